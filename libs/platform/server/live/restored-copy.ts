// Notices that a backup of the database was restored while no node was running. Runs once at the start, after the
// migrations. The table `live.place` keeps a mark of the server, the database and the time of its files; a restored copy
// has another mark.

import pg from 'pg';

/**
 * True when the database differs from the one of the last start. Then every stream gets a new epoch, so screens read
 * everything anew and tablets offer the last day's marks again. A database that was only moved loses nothing by this.
 */
export async function renewEpochsOfRestoredCopy(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'rampa-restored-copy' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table live.place');
    const { rows } = await client.query<{ known: string | null; now: string }>(
      'select (select mark from live.place) as known, live.place_now() as now',
    );
    const { known, now } = rows[0]!;
    const isCopy = known !== null && known !== now;
    if (isCopy) await client.query('update live.stream set epoch = gen_random_uuid()');
    await client.query(
      'insert into live.place (mark) values ($1) on conflict (is_only) do update set mark = excluded.mark',
      [now],
    );
    await client.query('commit');
    return isCopy;
  } finally {
    await client.end();
  }
}

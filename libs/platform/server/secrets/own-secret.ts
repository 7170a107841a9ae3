// Checks before the start that this database was written with this secret. Values sealed with a wrong secret cannot be
// opened later, and nobody would notice until the day of the contest.

import pg from 'pg';
import type { Config } from '../config/config.ts';
import { Secrets } from './secrets.ts';

const NO_TABLE = '42P01';

/**
 * Throws an Error in Russian when the secret is not this database's. An empty database adopts the secret; with the
 * former one (RAMPA_SECRET_OLD) the database adopts the new one, and the worker seals everything anew.
 */
export async function refuseForeignSecret(config: Config): Promise<void> {
  const { current, old } = new Secrets(config).fingerprints;
  const client = new pg.Client({ connectionString: config.databaseUrl, application_name: 'rampa-secret' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table secrets.installation');
    const { rows } = await client.query<{ key: string; previous: string | null }>(
      'select key, previous_key as previous from secrets.installation',
    );
    const [known] = rows;
    if (!known) await client.query('insert into secrets.installation (key) values ($1)', [current]);
    else if (known.key === current) refuseTooSoon(known.previous, old);
    else if (known.key === old) {
      if (known.previous) throw new Error(STILL_SEALING);
      const turn = 'update secrets.installation set key = $1, previous_key = $2, changed_at = now()';
      await client.query(turn, [current, old]);
    } else throw new Error(foreign(current, known.key));
    await client.query('commit');
  } catch (error) {
    // A database of a former release lacks the table: the migration runs first, then this check.
    if ((error as { code?: string }).code !== NO_TABLE) throw error;
  } finally {
    await client.end();
  }
}

function refuseTooSoon(previous: string | null, old: string | null): void {
  if (previous && previous !== old) throw new Error(STILL_SEALING);
}

const STILL_SEALING =
  'Секрет сменили, но ещё не всё запечатано заново: верните прежний в RAMPA_SECRET_OLD и подождите, пока worker скажет в журнале, что его можно убрать.';

function foreign(current: string, known: string): string {
  return [
    `Секрет не тот: отпечаток этого — ${current}, а база запечатана секретом ${known}.`,
    '  Верните прежний RAMPA_SECRET (без него — файл secrets.json в RAMPA_HOME).',
    '  Чтобы сменить секрет, задайте новый в RAMPA_SECRET, а прежний — в RAMPA_SECRET_OLD.',
    '  Если прежний потерян, прочтите в README, что с ним пропадает и как начать с новым.',
  ].join('\n');
}

// A database with the product's own tables and one large event, written by plain SQL, the same each time.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../client/building.ts';

export interface EventSize {
  nominations: number;
  itemsEach: number;
  judges: number;
  criteria: number;
}

/** Guids are numbered from here, so that all numbers have twelve digits. */
const FIRST = 100_000_000_000;

/** The same numbers give the same guids, here and in SQL: `bench.guid(kind, number)`. */
export function guid(kind: 'competition' | 'item' | 'judge' | 'criterion' | 'nomination', number: number): string {
  const code = { competition: 1, item: 2, judge: 3, criterion: 4, nomination: 5 }[kind];
  return `00000000-0000-7000-800${code}-${FIRST + number}`;
}

export const COMPETITION = guid('competition', 1);

export async function createBenchEvent(url: string, size: EventSize): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const files = globSync(join(ROOT, 'libs/*/server/migrations/*.sql'));
    const ordered = files.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
    for (const file of ordered) await client.query(readFileSync(file, 'utf8'));
    await client.query(eventSql(size));
  } finally {
    await client.end();
  }
}

/** `bench.guid(kind, number)`, in the schema `bench`. */
export const GUIDS_SQL = `
  create function bench.guid(kind integer, n bigint) returns uuid language sql immutable as $$
    select format('00000000-0000-7000-800%s-%s', to_hex(kind), ${FIRST} + n)::uuid $$;`;

function eventSql({ nominations, itemsEach, judges, criteria }: EventSize): string {
  return `
    create schema bench;
    ${GUIDS_SQL}
    insert into live.stream (stream_guid, kind) values ('${COMPETITION}', 'competition');
    insert into competitions.competition (guid, organizer_guid, title, begin_date, end_date, use_finances)
      values ('${COMPETITION}', gen_random_uuid(), 'Светлояр', '2026-04-01', '2026-04-05', true);
    insert into program.program (guid, competition_guid, title) values (bench.guid(6, 1), '${COMPETITION}', 'День первый');
    insert into judging.protocol (program_guid, competition_guid, state) values (bench.guid(6, 1), '${COMPETITION}', 'Open');
    insert into program.item (guid, program_guid, competition_guid, order_key, number, performer, nomination_guid, activity)
      select bench.guid(2, n), bench.guid(6, 1), '${COMPETITION}', n, n::text, 'Ансамбль ' || n,
             bench.guid(5, 1 + (n - 1) / ${itemsEach}), 'Done'
        from generate_series(1, ${nominations * itemsEach}) n;
    insert into judging.judge (guid, competition_guid, full_name, position)
      select bench.guid(3, n), '${COMPETITION}', 'Судья ' || n, n from generate_series(1, ${judges}) n;
    insert into judging.criterion (guid, competition_guid, title, min_value, max_value, step, position)
      select bench.guid(4, n), '${COMPETITION}', 'Критерий ' || n, 1000, 10000, 100, n from generate_series(1, ${criteria}) n;`;
}

/** Marks every cell of the event by a formula, not at random. */
export const MARK_ALL = `
  insert into judging.mark (item_guid, judge_guid, criterion_guid, value)
  select i.guid, j.guid, c.guid, 5000 + 100 * (hashtext(i.guid::text || j.guid || c.guid) & 1023) % 5001 / 100 * 100
    from program.item i, judging.judge j, judging.criterion c`;

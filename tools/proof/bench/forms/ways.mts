// Three ways to keep answers, each with the same transaction around its own statements: the application is held, the
// answer stored, the journal written, the revision raised. Bundled as the api is.

import 'reflect-metadata';
import pg from 'pg';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ApplicationRows, type KeptBlock } from '../../../../libs/applications/server/persistence/application-rows.ts';
import type { StoredAnswer } from '../../../../libs/applications/server/persistence/application-tables.ts';
import { answering } from '../answering.ts';
import { IN_FLIGHT, keepInFlight, POOL } from '../commit/load.ts';
import { isOfBook } from './event.ts';
import { listWays } from './list-ways.mts';

/** `bare`: everything around an answer and no answer, which is what no way can go below. */
export type Way = 'product' | 'rows' | 'whole' | 'bare';

interface Place {
  application: Guid;
  block: KeptBlock;
  n: number;
}

type Store = (tx: Reader, place: Place, answers: Record<number, StoredAnswer>, revision: number) => Promise<void>;

const rows = new ApplicationRows();
let pool: pg.Pool;
let lists: Awaited<ReturnType<typeof listWays>>;
/** What each way must have at the end: application → its blocks. */
const kept: Record<Way, Map<Guid, KeptBlock[]>> = {
  ...{ product: new Map(), rows: new Map(), whole: new Map(), bare: new Map() },
};
const saves: Record<Way, number> = { product: 0, rows: 0, whole: 0, bare: 0 };

const STORES: Record<Way, Store> = {
  product: (tx, { block }, answers, revision) => rows.store(tx, [block], [{ ...block, answers }], revision),
  rows: async (tx, { application, block, n }, answers, revision) => {
    await tx.query(
      `insert into bench.answer (application_guid, block_guid, form_block, position, n, t, r) values ($1, $2, 0, $3, $4, $5, $6)
         on conflict (block_guid, n) do update set t = excluded.t, r = excluded.r`,
      [application, block.guid, block.position, n, textOf(answers[n]!), revision],
    );
  },
  whole: async (tx, { application, block }, answers) => {
    const all = kept.whole.get(application)!;
    const named = all.map((one) => [one.guid, keyed(one === block ? answers : one.answers)]);
    await tx.query('update bench.whole set answers = $2 where application_guid = $1', [
      application,
      JSON.stringify(Object.fromEntries(named)),
    ]);
  },
  bare: () => Promise.resolve(),
};

const textOf = (answer: StoredAnswer): string => ('t' in answer ? answer.t : '');
const keyed = (answers: Readonly<Record<number, StoredAnswer>>) =>
  Object.fromEntries(Object.entries(answers).map(([n, answer]) => [`f${n}`, answer]));

async function save(way: Way, device: number): Promise<void> {
  // Each device has applications of its own: nobody waits for another's lock.
  const own = [...kept[way].keys()].filter((_, at) => at % IN_FLIGHT === device);
  const application = own[saves[way]++ % own.length];
  if (application === undefined) return;
  const blocks = kept[way].get(application)!;
  const block = blocks[saves[way] % blocks.length]!;
  const fields = Object.keys(block.answers).map(Number).filter((n) => !isOfBook(n)); // prettier-ignore
  const n = fields[saves[way] % fields.length]!;
  const client = await pool.connect();
  const tx: Reader = { query: async (sql, values = []) => (await client.query(sql, values as unknown[])).rows };
  try {
    await client.query('begin');
    const [held] = await tx.query<{ revision: number }>(
      'select revision from applications.application where guid = $1 for update',
      [application],
    );
    const revision = held!.revision + 1;
    const after = { t: `Ответ ${saves[way]}`, r: revision };
    const answers = { ...block.answers, [n]: after };
    await STORES[way](tx, { application, block, n }, answers, revision);
    await tx.query(
      'insert into bench.change (way, application_guid, block_guid, n, before, after) values ($1, $2, $3, $4, $5, $6)',
      [way, application, block.guid, n, block.answers[n], after],
    );
    await tx.query('update applications.application set revision = $2, updated_at = now() where guid = $1', [
      application,
      revision,
    ]);
    await client.query('commit');
    block.answers = answers;
  } finally {
    client.release();
  }
}

/** Every answer as text, by block and field, as it stands in the way's own table. */
const STANDING: Record<Exclude<Way, 'bare'>, string> = {
  product: `select b.guid || ' ' || substring(k.key from 2) as place, k.value ->> 't' as t
      from applications.block b cross join jsonb_each(b.answers) k where k.value ? 't'`,
  rows: `select block_guid || ' ' || n as place, t from bench.answer where t is not null`,
  whole: `select b.key || ' ' || substring(k.key from 2) as place, k.value ->> 't' as t
      from bench.whole w cross join jsonb_each(w.answers) b cross join jsonb_each(b.value) k where k.value ? 't'`,
};

answering({
  prepare: async (databaseUrl: string, competition: Guid) => {
    pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
    const { rows: found } = await pool.query<{ guid: Guid }>(
      'select guid from applications.application order by number',
    );
    for (const { guid } of found)
      for (const way of Object.values(kept)) way.set(guid, await rows.blocks({ query: async (sql, values = []) => (await pool.query(sql, values as unknown[])).rows }, guid)); // prettier-ignore
    lists = await listWays(databaseUrl, competition);
  },
  save: (ms: number, way: Way) => keepInFlight(ms, 'device', (device) => save(way, Number(device.split('-')[1]))),
  /** How many answers differ from what was saved, and how many lines the journal has too few or too many. */
  lost: async (way: Exclude<Way, 'bare'>) => {
    const { rows: standing } = await pool.query<{ place: string; t: string }>(STANDING[way]);
    const stored = new Map(standing.map(({ place, t }) => [place, t]));
    let wrong = 0;
    for (const blocks of kept[way].values())
      for (const { guid, answers } of blocks)
        for (const [n, answer] of Object.entries(answers))
          if ('t' in answer && stored.get(`${guid} ${n}`) !== answer.t) wrong++;
    const { rows: noted } = await pool.query<{ count: number }>(
      'select count(*)::int as count from bench.change where way = $1',
      [way],
    );
    return { wrong, unnoted: saves[way] - noted[0]!.count };
  },
  list: (ms: number, way: 'product' | 'rows', columns: number[]) => lists.time(ms, way, columns),
  differences: (columns: number[]) => lists.differences(columns),
});

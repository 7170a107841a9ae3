// A program of thousands of items is moved about and recounted: by the product's own use cases, and as it is usually
// done. Bundled as the api is.

import 'reflect-metadata';
import type { Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Scope } from '@rampa/platform/server';
import { plannedTimes } from '@rampa/program/domain';
import { itemsInOrder } from '../../../../libs/program/server/persistence/copied-items.ts';
import { ProtocolStates } from '../../../../libs/program/server/ports/protocol-states.ts';
import { RecountProgram } from '../../../../libs/program/server/use-cases/recount-program.ts';
import { ReorderItem } from '../../../../libs/program/server/use-cases/reorder-item.ts';
import { answering } from '../answering.ts';
import { POOL } from '../commit/load.ts';

const GAP_S = 30;

let database: Database;
let work: UnitOfWork;
let scope: Scope;
let program: Guid;
let count: number;
let begin: Date;
let turn = 0;

/** From somewhere in the program to somewhere else: the same moves for both. */
const moveOf = (number: number) => ({ from: (number * 7_919) % count, to: (number * 104_729 + 17) % count });

/** Order by whole numbers, and every item between is written anew. */
const usualOrder = () =>
  database
    .query<{ guid: Guid }>('select guid from program.item where program_guid = $1 order by bench_position', [program])
    .then((rows) => rows.map(({ guid }) => guid));
const ownOrder = () =>
  database
    .query<{ guid: Guid }>('select guid from program.item where program_guid = $1 order by order_key, guid', [program])
    .then((rows) => rows.map(({ guid }) => guid));

const REORDER = {
  product: async (number: number) => {
    const { from, to } = moveOf(number);
    const guid = (await ownOrder())[from]!;
    const reordering = new ReorderItem(work, new ProtocolStates());
    const at = performance.now();
    await reordering.run(scope, program, { competitionProgramItemGuid: guid, toIndex: to });
    return performance.now() - at;
  },
  usual: async (number: number) => {
    const { from, to } = moveOf(number);
    const guid = (await usualOrder())[from]!;
    const at = performance.now();
    await work.run({ scope }, async (tx) => {
      await tx.query('select from program.program where guid = $1 for update', [program]);
      const [low, high, by] = from < to ? [from + 1, to, -1] : [to, from - 1, 1];
      await tx.query(
        'update program.item set bench_position = bench_position + $4 where program_guid = $1 and bench_position between $2 and $3',
        [program, low, high, by],
      );
      await tx.query('update program.item set bench_position = $2 where guid = $1', [guid, to]);
      tx.emit(scope.competition!, 'items.changed', { program, items: [guid] });
    });
    return performance.now() - at;
  },
};

const RECOUNT = {
  product: async () => {
    const recounting = new RecountProgram(work);
    const at = performance.now();
    await recounting.run(scope, program);
    return performance.now() - at;
  },
  /** Each item's start is counted and written by itself. */
  usual: async () => {
    const at = performance.now();
    await work.run({ scope }, async (tx) => {
      await tx.query('select from program.program where guid = $1 for update', [program]);
      const items = await itemsInOrder(tx, program);
      const starts = plannedTimes(begin.getTime(), items.map((item) => ({ ...item, keptAt: null })), GAP_S); // prettier-ignore
      for (const [index, { guid }] of items.entries())
        await tx.query('update program.item set bench_planned_at = $2 where guid = $1', [guid, new Date(starts[index]!)]); // prettier-ignore
      tx.emit(scope.competition!, 'program.changed', { program });
    });
    return performance.now() - at;
  },
};

const WAYS = { reorder: REORDER, recount: RECOUNT };

answering({
  prepare: async (databaseUrl: string, competition: Guid, items: number) => {
    database = await new Database(databaseUrl, POOL).connect();
    const [row] = await database.query<{ guid: Guid; organizer: Guid }>(
      'select bench.guid(6, 1) as guid, organizer_guid as organizer from competitions.competition where guid = $1',
      [competition],
    );
    program = row!.guid;
    count = items;
    begin = new Date(Date.UTC(2026, 3, 1, 7));
    const hints = { publish: () => undefined } as never;
    const archive = { hold: () => Promise.resolve() } as never;
    work = new UnitOfWork(database, hints, archive);
    scope = { actor: { kind: 'account', account: row!.organizer }, organizer: row!.organizer, competition } as Scope;
    await database.query(`alter table program.item add bench_position integer, add bench_planned_at timestamptz`);
    await database.query(
      `update program.item i set bench_position = n.place, activity = 'Waiting', duration_s = 120 + (n.place % 7)::int * 15
         from (select guid, row_number() over (order by order_key, guid) - 1 as place from program.item) n where n.guid = i.guid`,
    );
    await database.query('create index on program.item (program_guid, bench_position)');
    await database.query('update program.program set begins_at = $2, gap_s = $3 where guid = $1', [program, begin, GAP_S]); // prettier-ignore
    await database.query('vacuum analyze program.item');
  },
  /** The median of so many; moves go on where the former ones have ended. */
  time: async (what: keyof typeof WAYS, way: 'product' | 'usual', times: number): Promise<number> => {
    const spent: number[] = [];
    for (let at = 0; at < times; at++) spent.push(await WAYS[what][way](turn + at));
    return spent.toSorted((one, other) => one - other)[times >> 1]!;
  },
  /** Both have made the same moves since; the next ones are others. */
  moved: (times: number) => {
    turn += times;
  },
  differences: async (expected: number): Promise<string[]> => {
    const [own, usual] = [await ownOrder(), await usualOrder()];
    const items = await itemsInOrder(database, program);
    const starts = plannedTimes(begin.getTime(), items.map((item) => ({ ...item, keptAt: null })), GAP_S); // prettier-ignore
    const written = await database.query<{ at: Date }>(
      'select bench_planned_at as at from program.item where program_guid = $1 order by order_key, guid',
      [program],
    );
    return [
      ...(own.length === expected ? [] : [`пунктов ${own.length}, а должно быть ${expected}`]),
      ...(own.join() === usual.join() ? [] : ['порядки различаются']),
      ...(written.every(({ at }, index) => at?.getTime() === starts[index]) ? [] : ['время различается']),
    ];
  },
});

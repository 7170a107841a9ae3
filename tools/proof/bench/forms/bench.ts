// Answers of applications: storing one and a page of the organizer's table, beside one typed row an answer and one JSON
// an application. 1,000 applications with three performances each and 200 fields.

import { join } from 'node:path';
import pg from 'pg';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { COMPETITION, createBenchEvent } from '../bench-event.ts';
import type { Taken } from '../commit/load.ts';
import { atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { applicationsSql, FIRST_FIELD, type Size } from './event.ts';

const SIZE: Size = { applications: 1_000, performances: 3, fields: 50 };
const SHORT_SIZE: Size = { applications: 70, performances: 2, fields: 12 };
const EVENT = { nominations: 1, itemsEach: 1, judges: 1, criteria: 1 };
const ROUNDS = 5;
const TURN_MS = { long: 3_000, short: 200 };
/** The table's fields, from all blocks. */
const COLUMNS = { long: 40, short: 15 };

const NAMES = { product: 'Рампа', rows: 'строка на ответ', whole: 'JSON на заявку', bare: 'без ответа' } as const;
type Way = keyof typeof NAMES;
const STORING = ['product', 'rows', 'whole'] as const satisfies readonly Way[];

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const size = isShort ? SHORT_SIZE : SIZE;
  const turnMs = TURN_MS[isShort ? 'short' : 'long'];
  const columns = Array.from(
    { length: COLUMNS[isShort ? 'short' : 'long'] },
    (_, at) => FIRST_FIELD + at * (isShort ? 3 : 5),
  );
  const file = await bundle('forms', join(import.meta.dirname, 'ways.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const ways = new Child(file);
  try {
    await createBenchEvent(services.databaseUrl, EVENT);
    await run(services.databaseUrl, applicationsSql(COMPETITION, size));
    await ways.ask('prepare', services.databaseUrl, COMPETITION);
    const faults = await ways.ask<string[]>('differences', columns);
    const listed = await inTurns(
      Object.fromEntries(
        (['product', 'rows'] as const).map((way) => [
          NAMES[way],
          async () => ({ ms: await ways.ask<number>('list', turnMs, way, columns) }),
        ]),
      ),
      rounds ?? ROUNDS,
      say,
    );
    const saved = await inTurns(
      Object.fromEntries(
        (Object.keys(NAMES) as Way[]).map((way) => [
          NAMES[way],
          async () => {
            await run(services.databaseUrl, 'checkpoint'); // so that no peer pays for the one before
            const { perSecond, p99 } = await ways.ask<Taken>('save', turnMs, way);
            return { ms: 1_000 / perSecond, p99 };
          },
        ]),
      ),
      rounds ?? ROUNDS,
      say,
    );
    for (const way of STORING) {
      const { wrong, unnoted } = await ways.ask<{ wrong: number; unnoted: number }>('lost', way);
      if (wrong > 0) faults.push(`${NAMES[way]}: ответов, которые не те, что сохранены: ${wrong}`);
      if (unnoted !== 0) faults.push(`${NAMES[way]}: в журнале не хватает ${unnoted}`);
    }
    if (isShort) return counted(faults);
    const save: Measure = {
      title: 'Время сервера на один сохранённый ответ, 64 одновременно',
      ...{ unit: 'мс', decimals: 3, base: NAMES.rows, rows: rowsOf(saved, 'ms') },
    };
    const list: Measure = {
      title: 'Страница таблицы: 50 заявок, 40 столбцов, отбор, порядок, число найденных',
      ...{ unit: 'мс', decimals: 1, base: NAMES.rows, rows: rowsOf(listed, 'ms') },
    };
    return {
      measures: [save, list],
      goals: [
        atMost('сохранение к строке на ответ', ratio(save, NAMES.product, NAMES.rows), 1.3),
        atMost('сохранение к JSON на заявку', ratio(save, NAMES.product, NAMES.whole), 1 / 3),
        atMost('страница таблицы к строке на ответ', ratio(list, NAMES.product, NAMES.rows), 1.1),
      ],
      faults,
    };
  } finally {
    await ways.stop();
    await services.stop();
  }
};

async function run(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

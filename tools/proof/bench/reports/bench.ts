// A report of 3,000 performances in 20 columns by the one projection, as the office and as everybody reads it, beside the
// same answers taken out key by key; and its statistics beside a scan of lists of lines.

import { join } from 'node:path';
import pg from 'pg';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { COMPETITION, createBenchEvent } from '../bench-event.ts';
import { applicationsSql, type Size } from '../forms/event.ts';
import { atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { chosenSql } from './event.ts';

const SIZE: Size = { applications: 1_000, performances: 3, fields: 50 };
const SHORT_SIZE: Size = { applications: 60, performances: 2, fields: 20 };
const EVENT = { nominations: 1, itemsEach: 1, judges: 1, criteria: 1 };
const ROUNDS = 5;
const TURN_MS = { long: 3_000, short: 150 };

export const NAMES = {
  product: 'Рампа',
  published: 'Рампа, для посторонних',
  keys: 'по ключу на столбец',
  lists: 'списки строк (uuid[])',
} as const;

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const size = isShort ? SHORT_SIZE : SIZE;
  const turnMs = TURN_MS[isShort ? 'short' : 'long'];
  const file = await bundle('reports', join(import.meta.dirname, 'ways.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const ways = new Child(file);
  const taken = async (what: 'report' | 'statistics', ...names: (keyof typeof NAMES)[]) =>
    inTurns(
      Object.fromEntries(
        names.map((way) => [NAMES[way], async () => ({ ms: await ways.ask<number>('time', turnMs, what, way) })]),
      ),
      rounds ?? ROUNDS,
      say,
    );
  try {
    await createBenchEvent(services.databaseUrl, EVENT);
    const client = new pg.Client({ connectionString: services.databaseUrl });
    await client.connect();
    await client.query(applicationsSql(COMPETITION, size));
    await client.query(chosenSql());
    await client.end();
    await ways.ask('prepare', services.databaseUrl, COMPETITION, size.fields);
    const faults = await ways.ask<string[]>('differences', size.applications * size.performances);
    const reports = await taken('report', 'product', 'published', 'keys');
    const statistics = await taken('statistics', 'product', 'lists');
    if (isShort) return counted(faults);
    const report: Measure = {
      title: 'Отчёт: 3000 строк, 20 столбцов',
      ...{ unit: 'мс', decimals: 1, base: NAMES.keys, rows: rowsOf(reports, 'ms') },
    };
    const stats: Measure = {
      title: 'Статистика отчёта: 10 полей со справочниками по 3000 строк',
      ...{ unit: 'мс', decimals: 1, base: NAMES.lists, rows: rowsOf(statistics, 'ms') },
    };
    return {
      measures: [report, stats],
      goals: [
        atMost('отчёт к «по ключу на столбец»', ratio(report, NAMES.product, NAMES.keys), 0.6),
        atMost('статистика к спискам строк', ratio(stats, NAMES.product, NAMES.lists), 0.5),
      ],
      faults,
    };
  } finally {
    await ways.stop();
    await services.stop();
  }
};

// A program of 3,000 performances takes what has changed in 1,000 applications of 200 fields: a twentieth of them, beside all
// of them.

import { join } from 'node:path';
import pg from 'pg';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { COMPETITION, createBenchEvent } from '../bench-event.ts';
import { applicationsSql, type Size } from '../forms/event.ts';
import { atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';

const SIZE: Size = { applications: 1_000, performances: 3, fields: 50 };
const SHORT_SIZE: Size = { applications: 50, performances: 2, fields: 12 };
const EVENT = { nominations: 1, itemsEach: 1, judges: 1, criteria: 1 };
const ROUNDS = 5;

const SHARES = { part: 5, whole: 100 } as const;
const NAMES = { part: 'изменилось 5 %', whole: 'изменилось всё' } as const;
type Way = keyof typeof NAMES;

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const size = isShort ? SHORT_SIZE : SIZE;
  const file = await bundle('synchronization', join(import.meta.dirname, 'ways.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const ways = new Child(file);
  const faults: string[] = [];
  try {
    await createBenchEvent(services.databaseUrl, EVENT);
    const client = new pg.Client({ connectionString: services.databaseUrl });
    await client.connect();
    await client.query(applicationsSql(COMPETITION, size));
    await client.end();
    const standing = await ways.ask<number>('prepare', services.databaseUrl, COMPETITION, size.fields);
    if (standing !== size.applications * size.performances) faults.push(`в программе ${standing}`);
    const synchronized = (way: Way) => async () => {
      const renamed = await ways.ask<number>('rename', SHARES[way]);
      const { changed, ...times } = await ways.ask<{ ms: number; comparing: number; changed: number }>('synchronize');
      if (changed !== renamed || renamed === 0) faults.push(`${NAMES[way]}: взято ${changed} из ${renamed}`);
      faults.push(...(await ways.ask<string[]>('differences')));
      return times;
    };
    const taken = await inTurns(
      { [NAMES.part]: synchronized('part'), [NAMES.whole]: synchronized('whole') },
      rounds ?? ROUNDS,
      say,
    );
    if (isShort) return counted(faults);
    const measure = (title: string, figure: string): Measure => ({
      ...{ title, unit: 'мс', decimals: 0, base: NAMES.whole, rows: rowsOf(taken, figure) },
    });
    const whole = measure(`Сверка программы из ${standing} выступлений с заявками и взятое из них`, 'ms');
    return {
      measures: [whole, measure('Из того: только сравнить', 'comparing')],
      goals: [atMost('сверка, где изменилось 5 %, к полной', ratio(whole, NAMES.part, NAMES.whole), 0.4)],
      faults,
    };
  } finally {
    await ways.stop();
    await services.stop();
  }
};

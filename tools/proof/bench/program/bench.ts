// A program of 3,000 items: one of them is moved, and the whole is recounted, beside the usual ways: whole numbers for
// places, and a statement for each item's time.

import { join } from 'node:path';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { COMPETITION, createBenchEvent } from '../bench-event.ts';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';

const SIZE = { nominations: 30, itemsEach: 100, judges: 1, criteria: 1 };
const SHORT_SIZE = { ...SIZE, nominations: 2, itemsEach: 20 };
const ROUNDS = 5;
const MOVES = { long: 21, short: 3 };

const NAMES = { product: 'Рампа', usual: 'как обычно' } as const;
type Way = keyof typeof NAMES;

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const size = isShort ? SHORT_SIZE : SIZE;
  const moves = MOVES[isShort ? 'short' : 'long'];
  const items = size.nominations * size.itemsEach;
  const file = await bundle('program', join(import.meta.dirname, 'ways.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const ways = new Child(file);
  try {
    await createBenchEvent(services.databaseUrl, size);
    await ways.ask('prepare', services.databaseUrl, COMPETITION, items);
    let done = 0;
    /** The second of two has made the same moves, so both go on to the next. */
    const moved = async (way: Way) => {
      const ms = await ways.ask<number>('time', 'reorder', way, moves);
      if (++done % 2 === 0) await ways.ask('moved', moves);
      return { ms };
    };
    const orders = await inTurns(
      { [NAMES.product]: () => moved('product'), [NAMES.usual]: () => moved('usual') },
      rounds ?? ROUNDS,
      say,
    );
    const recounted = async (way: Way) => ({ ms: await ways.ask<number>('time', 'recount', way, isShort ? 1 : 3) });
    const times = await inTurns(
      { [NAMES.product]: () => recounted('product'), [NAMES.usual]: () => recounted('usual') },
      rounds ?? ROUNDS,
      say,
    );
    const faults = await ways.ask<string[]>('differences', items);
    if (isShort) return counted(faults);
    const measure = (title: string, samples: typeof orders): Measure => ({
      ...{ title, unit: 'мс', decimals: 2, base: NAMES.usual, rows: rowsOf(samples, 'ms') },
    });
    const [order, recount] = [
      measure(`Один пункт из ${items} на другое место`, orders),
      measure(`Пересчёт времени ${items} пунктов`, times),
    ];
    return {
      measures: [order, recount],
      goals: [
        atMost('перестановка к целым номерам мест', ratio(order, NAMES.product, NAMES.usual), 0.75),
        atMost('пересчёт к записи по одному', ratio(recount, NAMES.product, NAMES.usual), 0.1),
      ],
      faults,
    };
  } finally {
    await ways.stop();
    await services.stop();
  }
};

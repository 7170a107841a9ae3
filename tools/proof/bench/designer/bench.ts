// The designer: from a change to the picture of the changed box, beside a compile of the whole page.

import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { atMost, counted, middle, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';

const CHANGES = { long: 200, short: 3 };
const ROUNDS = 7;

const BOX = 'Рампа, одна рамка';
const PAGE = 'лист целиком';

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const count = CHANGES[isShort ? 'short' : 'long'];
  const product = new Child(await bundle('designer', join(import.meta.dirname, 'product.mts')));
  const faults: string[] = [];
  const drawn = async (what: 'box' | 'page', changes: number) => {
    const { times, empty } = await product.ask<{ times: number[]; empty: number }>(what, changes);
    if (times.length !== changes || empty > 0) faults.push(`${what}: картинок ${times.length - empty} из ${changes}`);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
    return { p50: at(0.5), p99: at(0.99) };
  };
  try {
    // The first picture reads the fonts.
    await drawn('box', 1);
    const samples = await inTurns(
      { [BOX]: () => drawn('box', count), [PAGE]: () => drawn('page', isShort ? 1 : Math.ceil(count / 4)) },
      rounds ?? ROUNDS,
      say,
    );
    if (isShort) return counted(faults);
    const measure = (title: string, of: 'p50' | 'p99'): Measure => ({
      ...{ title, unit: 'мс', decimals: 1, base: PAGE, rows: rowsOf(samples, of) },
    });
    const [half, most] = [
      measure('От изменения до картинки, p50', 'p50'),
      measure('От изменения до картинки, p99', 'p99'),
    ];
    return {
      measures: [half, most],
      goals: [
        atMost('мс до картинки, p99', middle(samples.get(BOX)!.map(({ p99 }) => p99!)).median, 100),
        atMost('рамка к листу целиком, p50', ratio(half, BOX, PAGE), 0.5),
      ],
      faults,
    };
  } finally {
    await product.stop();
  }
};

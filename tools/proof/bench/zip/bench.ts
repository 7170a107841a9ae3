// An archive of 1,000 files, beside yazl fed as usual; and whether four times as many take more memory.

import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import type { Taken } from '../memory.ts';
import { atMost, counted, middle, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';

const FILES = { long: 1_000, short: 20 };
const ROUNDS = 5;

const PRODUCT = 'Рампа';
const MORE = 'Рампа, вчетверо больше файлов';
const YAZL = 'yazl, всё сразу';

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const count = FILES[isShort ? 'short' : 'long'];
  const file = await bundle('zip', join(import.meta.dirname, 'product.mts'));
  const usual = join(import.meta.dirname, 'by-yazl.ts');
  const faults: string[] = [];
  const packed = async (way: string, files: number) => {
    const child = new Child(way);
    try {
      const { right, ...sample } = await child.ask<Taken & { right: number }>('pack', files);
      if (right !== files) faults.push(`верных файлов ${right} из ${files}`);
      return { ...sample };
    } finally {
      await child.stop();
    }
  };
  const samples = await inTurns(
    {
      [PRODUCT]: () => packed(file, count),
      [YAZL]: () => packed(usual, count),
      ...(isShort ? {} : { [MORE]: () => packed(file, 4 * count) }),
    },
    rounds ?? ROUNDS,
    say,
  );
  if (isShort) return counted(faults);
  const time: Measure = {
    title: `Архив из ${count} файлов по 100 КБ`,
    ...{ unit: 'мс', decimals: 0, base: YAZL, rows: rowsOf(samples, 'ms', [PRODUCT, YAZL]) },
  };
  const memory: Measure = {
    title: 'Память сверх начальной',
    ...{ unit: 'МБ', decimals: 1, base: YAZL, rows: rowsOf(samples, 'peakMb') },
  };
  const peak = (name: string) => middle(samples.get(name)!.map(({ peakMb }) => peakMb!)).median;
  return {
    measures: [time, memory],
    goals: [
      atMost('время к yazl', ratio(time, PRODUCT, YAZL), 1),
      atMost('память при вчетверо большем архиве к памяти при обычном', peak(MORE) / peak(PRODUCT), 1.25),
    ],
    faults,
  };
};

// A workbook of 20,000 rows in 40 columns, beside exceljs, which writes it row by row into a file. Each in a process of
// its own for each time, so that the memory of one is not that of the one before.

import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import type { Taken } from '../memory.ts';
import { providePeers } from '../peers.ts';
import { atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import type { Size } from './table.ts';

const SIZE: Size = { rows: 20_000, columns: 40 };
const SHORT_SIZE: Size = { rows: 200, columns: 10 };
const ROUNDS = 5;

const PRODUCT = 'Рампа';
const EXCELJS = 'exceljs, строка за строкой';

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const size = isShort ? SHORT_SIZE : SIZE;
  if (!isShort) providePeers(['exceljs'], say);
  const file = await bundle('xlsx', join(import.meta.dirname, 'product.mts'));
  const faults: string[] = [];
  const written = async (way: string) => {
    const child = new Child(way);
    try {
      const { rows, cells, ...sample } = await child.ask<Taken & { rows: number; cells: number }>('write', size);
      if (rows !== size.rows || cells !== size.rows * size.columns)
        faults.push(`строк ${rows} из ${size.rows}, ячеек ${cells} из ${size.rows * size.columns}`);
      return { ...sample };
    } finally {
      await child.stop();
    }
  };
  const samples = await inTurns(
    {
      [PRODUCT]: () => written(file),
      ...(isShort ? {} : { [EXCELJS]: () => written(join(import.meta.dirname, 'by-exceljs.ts')) }),
    },
    rounds ?? ROUNDS,
    say,
  );
  if (isShort) return counted(faults);
  const measure = (title: string, unit: string, figure: string): Measure => ({
    ...{ title: `Книга ${size.rows} × ${size.columns}: ${title}`, unit, decimals: 0, base: EXCELJS },
    rows: rowsOf(samples, figure),
  });
  const [time, memory] = [measure('время', 'мс', 'ms'), measure('память сверх начальной', 'МБ', 'peakMb')];
  return {
    measures: [time, measure('работа процессора', 'мс', 'cpuMs'), memory],
    goals: [
      atMost('время к exceljs', ratio(time, PRODUCT, EXCELJS), 1),
      atMost('память к exceljs', ratio(memory, PRODUCT, EXCELJS), 0.6),
    ],
    faults,
  };
};

// The product's own way to a workbook: its press with its thread. Bundled as the product is.

import { Press, type Cell } from '@rampa/platform/server';
import { entriesOf } from '../../../../libs/platform/testing/zip-entries.ts';
import { answering } from '../answering.ts';
import { taken } from '../memory.ts';
import { countedIn, isNumber, numberOf, textOf, type Size } from './table.ts';

const press = new Press();

const cellOf = (row: number, column: number): Cell =>
  isNumber(column) ? { thousandths: numberOf(row, column) * 1_000, decimals: 0 } : textOf(row, column);

answering({
  write: async ({ rows, columns }: Size) => {
    const { value, ...figures } = await taken(() =>
      press.workbook({
        sheets: [
          {
            title: 'Заявки',
            columns: Array.from({ length: columns }, () => 20),
            rows: Array.from({ length: rows }, (_, row) => ({
              cells: Array.from({ length: columns }, (__, column) => cellOf(row, column)),
            })),
          },
        ],
      }),
    );
    const sheet = entriesOf(Buffer.from(value)).find(({ name }) => name.endsWith('sheet1.xml'))!;
    return { ...figures, bytes: value.length, ...countedIn(sheet.bytes.toString()) };
  },
});

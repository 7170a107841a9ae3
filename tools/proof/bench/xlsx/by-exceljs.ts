// The usual Node way: exceljs, which writes row by row into a file.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entriesOf } from '../../../../libs/platform/testing/zip-entries.ts';
import { answering } from '../answering.ts';
import { taken } from '../memory.ts';
import { peer } from '../peers.ts';
import { countedIn, isNumber, numberOf, textOf, type Size } from './table.ts';

interface Row {
  commit(): void;
}
interface Worksheet {
  columns: { width: number }[];
  addRow(values: readonly (string | number)[]): Row;
  commit(): void;
}
interface Writer {
  addWorksheet(name: string): Worksheet;
  commit(): Promise<void>;
}
interface ExcelJs {
  stream: { xlsx: { WorkbookWriter: new (options: object) => Writer } };
}

answering({
  write: async ({ rows, columns }: Size) => {
    const folder = mkdtempSync(join(tmpdir(), 'rampa-bench-xlsx-'));
    const filename = join(folder, 'table.xlsx');
    try {
      const { stream } = peer<ExcelJs>('exceljs');
      const { value: _, ...figures } = await taken(async () => {
        const writer = new stream.xlsx.WorkbookWriter({ filename, useStyles: true, useSharedStrings: true });
        const sheet = writer.addWorksheet('Заявки');
        sheet.columns = Array.from({ length: columns }, () => ({ width: 20 }));
        for (let row = 0; row < rows; row++) {
          const values = Array.from({ length: columns }, (__, column) =>
            isNumber(column) ? numberOf(row, column) : textOf(row, column),
          );
          sheet.addRow(values).commit();
        }
        sheet.commit();
        await writer.commit();
      });
      const bytes = readFileSync(filename);
      const sheet = entriesOf(bytes).find(({ name }) => name.endsWith('sheet1.xml'))!;
      return { ...figures, bytes: bytes.length, ...countedIn(sheet.bytes.toString()) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

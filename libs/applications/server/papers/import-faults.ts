// Rows of a table that have not become applications, as they came, with what is wrong: to be mended and imported again.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationImportExport } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { Database, FileMakers, fileName, Press, type FileAsk, type PreparedFile } from '@rampa/platform/server';
import type { RowFault } from '@rampa/applications/domain';
import { IMPORT, type ImportRow } from '../persistence/import-tables.ts';
import { columnTitle } from '../queries/read-imports.ts';

const FAULTS = 'Что исправить';
const LETTERS = 24;

@Injectable()
export class ImportFaults implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly press: Press,
  ) {}

  onModuleInit(): void {
    this.makers.add(ApplicationImportExport, (ask) => this.prepared(ask));
  }

  private async prepared({ query }: FileAsk<typeof ApplicationImportExport>): Promise<PreparedFile> {
    const row = await IMPORT.find(this.database, { guid: query.importGuid });
    if (!row) throw new Failure('notFound');
    const name = 'Импорт заявок. Строки с ошибками';
    return {
      name: fileName(name, query.format),
      title: `${name}, ${query.format.toUpperCase()}`,
      print: async () => {
        const lines = await this.lines(row);
        if (query.format === 'csv') return new TextEncoder().encode(csvOf(lines));
        const [head, ...rows] = lines;
        return this.press.workbook({
          sheets: [
            {
              ...{ title: 'Строки с ошибками', columns: head!.map(() => LETTERS), frozen: 1 },
              rows: [{ cells: head!, style: 'head' }, ...rows.map((cells) => ({ cells }))],
            },
          ],
        });
      },
    };
  }

  private async lines({ guid, columns }: ImportRow): Promise<string[][]> {
    const rows = await this.database.query<{ cells: string[]; faults: RowFault[] }>(
      `select cells, faults from applications.import_row
        where import_guid = $1 and outcome = 'error' and cells is not null order by row`,
      [guid],
    );
    // A table that was mended once has the column already.
    const kept = columns.map((_, at) => at).filter((at) => columns[at]!.title !== FAULTS);
    const words = ({ column, message }: RowFault) =>
      column === null ? message : `${columnTitle(columns, column)}: ${message}`;
    return [
      [...kept.map((at) => columns[at]!.title), FAULTS],
      ...rows.map(({ cells, faults }) => [...kept.map((at) => cells[at] ?? ''), faults.map(words).join('. ')]),
    ];
  }
}

/** As Russian Excel opens it. No cell becomes a formula: an apostrophe says that it is text, and our reading takes it off. */
function csvOf(lines: readonly string[][]): string {
  const cell = (text: string) => {
    const safe = /^[=@\t\r]|^[+-](?![\d\s()-]+$)/.test(text) ? `'${text}` : text;
    return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

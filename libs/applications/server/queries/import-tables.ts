// A table together with what its columns mean in the form of its event.

import { Injectable } from '@nestjs/common';
import {
  BookLines,
  fieldColumns,
  groupedRows,
  OWN_TITLES,
  portalColumn,
  type ImportMapping,
  type KnownTable,
  type RowGroup,
} from '@rampa/applications/domain';
import type { EventForm } from '@rampa/forms/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { StoredFiles, type Reader } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import type { ImportRow } from '../persistence/import-tables.ts';
import { dayOf } from './child-consents.ts';
import { readTable, type ReadTable } from '../reading/read-table.ts';

export interface GroupedTable {
  known: KnownTable;
  groups: readonly RowGroup[];
  cellsOf(row: number): readonly string[];
  /** The column that names the application, in a table of the portal's own; −1: there is none. */
  titleAt: number;
}

@Injectable()
export class ImportTables {
  constructor(
    private readonly bytes: StoredFiles,
    private readonly books: KnownBooks,
  ) {}

  /** Throws Unreadable; failures importFileGone, importStale where the file is not the one that was read. */
  async read(reader: Reader, { fileGuid, fileSha256 }: ImportRow, signal: AbortSignal): Promise<ReadTable> {
    if (fileGuid === null) throw new Failure('importFileGone');
    const { bytes, sha256 } = await this.bytes.of(reader, fileGuid);
    if (sha256 !== fileSha256) throw new Failure('importStale');
    return readTable(bytes, signal);
  }

  async grouped(
    reader: Reader,
    { used }: EventForm,
    { titles, rows }: ReadTable,
    mapping: ImportMapping,
    sha256: string,
  ): Promise<GroupedTable> {
    const columns = fieldColumns(used, mapping, titles);
    const books = [...new Set(columns.flatMap(({ field }) => field.bookGuid ?? []))];
    const byBook = Map.groupBy(await this.books.items(reader, books), ({ bookGuid }) => bookGuid);
    const lines = new Map<Guid, BookLines>(books.map((book) => [book, new BookLines(byBook.get(book) ?? [])]));
    const hasPieces = columns.some(({ isOfPerformance }) => isOfPerformance);
    const copies = columns
      .filter((one) => one.copies !== null && one.isOfPerformance === hasPieces)
      .map(({ at }) => at);
    const cells = new Map(rows.map((row) => [row.row, row.cells]));
    return {
      known: {
        ...{ form: used, columns, newGuid, hasPieceKey: mapping.performanceKey !== null },
        linesOf: (book) => lines.get(book)!,
        today: dayOf(new Date()),
      },
      groups: groupedRows(rows, mapping, {
        ...{ hasPieces, copies, file: sha256.slice(0, 32) },
        isPortals: portalColumn(titles) >= 0 && mapping.applicationKey === portalColumn(titles),
      }),
      cellsOf: (row) => cells.get(row) ?? [],
      titleAt: portalColumn(titles) < 0 ? -1 : titles.indexOf(OWN_TITLES.title),
    };
  }
}

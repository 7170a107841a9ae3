// Prints a list around the stage as a workbook, a word processor's document or a sheet for printing.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaperLogos } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { CompetitionCustomListsExport, type ListColumn } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import {
  Database,
  FileMakers,
  fileName,
  Press,
  printedTable,
  type FileAsk,
  type PreparedFile,
  type TextTable,
} from '@rampa/platform/server';
import { isNumberFact } from '@rampa/program/domain';
import { customListOf } from '../persistence/custom-lists.ts';
import { ReadCustomLists } from '../queries/read-custom-lists.ts';

const EMPTY = 'В списке пока никого нет.';
/** Pixels of a letter; a column is as wide as its longest text, between these. */
const LETTER = 7;
const [NARROWEST, WIDEST] = [56, 300];

@Injectable()
export class ListPapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly lists: ReadCustomLists,
    private readonly press: Press,
    private readonly logos: PaperLogos,
  ) {}

  onModuleInit(): void {
    this.makers.add(CompetitionCustomListsExport, (ask) => this.prepared(ask));
  }

  /** Failures notFound, listWithoutColumns. */
  private async prepared({ competition, query }: FileAsk<typeof CompetitionCustomListsExport>): Promise<PreparedFile> {
    const { customListGuid, format } = query;
    const { title, columns } = await customListOf(this.database, competition, customListGuid);
    if (columns.length === 0) throw new Failure('listWithoutColumns');
    return {
      name: fileName(`Список. ${title}`, format),
      title: `Список: ${title}, ${format.toUpperCase()}`,
      print: async () => {
        const { organizer, ...table } = await this.table(competition, customListGuid);
        return printedTable(this.press, { ...table, logo: await this.logos.of(organizer) }, format);
      },
    };
  }

  private table(competition: Guid, guid: Guid): Promise<TextTable & { organizer: Guid }> {
    return this.database.snapshot(async (reader) => {
      const { title, columns } = await customListOf(reader, competition, guid);
      const { title: event, organizerGuid: organizer } = await this.competitions.face(reader, competition);
      const rows = (await this.lists.of(reader, competition, guid)).map(({ cells }) => cells);
      return {
        title,
        event,
        organizer,
        rows,
        columns: columns.map((column, at) => paperColumn(column, rows, at)),
        empty: EMPTY,
      };
    });
  }
}

function paperColumn({ title, fact }: ListColumn, rows: readonly string[][], at: number) {
  const letters = rows.reduce((most, cells) => Math.max(most, cells[at]!.length), title.length);
  // What is filled by hand is often filled on the paper.
  const least = fact === null ? 120 : NARROWEST;
  return { title, width: Math.min(WIDEST, Math.max(least, letters * LETTER)), isNumber: isNumberFact(fact) };
}

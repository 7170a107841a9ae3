// Prints a program: PDF, a workbook, or a word processor's document.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import { CompetitionProgramExport, type ProgramFormat } from '@rampa/contract';
import {
  Database,
  FileMakers,
  fileName,
  Press,
  type FileAsk,
  type PreparedFile,
  type Sheet,
} from '@rampa/platform/server';
import { ProgramReads } from '../queries/program-reads.ts';
import source from '../templates/running-order.typ?raw';
import { runningOrder, type RunningOrder } from './running-order.ts';

@Injectable()
export class ProgramPapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly programs: ProgramReads,
    private readonly press: Press,
  ) {}

  onModuleInit(): void {
    this.makers.add(CompetitionProgramExport, (ask) => this.prepared(ask));
  }

  private async prepared({ competition, query }: FileAsk<typeof CompetitionProgramExport>): Promise<PreparedFile> {
    const { competitionProgramGuid: program, format } = query;
    const order = await this.database.snapshot(async (reader) =>
      runningOrder(await this.programs.view(reader, program), await this.competitions.groupFields(reader, competition)),
    );
    return {
      name: fileName(`Программа — ${order.title}`, format),
      title: `Программа: ${order.title}, ${format.toUpperCase()}`,
      print: () => this.printed(order, format),
    };
  }

  private async printed(order: RunningOrder, format: ProgramFormat): Promise<Uint8Array> {
    if (format === 'xlsx') return this.press.workbook({ sheets: [sheetOf(order)] });
    if (format === 'docx') return this.press.document(order);
    const [pdf] = await this.press.papers({ source }, [JSON.stringify(dataOf(order))]);
    return pdf!;
  }
}

/** What the template reads. */
function dataOf({ rows, columns, ...order }: RunningOrder) {
  return {
    ...order,
    columns: columns.map(({ isNumber = false, ...column }) => ({ ...column, isNumber })),
    rows: rows.map(({ cells, style = 'plain', isWithdrawn = false }) => ({
      style,
      isWithdrawn,
      cells: cells.map((cell) => {
        const [text = '', ...under] = cell.split('\n');
        return { text, under: under.join(' ') };
      }),
    })),
  };
}

const LETTERS_PER_SHARE = 0.62;

/** Under the name stands in a workbook, after a comma, what the paper has in small letters. */
function sheetOf({ title, head, columns, rows, notes }: RunningOrder): Sheet {
  const line = (text: string, style: 'title' | 'group' | 'note') => ({ cells: [text], style });
  const before = [
    line(title, 'title'),
    ...head.map((text) => line(text, 'note')),
    { cells: columns.map((column) => column.title), style: 'head' as const },
  ];
  return {
    title,
    columns: columns.map(({ share }) => Math.max(6, Math.round(share * LETTERS_PER_SHARE))),
    rows: [
      ...before,
      ...rows.map(({ cells, style, isWithdrawn }) => ({
        cells: cells.map((cell) => cell.replaceAll('\n', ', ') || null),
        ...(style ? { style } : {}),
        ...(isWithdrawn ? { struck: cells.flatMap((cell, index) => (cell && index > 0 ? index : [])) } : {}),
      })),
      { cells: [] },
      ...notes.map((text) => line(text, 'note')),
    ],
    frozen: before.length,
  };
}

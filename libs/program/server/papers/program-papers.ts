// Prints a program as PDF, workbook or word processor's document.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaperLogos } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { CompetitionProgramExport, type ProgramFormat } from '@rampa/contract';
import {
  Database,
  FileMakers,
  fileName,
  logoData,
  logoFile,
  PAPER_WORDS,
  Press,
  type FileAsk,
  type PaperLogo,
  type PreparedFile,
  type Sheet,
} from '@rampa/platform/server';
import { ColumnTexts } from '../queries/column-texts.ts';
import { ProgramReads } from '../queries/program-reads.ts';
import source from '../templates/running-order.typ?raw';
import { paperName } from './paper-name.ts';
import { runningOrder, type RunningOrder } from './running-order.ts';

@Injectable()
export class ProgramPapers implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly programs: ProgramReads,
    private readonly press: Press,
    private readonly texts: ColumnTexts,
    private readonly logos: PaperLogos,
  ) {}

  onModuleInit(): void {
    this.makers.add(CompetitionProgramExport, (ask) => this.prepared(ask));
  }

  private async prepared({ competition, query }: FileAsk<typeof CompetitionProgramExport>): Promise<PreparedFile> {
    const { competitionProgramGuid: program, format } = query;
    const chosen = query.columns === undefined ? null : new Set(query.columns.split(','));
    const { order, name, organizer } = await this.database.snapshot(async (reader) => {
      const view = await this.programs.view(reader, program);
      const fields = await this.competitions.groupFields(reader, competition);
      const { shortTitle, organizerGuid } = await this.competitions.face(reader, competition);
      const extra = chosen
        ? await this.texts.of(reader, program, 'office', { columns: chosen })
        : await this.texts.of(reader, program, 'paper');
      const order = runningOrder(view, fields, shortTitle, extra, chosen);
      return { order, name: paperName('Программа', view), organizer: organizerGuid };
    });
    // Whoever holds the sheet knows the numbers.
    if (order.columns.some(({ key }) => key === 'number'))
      await this.database.query(
        'update program.program set numbers_told_at = now() where guid = $1 and numbers_told_at is null',
        [program],
      );
    return {
      name: fileName(name, format),
      title: `Программа: ${order.title}, ${format.toUpperCase()}`,
      print: async () => this.printed(order, await this.logos.of(organizer), format),
    };
  }

  private async printed(order: RunningOrder, logo: PaperLogo | null, format: ProgramFormat): Promise<Uint8Array> {
    if (format === 'xlsx') return this.press.workbook({ sheets: [{ ...sheetOf(order), logo }] });
    if (format === 'docx') return this.press.document({ ...order, logo });
    const data = JSON.stringify({ ...dataOf(order), logo: logoData(logo) });
    const [pdf] = await this.press.papers({ source, files: { ...PAPER_WORDS, ...logoFile(logo) } }, [data]);
    return pdf!;
  }
}

/** Data of the template. */
function dataOf({ rows, columns, apart: _apart, ...order }: RunningOrder) {
  return {
    ...order,
    columns: columns.map(({ key, title, share, isNumber = false }) => ({ title, share, isNumber, isName: key === 'performer', isTime: key === 'time' })), // prettier-ignore
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

/**
 * Names and towns in columns of their own, times, numbers and lengths as such, so that the workbook can be sorted and
 * summed.
 */
function sheetOf({ title, head, apart: columns, rows, notes }: RunningOrder): Sheet {
  const line = (text: string, style: 'title' | 'group' | 'note') => ({ cells: [text], style });
  const before = [
    line(title, 'title'),
    ...head.map((text) => line(text, 'note')),
    { cells: columns.map((column) => column.title), style: 'head' as const },
  ];
  return {
    title,
    columns: columns.map(({ letters }) => letters),
    rows: [
      ...before,
      ...rows.map(({ cells, apart, style, isWithdrawn }) => {
        const own = apart ?? cells.slice(0, 1);
        return {
          cells: own,
          ...(style ? { style } : {}),
          ...(isWithdrawn ? { struck: own.flatMap((cell, at) => (cell === null || columns[at]?.key === 'time' ? [] : at)) } : {}), // prettier-ignore
        };
      }),
      { cells: [] },
      ...notes.map((text) => line(text, 'note')),
    ],
    frozen: before.length,
  };
}

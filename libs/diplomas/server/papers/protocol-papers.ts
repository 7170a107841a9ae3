// Prints the tables of a protocol: PDF by Typst, XLSX as a workbook.

import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Decimals } from '@rampa/jury/domain';
import { formatThousandths } from '@rampa/judging/domain';
import { CONFIG, PAPER_WORDS, Press, type Cell, type Config, type Sheet, type Workbook } from '@rampa/platform/server';
import source from '../templates/protocol.typ?raw';
import { nameHeads } from './name-heads.ts';
import { proofQr } from './proof-qr.ts';
import { columnsOf } from './shared-room.ts';
import type { PaperCell, PaperTable } from './table.ts';

export type PaperFormat = 'pdf' | 'xlsx';

@Injectable()
export class ProtocolPapers {
  constructor(
    private readonly press: Press,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'port'>,
  ) {}

  async print(tables: readonly PaperTable[], format: PaperFormat): Promise<Uint8Array> {
    if (format === 'xlsx') return this.press.workbook(workbookOf(tables));
    const [pdf] = await this.press.papers({ source, files: PAPER_WORDS }, [dataOf(tables, this.origin())]);
    return pdf!;
  }

  private origin(): string {
    return this.config.publicUrl ?? `http://localhost:${this.config.port}`;
  }
}

/** Data of the template. The checksum covers the paper's words and numbers, so that two prints can be compared. */
export function dataOf(tables: readonly PaperTable[], origin: string): string {
  return JSON.stringify({
    title: tables[0]?.title ?? '',
    tables: tables.map(({ page, ...table }) => {
      const columns = columnsOf(table);
      return {
        ...table,
        qr: page === null ? '' : proofQr(origin + page, '#241A22'),
        sum: createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 12),
        names: nameHeads(columns),
        columns: columns.map(({ title, width, isNumber = false, isName = false }) => ({
          ...{ title, ...width, isNumber, isName },
        })),
        sections: table.sections.map(({ rows, ...section }) => ({
          ...section,
          rows: rows.map(({ cells, under, isMuted }) => ({
            isMuted: isMuted ?? false,
            cells: cells.map((cell, index) => ({ ...printed(cell), under: under?.[index] ?? '' })),
          })),
        })),
      };
    }),
  });
}

function printed(cell: PaperCell): { text: string; isStruck: boolean; isStrong: boolean } {
  if (cell === null || typeof cell === 'string') return { text: cell ?? '—', isStruck: false, isStrong: false };
  const { thousandths, decimals, isStruck = false, isStrong = false } = cell;
  return { text: formatThousandths(thousandths, decimals as Decimals), isStruck, isStrong };
}

const MM_PER_LETTER = 2.1;

function workbookOf(tables: readonly PaperTable[]): Workbook {
  return { sheets: tables.map(sheetOf) };
}

/** Leader, institution and town in columns of their own, after the performer. */
const FACES = [
  { name: 'collective', title: 'Коллектив', letters: 34 },
  { name: 'institution', title: 'Учреждение', letters: 34 },
  { name: 'city', title: 'Город', letters: 18 },
] as const;

function sheetOf({ title, isDraft, head, columns, sections, notes, signatures }: PaperTable): Sheet {
  const line = (text: string, style: 'title' | 'group' | 'note') => ({ cells: [text] as Cell[], style });
  const faces = FACES.filter(({ name }) => sections.some(({ rows }) => rows.some(({ face }) => face?.[name])));
  const at = columns.findIndex((column) => column.title === 'Исполнитель') + 1;
  const widened = <One>(own: readonly One[], added: readonly One[]): One[] => [
    ...own.slice(0, at),
    ...added,
    ...own.slice(at),
  ];
  const rows: Sheet['rows'][number][] = [
    line(isDraft ? `${title}. Черновик` : title, 'title'),
    ...head.map((text) => line(text, 'note')),
    {
      cells: widened(
        columns.map((column) => column.title),
        faces.map((face) => face.title),
      ),
      style: 'head',
    },
  ];
  const frozen = rows.length;
  for (const section of sections) {
    if (section.title) rows.push(line([section.title, section.note].filter(Boolean).join(', '), 'group'));
    for (const { cells, face } of section.rows) {
      rows.push({
        cells: widened(
          cells.map(celled),
          faces.map(({ name }) => face?.[name] || null),
        ),
        struck: cells.flatMap((cell, index) =>
          typeof cell === 'object' && cell?.isStruck ? index + (index < at ? 0 : faces.length) : [],
        ),
      });
    }
  }
  rows.push({ cells: [] }, ...notes.map((text) => line(text, 'note')), { cells: [] });
  for (const { post, name } of signatures) rows.push(line([post, name].filter(Boolean).join(': '), 'note'));
  return {
    title: title.replace(/^Лист судьи: /, ''),
    columns: widened(
      columns.map(({ width }) => ('mm' in width ? Math.ceil(width.mm / MM_PER_LETTER) : width.share * 8)),
      faces.map(({ letters }) => letters),
    ),
    rows,
    frozen,
  };
}

function celled(cell: PaperCell): Cell {
  if (cell === null || cell === '') return null;
  return typeof cell === 'string' ? cell : { thousandths: cell.thousandths, decimals: cell.decimals };
}

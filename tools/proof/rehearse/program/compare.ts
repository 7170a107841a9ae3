// What comes out of the product beside what went in: the desk, three files and the phones, item by item.

import { Workbook } from '@cj-tech-master/excelts';
import {
  CompetitionProgramExport,
  CompetitionProgramGetProgramColumnsDataForModerator,
  MobileProgramFind,
  MobileProgramGetCompetition,
  MobileProgramGetProgramByKey,
} from '@rampa/contract';
import type { Organizer } from '../../client/organizer.ts';
import { ask } from '../../client/asking.ts';
import { pdfPages } from '../../../../libs/platform/testing/pdf-text.ts';
import { entriesOf } from '../../../../libs/platform/testing/zip-entries.ts';
import { instantOf, type LoadedFestival, type LoadedProgram } from './load.ts';

/** «23:30 Лель», in the order in which it stands; without a time where the file gives none. */
export type Line = string;

export interface Compared {
  checked: number;
  equal: number;
}

export interface ProgramReport {
  programs: number;
  items: number;
  pastMidnight: number;
  desk: Compared;
  xlsx: Compared;
  docx: Compared;
  pdf: Compared;
  phones: Compared;
  found: Compared;
  mismatches: string[];
}

const clock = (wallMs: number) => new Date(wallMs).toISOString().slice(11, 16);
const line = (time: string, performer: string): Line => `${time} ${performer}`.trim();
/** Papers keep words together by spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u2060\u2011]/g, (sign) => (sign === '\u2011' ? '-' : sign === '\u2060' ? '' : ' ')); // prettier-ignore

/** On paper spaces are typography: several are one, and some bind words. */
const printed = (text: Line | undefined) => (text === undefined ? undefined : plain(text).replaceAll(/ +/g, ' '));

export function expectedLines({ given }: LoadedProgram): Line[] {
  return given.items.map(({ performer, startMs }) => line(startMs === null ? '' : clock(startMs), performer));
}

export async function compare(organizer: Organizer, loaded: LoadedFestival): Promise<ProgramReport> {
  const none = () => ({ checked: 0, equal: 0 });
  const report: ProgramReport = {
    ...{ programs: loaded.programs.length, items: 0, pastMidnight: 0, mismatches: [] },
    ...{ desk: none(), xlsx: none(), docx: none(), pdf: none(), phones: none(), found: none() },
  };
  const url = organizer.address();
  const event = await ask(url, MobileProgramGetCompetition, { query: { key: loaded.key } });
  const keys = new Map(event.programs.map(({ guid, programKey }) => [guid, programKey]));
  for (const program of loaded.programs) {
    const expected = expectedLines(program);
    const { items } = program.given;
    report.items += items.length;
    const day = (ms: number) => Math.floor(ms / 86_400_000);
    report.pastMidnight += items.filter(
      ({ startMs, endMs }) => startMs !== null && endMs !== null && day(startMs) !== day(endMs - 1),
    ).length;
    const tally = (of: Compared, where: string, got: readonly Line[], read = (text: Line | undefined) => text) => {
      for (let at = 0; at < Math.max(expected.length, got.length); at += 1) {
        of.checked += 1;
        if (read(expected[at]) === read(got[at])) of.equal += 1;
        else report.mismatches.push(`${where}, ${program.given.title}: ${expected[at] ?? 'ничего'} → ${got[at] ?? 'ничего'}`); // prettier-ignore
      }
    };
    tally(report.desk, 'пульт', await onDesk(organizer, program));
    tally(report.xlsx, 'XLSX', await inWorkbook(await exported(organizer, program, 'xlsx')), printed);
    tally(report.docx, 'DOCX', inDocument(await exported(organizer, program, 'docx'), program), printed);
    tally(report.pdf, 'PDF', await onSheet(await exported(organizer, program, 'pdf'), expected, program));
    tally(report.phones, 'телефон', await onPhones(url, keys.get(program.guid), program));
  }
  await search(url, loaded, report);
  return report;
}

async function onDesk(organizer: Organizer, { guid, given }: LoadedProgram): Promise<Line[]> {
  const query = { competitionProgramGuid: guid };
  const { items } = await organizer.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  const performances = items.filter(({ kind }) => kind === 'performance');
  return performances.map(({ performer, plannedAt }, at) => planned(given, at, performer, plannedAt));
}

async function onPhones(url: string, programKey: string | undefined, { given }: LoadedProgram): Promise<Line[]> {
  if (programKey === undefined) return [];
  const { items } = await ask(url, MobileProgramGetProgramByKey, { query: { programKey } });
  const performances = items.filter(({ kind }) => kind === 'performance');
  return performances.map(({ performer, plannedAt }, at) => planned(given, at, performer, plannedAt));
}

/** The instant must be the very one: a time of the day alone would not tell a day that is lost. */
function planned({ items }: LoadedProgram['given'], at: number, performer: string, plannedAt: string | null): Line {
  const startMs = items[at]?.startMs ?? null;
  if (startMs === null) return line('', performer);
  return line(plannedAt === instantOf(startMs) ? clock(startMs) : String(plannedAt), performer);
}

async function exported(
  organizer: Organizer,
  { guid }: LoadedProgram,
  format: 'xlsx' | 'docx' | 'pdf',
): Promise<Buffer> {
  const asked = new URLSearchParams({ competitionProgramGuid: guid, format });
  const answer = await fetch(`${organizer.address()}/api/v1/${CompetitionProgramExport.path}?${asked}`, {
    headers: { authorization: `Bearer ${organizer.token}` },
  });
  if (!answer.ok) throw new Error(`${CompetitionProgramExport.id} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A time of a workbook is a part of a day, more than one after midnight. */
async function inWorkbook(bytes: Buffer): Promise<Line[]> {
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const sheet = book.worksheets[0]!;
  const lines: Line[] = [];
  let isBody = false;
  for (let at = 1; at <= sheet.rowCount; at += 1) {
    const [time, number, performer] = [1, 2, 3].map((column) => sheet.getRow(at).getCell(column).value);
    if (time === 'Время') isBody = true;
    // A pause has no number.
    else if (isBody && number !== null && number !== undefined && performer) lines.push(line(clockOf(time), plain(String(performer)))); // prettier-ignore
  }
  return lines;
}

function clockOf(value: unknown): string {
  if (value instanceof Date) return clock(value.getTime());
  if (typeof value === 'number') return clock(Math.round(value * 86_400) * 1000);
  return typeof value === 'string' ? value : '';
}

const CELL = /<w:tc>.*?<\/w:tc>/gs;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function inDocument(bytes: Buffer, { given }: LoadedProgram): Line[] {
  const xml = String(entriesOf(bytes).find(({ name }) => name === 'word/document.xml')!.bytes);
  const isTimed = given.items.some(({ startMs }) => startMs !== null);
  return (xml.match(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs) ?? []).flatMap((row) => {
    const [time = '', number = '', performer = ''] = (row.match(CELL) ?? []).map(textOf);
    if (time === 'Время' || number === '' || performer === '') return [];
    return line(isTimed ? time : '', performer);
  });
}

/** The first paragraph of a cell: small print stands below. */
function textOf(cell: string): string {
  const [first = ''] = cell.match(/<w:p[ >].*?<\/w:p>/s) ?? [];
  const words = [...first.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, word]) => word).join('');
  return plain(words.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!));
}

const squeezed = (text: string) => plain(text).replaceAll(/[\s\u00AD\u200B]/g, '');

/**
 * A sheet's text has no cells: each performer is looked for behind the one before, with his time and number just before
 * him. What stands otherwise is told as what is there.
 */
async function onSheet(bytes: Buffer, expected: readonly Line[], { given }: LoadedProgram): Promise<Line[]> {
  const text = squeezed((await pdfPages(bytes)).join(' '));
  let from = 0;
  return given.items.map(({ performer, startMs }, index) => {
    const name = squeezed(performer);
    const time = startMs === null ? '' : clock(startMs);
    for (let at = text.indexOf(name, from); at !== -1; at = text.indexOf(name, at + 1)) {
      if (!text.slice(Math.max(0, at - 12), at).includes(time)) continue;
      from = at + name.length;
      return expected[index]!;
    }
    return `нет после «…${text.slice(Math.max(0, from - 20), from)}»`;
  });
}

/** Each tenth performer is found by his name on a phone. */
async function search(url: string, { key, programs }: LoadedFestival, report: ProgramReport): Promise<void> {
  const all = programs.flatMap(({ given }) => given.items.map(({ performer }) => performer));
  for (const [at, performer] of all.entries()) {
    if (at % 10 !== 0) continue;
    const { items } = await ask(url, MobileProgramFind, { query: { key, searchText: performer.slice(0, 100) } });
    report.found.checked += 1;
    if (items.some((one) => one.performer === performer)) report.found.equal += 1;
    else report.mismatches.push(`поиск: ${performer} не нашёлся`);
  }
}

export function isProgramRight({ mismatches, desk, xlsx, docx, pdf, phones, items }: ProgramReport): boolean {
  return (
    mismatches.length === 0 && [desk, xlsx, docx, pdf, phones].every(({ checked }) => checked === items && items > 0)
  );
}

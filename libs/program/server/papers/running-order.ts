// A program as a table of texts, for any of the file formats. Pure.

import { titledValues } from '@rampa/competitions/domain';
import type { PaperColumn, ProgramItemView, ProgramView } from '@rampa/contract';
import { eventOnScreen, printable, russianDates } from '@rampa/kernel';
import { groupText } from '@rampa/program/domain';
import { clockFrom, performanceRow, serviceRow, type OrderRow } from './order-row.ts';

/** `own`: of applications. */
export type ColumnKey = PaperColumn | 'own';

export interface RunningOrder {
  title: string;
  /** The event's name for the foot of each sheet. */
  short: string;
  head: string[];
  columns: { key: ColumnKey; title: string; share: number; isNumber?: boolean }[];
  /** Of the workbook, widths in letters. */
  apart: { key: ColumnKey; title: string; letters: number }[];
  rows: OrderRow[];
  notes: string[];
}

const COLUMNS: RunningOrder['columns'] = [
  { key: 'time', title: 'Время', share: 11 },
  { key: 'number', title: '№', share: 10, isNumber: true },
  { key: 'performer', title: 'Исполнитель', share: 52 },
  { key: 'origin', title: 'Город, учреждение', share: 45 },
  { key: 'piece', title: 'Произведение', share: 52 },
  { key: 'duration', title: 'Длит.', share: 13, isNumber: true },
  { key: 'nomination', title: 'Номинация', share: 33 },
  { key: 'category', title: 'Категория', share: 33 },
];

const SHEET_COLUMNS: RunningOrder['apart'] = [
  { key: 'time', title: 'Время', letters: 8 },
  { key: 'number', title: '№', letters: 6 },
  { key: 'performer', title: 'Исполнитель', letters: 34 },
  { key: 'performer', title: 'Коллектив', letters: 34 },
  { key: 'performer', title: 'Человек', letters: 9 },
  { key: 'origin', title: 'Город', letters: 20 },
  { key: 'origin', title: 'Учреждение', letters: 34 },
  { key: 'piece', title: 'Произведение', letters: 34 },
  { key: 'piece', title: 'Авторы', letters: 24 },
  { key: 'duration', title: 'Длительность', letters: 13 },
  { key: 'nomination', title: 'Номинация', letters: 26 },
  { key: 'category', title: 'Категория', letters: 24 },
];

/** These stand in every program; another column leaves when no row fills it. */
const ALWAYS: ReadonlySet<ColumnKey> = new Set(['time', 'number', 'performer']);

type Field = Parameters<typeof titledValues>[0][number] & { isGrouping: boolean };

/** Of the organizer, out of the applications; a text for each by the guid of the item. */
export interface ExtraColumns {
  columns: readonly { title: string; width: number }[];
  cells: ReadonlyMap<string, readonly string[]>;
}

const NO_EXTRA: ExtraColumns = { columns: [], cells: new Map() };

/** Widths as they are set on the screen, in pixels; a usual column has 200. */
const shareOf = (width: number) => Math.round(Math.min(Math.max(width / 6, 14), 70));
const lettersOf = (width: number) => Math.round(Math.min(Math.max(width / 8, 8), 60));

function withExtra(row: OrderRow, item: string, { columns, cells }: ExtraColumns): OrderRow {
  if (columns.length === 0) return row;
  const texts = columns.map((_, at) => cells.get(item)?.[at] ?? '');
  return {
    ...row,
    cells: [...row.cells, ...texts.map(printable)],
    ...(row.apart ? { apart: [...row.apart, ...texts.map((text) => text || null)] } : {}),
  };
}

/** In the order of appearance. Text after a line feed in a cell is small print. */
export function runningOrder(
  program: ProgramView,
  fields: readonly Field[],
  shortTitle: string,
  extra: ExtraColumns = NO_EXTRA,
  chosen: ReadonlySet<string> | null = null,
): RunningOrder {
  const { competitionTitle, title, place, dateTimeBegin, timeZone, items } = program;
  const rows: OrderRow[] = [];
  const titlesOf = titledValues(fields);
  const categoryOf = (item: ProgramItemView) =>
    groupText('', fields, titlesOf(item.groupValues)).replaceAll(' · ', ', ');
  const clockOf = clockFrom(items, timeZone);
  let block = '';
  for (const item of items) {
    if (item.kind === 'performance' && item.block !== block) {
      block = item.block;
      if (block !== '') rows.push({ cells: [printable(block)], style: 'group' });
    }
    rows.push(
      item.kind === 'performance'
        ? withExtra(
            performanceRow(item, { category: categoryOf(item), timeZone, clock: clockOf(item) }),
            item.guid,
            extra,
          )
        : serviceRow(item, { timeZone, clock: clockOf(item) }),
    );
  }
  const performances = items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn).length;
  const [onPaper, inSheet] = [
    [...COLUMNS, ...extra.columns.map(({ title: name, width }) => ({ ...OWN, title: name, share: shareOf(width) }))],
    [
      ...SHEET_COLUMNS,
      ...extra.columns.map(({ title: name, width }) => ({ ...OWN, title: name, letters: lettersOf(width) })),
    ],
  ];
  const [paper, sheet] = [standing(rows, 'cells', onPaper, chosen), standing(rows, 'apart', inSheet, chosen)];
  const day = dateTimeBegin ? dayOf(dateTimeBegin, timeZone) : 'время начала не назначено';
  return {
    title: printable(title),
    short: printable(eventOnScreen(competitionTitle, shortTitle)),
    head: [competitionTitle, [day, place, `выступлений: ${performances}`].filter(Boolean).join(', ')].map(printable),
    columns: kept(onPaper, paper),
    apart: kept(inSheet, sheet),
    rows: rows.map((row) => ({
      ...row,
      ...(row.style === 'group' ? {} : { cells: kept(row.cells, paper) }),
      ...(row.apart ? { apart: kept(row.apart, sheet) } : {}),
    })),
    notes: items.length === 0 ? ['В программе пока ничего нет.'] : ['Время — по плану.'],
  };
}

const OWN = { key: 'own' } as const;

/**
 * Which columns stand: those that rows fill, all in a program without rows. A chosen one stands even when it is empty
 * (people write in it), others of applications than the chosen are not here at all.
 */
function standing(
  rows: readonly OrderRow[],
  of: 'cells' | 'apart',
  columns: readonly { key: ColumnKey }[],
  chosen: ReadonlySet<string> | null,
): boolean[] {
  const own = rows.flatMap((row) => (row.style === 'group' ? [] : [row[of] ?? []]));
  const isFilled = (at: number) => own.length === 0 || own.some((cells) => (cells[at] ?? '') !== '');
  return columns.map(({ key }, at) => {
    const isFirst = columns.findIndex((one) => one.key === key) === at;
    if (chosen === null) return (ALWAYS.has(key) && isFirst) || isFilled(at);
    if (key === 'own') return true;
    if (key !== 'performer' && !chosen.has(key)) return false;
    return isFirst || isFilled(at);
  });
}

const kept = <One>(all: readonly One[], isFilled: readonly boolean[]): One[] => all.filter((_, at) => isFilled[at]);

function dayOf(instant: string, timeZone: string): string {
  return russianDates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .format(Date.parse(instant))
    .replace(/\s*г\.$/, '');
}

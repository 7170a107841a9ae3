// One row of a program as a table: its texts, and the same for a workbook. Pure.

import type { ProgramItemView } from '@rampa/contract';
import { printable, printableName, quoted } from '@rampa/kernel';

export type SheetCell =
  | string
  | { thousandths: number; decimals: number }
  | { seconds: number }
  | { clock: number }
  | null;

export interface OrderRow {
  cells: string[];
  /** The same cells for a workbook; the row of a part has none. */
  apart?: SheetCell[];
  /** `group`: a part's name across the table; `note`: a pause or another item that is not performed. */
  style?: 'group' | 'note';
  isWithdrawn?: boolean;
}

const SERVICE_WORDS: Record<Exclude<ProgramItemView['kind'], 'performance'>, string> = {
  pause: 'Перерыв',
  award: 'Награждение',
  opening: 'Открытие',
  jury: 'Обсуждение жюри',
  sceneTest: 'Проба сцены',
  lecture: 'Мастер-класс',
  text: 'Слово ведущего',
};

const DAY_MS = 86_400_000;

/** Times as a workbook counts them, from the midnight before the first: what goes on after midnight stands later. */
export function clockFrom(items: readonly ProgramItemView[], timeZone: string): (item: ProgramItemView) => SheetCell {
  const planned = items.flatMap(({ plannedAt }) => (plannedAt === null ? [] : wallClock(plannedAt, timeZone)));
  const midnight = Math.floor(Math.min(...planned) / DAY_MS) * DAY_MS;
  return ({ plannedAt }) => (plannedAt ? { clock: (wallClock(plannedAt, timeZone) - midnight) / 1000 } : null);
}

/** What the clock on the wall shows then, to the minute, in milliseconds. */
function wallClock(instant: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).formatToParts(Date.parse(instant));
  const of = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

interface Beside {
  timeZone: string;
  clock: SheetCell;
}

export function performanceRow(
  item: ProgramItemView,
  { category, timeZone, clock }: Beside & { category: string },
): OrderRow {
  const { number, performer, collective, city, institution, pieceTitle, authors, duration, nomination } = item;
  const people = item.peopleCount > 1 ? `${item.peopleCount}\u00A0чел.` : '';
  const beside = performer === collective || performer === '' ? '' : printable(collective);
  const time = item.isWithdrawn ? 'снят' : timeOf(item.plannedAt, timeZone);
  return {
    isWithdrawn: item.isWithdrawn,
    apart: [
      item.isWithdrawn ? time : clock,
      whole(number),
      performer || collective,
      performer === collective || performer === '' ? null : collective || null,
      item.peopleCount > 0 ? { thousandths: item.peopleCount * 1000, decimals: 0 } : null,
      city || null,
      institution || null,
      pieceTitle || null,
      authors || null,
      duration > 0 ? { seconds: duration } : null,
      nomination || null,
      category || null,
    ],
    cells: [
      time,
      number,
      lines(printableName(performer || collective), small(beside, people)),
      lines(printable(city || institution), city ? printable(institution) : ''),
      lines(printable(quoted(pieceTitle)), printable(authors)),
      lengthOf(duration),
      printable(nomination),
      printable(category),
    ],
  };
}

export function serviceRow(item: ProgramItemView, { timeZone, clock }: Beside): OrderRow {
  const name = item.title || SERVICE_WORDS[item.kind as keyof typeof SERVICE_WORDS];
  return {
    style: 'note',
    apart: [
      clock,
      null,
      name,
      null,
      null,
      null,
      null,
      null,
      null,
      item.duration > 0 ? { seconds: item.duration } : null,
    ],
    cells: [timeOf(item.plannedAt, timeZone), '', printable(name), '', '', minutesOf(item.duration), '', ''],
  };
}

/** «15» is a number, «15а» is not. */
const whole = (number: string): SheetCell =>
  /^\d{1,6}$/.test(number) ? { thousandths: Number(number) * 1000, decimals: 0 } : number || null;
const small = (...parts: string[]) => parts.filter(Boolean).join(', ');
const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');

/** «3:20»; empty when unknown. */
function lengthOf(seconds: number): string {
  if (seconds === 0) return '';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** «60 мин»: pauses are planned in minutes. */
function minutesOf(seconds: number): string {
  return seconds > 0 && seconds % 60 === 0 ? `${seconds / 60}\u00A0мин` : lengthOf(seconds);
}

function timeOf(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  return new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone }).format(Date.parse(instant));
}

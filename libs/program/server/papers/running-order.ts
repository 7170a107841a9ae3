// A program as a table of words, before it is known on what it is printed. Pure.

import type { ProgramItemView, ProgramView } from '@rampa/contract';
import { groupText } from '@rampa/program/domain';

export interface OrderRow {
  cells: string[];
  /** `group`: a block's name across the table; `note`: a pause and the like. */
  style?: 'group' | 'note';
  isWithdrawn?: boolean;
}

export interface RunningOrder {
  title: string;
  head: string[];
  columns: { title: string; share: number; isNumber?: boolean }[];
  rows: OrderRow[];
  notes: string[];
}

const COLUMNS: RunningOrder['columns'] = [
  { title: 'Время', share: 11 },
  { title: '№', share: 10, isNumber: true },
  { title: 'Исполнитель', share: 52 },
  { title: 'Город, учреждение', share: 45 },
  { title: 'Номер', share: 52 },
  { title: 'Длит.', share: 13, isNumber: true },
  { title: 'Номинация', share: 33 },
  { title: 'Категория', share: 33 },
];

const SERVICE_WORDS: Record<Exclude<ProgramItemView['kind'], 'performance'>, string> = {
  pause: 'Перерыв',
  award: 'Награждение',
  opening: 'Открытие',
  jury: 'Обсуждение жюри',
  sceneTest: 'Проба сцены',
  lecture: 'Мастер-класс',
  text: 'Слово ведущего',
};

/** In the order of appearance. A line feed in a cell: what follows is small. */
export function runningOrder(
  program: ProgramView,
  fields: readonly { guid: string; isGrouping: boolean }[],
): RunningOrder {
  const { competitionTitle, title, place, dateTimeBegin, timeZone, items } = program;
  const rows: OrderRow[] = [];
  let block = '';
  for (const item of items) {
    if (item.kind === 'performance' && item.block !== block) {
      block = item.block;
      if (block !== '') rows.push({ cells: [block], style: 'group' });
    }
    rows.push(item.kind === 'performance' ? performanceRow(item, fields, timeZone) : serviceRow(item, timeZone));
  }
  const performances = items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn).length;
  const day = dateTimeBegin ? dayOf(dateTimeBegin, timeZone) : 'время начала не назначено';
  return {
    title,
    head: [competitionTitle, [day, place, `выступлений: ${performances}`].filter(Boolean).join(', ')],
    columns: COLUMNS,
    rows,
    notes: items.length === 0 ? ['В программе пока ничего нет.'] : ['Время — по плану.'],
  };
}

function performanceRow(
  item: ProgramItemView,
  fields: readonly { guid: string; isGrouping: boolean }[],
  timeZone: string,
): OrderRow {
  const { number, performer, collective, city, institution, pieceTitle, authors, duration, nomination } = item;
  const people = item.peopleCount > 1 ? `${item.peopleCount}\u00A0чел.` : '';
  const who = [performer || collective, small(performer === collective || performer === '' ? '' : collective, people)];
  return {
    isWithdrawn: item.isWithdrawn,
    cells: [
      item.isWithdrawn ? 'снят' : timeOf(item.plannedAt, timeZone),
      number,
      lines(...who),
      lines(city || institution, city ? institution : ''),
      lines(pieceTitle, authors),
      lengthOf(duration),
      nomination,
      groupText('', fields, item.groupValues),
    ],
  };
}

function serviceRow(item: ProgramItemView, timeZone: string): OrderRow {
  const name = item.title || SERVICE_WORDS[item.kind as keyof typeof SERVICE_WORDS];
  return {
    style: 'note',
    cells: [timeOf(item.plannedAt, timeZone), '', name, '', '', minutesOf(item.duration), '', ''],
  };
}

const small = (...parts: string[]) => parts.filter(Boolean).join(', ');
const lines = (...parts: string[]) => parts.filter(Boolean).join('\n');

/** «3:20»; nothing where nobody has said. */
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

function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .format(Date.parse(instant))
    .replace(/\s*г\.$/, '');
}

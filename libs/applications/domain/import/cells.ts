// A cell of somebody's table as an answer of a field, or what is wrong with it in words. Numbers, days and lists are read as
// people and 1C write them.

import { ANSWER_WORDS, answerFault, type Answer, type FormField } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import type { BookLines } from './book-lines.ts';

export type ReadCell = { answer: Answer } | { fault: string };

type Asked = Pick<FormField, 'kind' | 'option' | 'bookGuid'> & Partial<Pick<FormField, 'tag'>>;

/** Letters of a cell that stand in a message. */
const QUOTED = 80;

/** Of a cell that is not empty. `linesOf` gives the lines of a book; `today` (yyyy-mm-dd): the day on which it is read. */
export function readCell(field: Asked, cell: string, linesOf: (book: Guid) => BookLines, today?: string): ReadCell {
  const read = answerIn(field, cell.trim(), linesOf);
  if ('fault' in read) return read;
  const fault = answerFault(field, read.answer, today);
  // Half a range is kept, as when it is typed.
  return fault === null || fault === ANSWER_WORDS.rangeHalf ? read : { fault };
}

/** For a message: long cells are cut. */
export function shownCell(cell: string): string {
  const signs = [...cell.replace(/\s+/g, ' ').trim()];
  return signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('')}…` : signs.join('');
}

function answerIn(field: Asked, cell: string, linesOf: (book: Guid) => BookLines): ReadCell {
  switch (field.kind) {
    case 'Text':
      return { answer: { t: textIn(field.option.format ?? 'line', cell) } };
    case 'Range':
      return { answer: rangeIn(field.option.of ?? 'number', cell) };
    case 'ReferenceBook':
      return itemsIn(field.option, cell, linesOf(field.bookGuid!));
    case 'Attachment':
      return { fault: 'Файлы из таблицы не переносятся' };
  }
}

function textIn(format: NonNullable<FormField['option']['format']>, cell: string): string {
  switch (format) {
    case 'lines':
      return cell.replace(/\r\n?/g, '\n');
    case 'number':
      return numberIn(cell);
    case 'date':
      return dayIn(cell) ?? cell;
    case 'duration':
      return durationIn(cell);
    case 'email':
      return cell.replace(/^mailto:/i, '');
    default:
      return cell.replace(/\s*[\r\n]+\s*/g, ' ');
  }
}

/** «1 234,50» of a table is 1234,5. */
function numberIn(cell: string): string {
  const plain = cell.replace(/[\s\u00a0\u202f']/g, '');
  const match = /^([-\u2212]?)0*(\d+)(?:[.,](\d*?)0*)?$/.exec(plain);
  if (!match) return cell;
  const [, sign, whole, part = ''] = match;
  return `${sign}${whole}${part === '' ? '' : `,${part}`}`;
}

const DAY_MS = 86_400_000;
/** Excel counts days from here on; what it calls 60 never was. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const FIRST_SERIAL = 3_000;
const LAST_SERIAL = 80_000;

/** yyyy-mm-dd of «05.03.2010», «5/3/10», «2010-03-05T00:00:00», «05.03.2010 0:00:00» or Excel's number; null: no day. */
export function dayIn(cell: string): string | null {
  const text = cell.replace(/[T\s]+\d{1,2}:\d\d(:\d\d(\.\d+)?)?Z?$/, '').replace(/\s*г\.?$/i, '');
  const serial = /^\d{4,5}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : 0;
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL)
    return new Date(EXCEL_EPOCH + serial * DAY_MS).toISOString().slice(0, 10);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const own = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)$/.exec(text);
  return own ? dayOf(fullYear(own[3]!), own[2]!, own[1]!) : null;
}

const dayOf = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
/** Somebody of a festival was born in 1930 or later. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 30 ? '20' : '19'}${year}`);

/** «0:03:42», «3.42» and «3 мин 42 с» are 3:42. */
function durationIn(cell: string): string {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3})[:.](\d\d)$/.exec(cell);
  if (parts) return `${Number(parts[1] ?? 0) * 60 + Number(parts[2])}:${parts[3]}`;
  const words = /^(\d{1,3})\s*(?:мин\w*|м)\.?\s*(?:(\d{1,2})\s*(?:с\w*)\.?)?$/iu.exec(cell);
  return words ? `${Number(words[1])}:${(words[2] ?? '0').padStart(2, '0')}` : cell;
}

const BETWEEN = /\s*(?:[–—…]|\.\.\.?|\s-\s|\sдо\s)\s*/u;

/** «7 – 12», «от 7 до 12», «7-12»; one value is both ends. */
function rangeIn(of: 'number' | 'date', cell: string): Answer {
  const text = cell.replace(/^(от|с)\s+/iu, '').replace(/\s+по\s+/iu, ' до ');
  const glued = of === 'number' ? /^(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)$/.exec(text) : null;
  const [first = '', last = first, ...more] = glued ? glued.slice(1) : text.split(BETWEEN);
  const end = (one: string) => (of === 'date' ? (dayIn(one.trim()) ?? one.trim()) : numberIn(one.trim()));
  // Three ends are none: the whole cell is refused as it stands.
  return more.length > 0 ? { a: text, b: text } : { a: end(first), b: end(last) };
}

function itemsIn({ count = 1, hasQuantity, hasText }: FormField['option'], cell: string, lines: BookLines): ReadCell {
  const isPlain = !hasQuantity && !hasText;
  const whole = isPlain ? lines.find(cell) : null;
  if (whole !== null) return { answer: { i: [whole] } };
  const parts = count > 1 ? partsOf(cell, lines, isPlain) : [cell];
  const found: { item: Guid; quantity: number | null; said: string }[] = [];
  for (const part of parts) {
    const one = itemIn(part, lines, { hasQuantity, hasText });
    if (one === null) return { fault: unknownLine(part, lines) };
    if (!found.some(({ item }) => item === one.item)) found.push(one);
  }
  return {
    answer: {
      i: found.map(({ item }) => item),
      ...(hasQuantity ? { q: found.map(({ quantity }) => quantity) } : {}),
      ...(hasText ? { s: found.map(({ said }) => said) } : {}),
    },
  };
}

/** Cut at «;», «,» and new lines; a title that has such a sign of its own stays whole. */
function partsOf(cell: string, lines: BookLines, isPlain: boolean): string[] {
  const parts: string[] = [];
  for (const line of cell.split(/[;\n]/)) {
    const pieces = line.split(',');
    for (let from = 0; from < pieces.length;) {
      let to = isPlain ? pieces.length : from + 1;
      while (to > from + 1 && lines.find(pieces.slice(from, to).join(',')) === null) to--;
      parts.push(pieces.slice(from, to).join(',').trim());
      from = to;
    }
  }
  return parts.filter(Boolean);
}

function itemIn(
  part: string,
  lines: BookLines,
  { hasQuantity, hasText }: { hasQuantity?: boolean | undefined; hasText?: boolean | undefined },
) {
  const bare = lines.find(part);
  if (bare !== null) return { item: bare, quantity: hasQuantity ? 1 : null, said: '' };
  const [, title = part, said = ''] = (hasText && /^(.*?):\s*(.*)$/su.exec(part)) || [];
  const [, name = title, times] = (hasQuantity && /^(.*?)\s*[×xх*]\s*(\d{1,6})$/iu.exec(title.trim())) || [];
  const item = lines.find(name);
  return item === null ? null : { item, quantity: hasQuantity ? Number(times ?? 1) : null, said: said.trim() };
}

function unknownLine(part: string, lines: BookLines): string {
  const near = lines.nearest(part).map((title) => inQuotes(title));
  const said = `В справочнике нет ${inQuotes(shownCell(part))}`;
  return near.length === 0 ? said : `${said}. Похожие: ${near.join(', ')}`;
}

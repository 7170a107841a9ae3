// What is wrong with an answer, in words. A missing answer is not wrong: whether it must be given, `evaluate` tells.

import { COUNTRIES, parseThousandths, phoneDigits } from '@rampa/kernel';
import { isFilled } from './conditions.ts';
import { extensionsOf } from './file-categories.ts';
import { ANSWER_WORDS as WORDS } from './form-words.ts';
import { FORM_LIMITS, type Answer, type FieldOption, type FormField } from './form-types.ts';

type Asked = Pick<FormField, 'kind' | 'option'> & Partial<Pick<FormField, 'tag'>>;

/** Nobody who performs was born before it. */
const OLDEST_BIRTH = '1900-01-01';

/**
 * Null for a good answer and for none. `today` (yyyy-mm-dd): the day on which it is given; without it a birth date to come is
 * not told.
 */
export function answerFault(asked: Asked, answer: Answer | undefined, today?: string): string | null {
  const { kind, option } = asked;
  if (answer === undefined) return null;
  switch (kind) {
    case 'Text':
      return 't' in answer ? (isFilled(answer) ? textFault(asked, answer.t, today) : null) : WORDS.otherKind;
    case 'ReferenceBook':
      return 'i' in answer ? itemsFault(option, answer) : WORDS.otherKind;
    case 'Attachment':
      return 'f' in answer ? filesFault(option, answer.f.length) : WORDS.otherKind;
    case 'Range':
      return 'a' in answer ? rangeFault(option, answer.a.trim(), answer.b.trim()) : WORDS.otherKind;
  }
}

/** Of a file that is about to be uploaded into the field. */
export function fileFault({ option }: Asked, { name, size }: { name: string; size: number }): string | null {
  const extensions = extensionsOf(option.categories);
  const own = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(own)) return WORDS.fileKind(extensions);
  const megabytes = option.megabytes ?? FORM_LIMITS.megabytes;
  if (size > megabytes * 1024 * 1024) return WORDS.fileSize(megabytes);
  return size === 0 ? WORDS.fileEmpty : null;
}

/** As people count: 😀 is one sign. */
const lengthOf = (text: string) => [...text].length;

function textFault({ option, tag }: Asked, raw: string, today?: string): string | null {
  const text = raw.trim();
  const format = option.format ?? 'line';
  const most = Math.min(option.maxLength ?? Infinity, format === 'lines' ? FORM_LIMITS.text : FORM_LIMITS.line);
  const length = lengthOf(text);
  if (length > most) return WORDS.tooLong(most, length);
  switch (format) {
    case 'line':
    case 'lines':
      return option.minLength !== undefined && length < option.minLength
        ? WORDS.tooShort(option.minLength, length)
        : null;
    case 'number':
      return tag === 'peopleCount' && !/^\d+$/.test(text) ? WORDS.people : numberFault(option, text);
    case 'date':
      return dateFault(option, text) ?? (tag === 'personBirthDate' ? birthFault(text, today) : null);
    case 'duration':
      return /^\d{1,3}:[0-5]\d$/.test(text) && !/^0+:00$/.test(text) ? null : WORDS.duration;
    case 'phone':
      return COUNTRIES.some(({ countryCode }) => phoneDigits(text, countryCode) !== null) ? null : WORDS.phone;
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u.test(text) ? null : WORDS.email;
    case 'mask':
      return option.mask === undefined || fitsMask(text, option.mask) ? null : WORDS.mask(option.mask);
  }
}

function numberFault({ min, max }: FieldOption, text: string): string | null {
  const value = parseThousandths(text);
  if (value === null) return WORDS.number;
  const isOutside = (min !== undefined && value < min) || (max !== undefined && value > max);
  return isOutside ? WORDS.numberBounds(min, max) : null;
}

function dateFault({ from, to }: FieldOption, text: string): string | null {
  if (!isDay(text)) return WORDS.date;
  const isOutside = (from !== undefined && text < from) || (to !== undefined && text > to);
  return isOutside ? WORDS.dateBounds(from, to) : null;
}

function birthFault(text: string, today?: string): string | null {
  if (text < OLDEST_BIRTH) return WORDS.bornLongAgo;
  return today !== undefined && text > today ? WORDS.unborn : null;
}

/** A day of the calendar as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const match = /^(?!0000)(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

function fitsMask(text: string, mask: string): boolean {
  const signs = [...text];
  return (
    signs.length === lengthOf(mask) &&
    [...mask].every((wanted, at) => {
      if (wanted === '#') return /\d/.test(signs[at]!);
      return wanted === 'А' ? /\p{L}/u.test(signs[at]!) : wanted === signs[at];
    })
  );
}

function itemsFault(option: FieldOption, { i, q, s }: Extract<Answer, { i: unknown }>): string | null {
  const most = option.count ?? 1;
  if (i.length > most) return WORDS.tooManyItems(most);
  if (new Set(i).size < i.length) return WORDS.itemTwice;
  if (option.hasQuantity && !i.every((_, at) => Number.isSafeInteger(q?.[at]) && q![at]! >= 1)) return WORDS.quantity;
  return option.hasText && !i.every((_, at) => (s?.[at] ?? '').trim() !== '') ? WORDS.itemText : null;
}

function filesFault(option: FieldOption, count: number): string | null {
  const most = option.count ?? 1;
  return count > most ? WORDS.tooManyFiles(most) : null;
}

function rangeFault(option: FieldOption, first: string, last: string): string | null {
  if (first === '' && last === '') return null;
  const fault = option.of === 'date' ? dateFault : numberFault;
  for (const end of [first, last]) {
    const wrong = end === '' ? null : fault(option, end);
    if (wrong !== null) return wrong;
  }
  if (first === '' || last === '') return WORDS.rangeHalf;
  const isTurned = option.of === 'date' ? first > last : parseThousandths(first)! > parseThousandths(last)!;
  return isTurned ? WORDS.rangeOrder : null;
}

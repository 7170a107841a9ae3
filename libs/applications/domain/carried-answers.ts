// An answer of one field as an answer of another kind or book, or why it cannot be one. What is said in words is read as a
// cell of a table is: what people mean by a day, a number or a line is known there.

import { ANSWER_WORDS, answerFault, isFilled, sameValue, type Answer, type Carrier, type FormField } from '@rampa/forms/domain'; // prettier-ignore
import { inQuotes, type Guid } from '@rampa/kernel';
import { answerWords } from './answer-words.ts';
import type { BookLines } from './import/book-lines.ts';
import { readCell, shownCell } from './import/cells.ts';
import { plainAnswer } from './sent-answers.ts';

export const CARRIED_WORDS = {
  file: 'Файл остаётся файлом',
  files: 'Из слов файл не получится',
  quantity: 'Количество или пояснение записать некуда',
  day: 'Число не похоже на день',
  book: 'Справочник не выбран',
  gone: 'Прежней строки уже нет',
} as const;

type Field = Pick<FormField, 'kind' | 'option' | 'bookGuid'>;
type Carried = { answer: Answer } | { why: string };

/** `titleOf` gives lines of the former book, `lines` those that the other one offers. */
export function carrierOf(
  from: Field,
  to: Field,
  titleOf: (item: Guid) => string | undefined,
  lines: BookLines,
  titleAfter: (item: Guid) => string | undefined,
): Carrier {
  return {
    carried(answer) {
      const read = carriedAs(from, to, answer, titleOf, lines);
      if ('why' in read) return read;
      // Half a range is no answer that anybody has given.
      const fault = answerFault(to, read.answer);
      return fault === null ? read : { why: fault };
    },
    before: (answer) => answerWords(answer, from.option, titleOf),
    after: (answer) => answerWords(answer, to.option, titleAfter),
  };
}

function carriedAs(
  from: Field,
  to: Field,
  answer: Answer,
  titleOf: (item: Guid) => string | undefined,
  lines: BookLines,
): Carried {
  if (from.kind === to.kind && from.bookGuid === to.bookGuid) return { answer: plainAnswer(answer)! };
  if ('f' in answer) return { why: CARRIED_WORDS.file };
  if (to.kind === 'Attachment') return { why: CARRIED_WORDS.files };
  if (to.kind === 'ReferenceBook' && to.bookGuid === null) return { why: CARRIED_WORDS.book };
  if (to.kind === 'ReferenceBook' && 'i' in answer) return linesAs(to, answer, titleOf, lines);
  const words = answerWords(answer, from.option, titleOf);
  if (words.trim() === '') return { why: CARRIED_WORDS.gone };
  const isDay = (to.kind === 'Range' && to.option.of === 'date') || (to.kind === 'Text' && to.option.format === 'date');
  // A table of Excel counts days; a person who has typed 2027 has not.
  if (isDay && /^\d+$/.test(words.trim())) return { why: CARRIED_WORDS.day };
  const read = readCell(to, words, () => lines);
  return 'fault' in read ? { why: read.fault } : read;
}

/** Lines of one book by lines of the same titles in another. */
function linesAs(
  { option }: Field,
  { i, q, s }: Extract<Answer, { i: readonly Guid[] }>,
  titleOf: (item: Guid) => string | undefined,
  lines: BookLines,
): Carried {
  const found: Guid[] = [];
  for (const item of i) {
    const title = titleOf(item) ?? '';
    const line = lines.find(title);
    if (line === null) return { why: `В справочнике нет ${inQuotes(shownCell(title))}` };
    found.push(line);
  }
  if (new Set(found).size < found.length) return { why: ANSWER_WORDS.itemTwice };
  const isLost =
    (!option.hasQuantity && q?.some((one) => (one ?? 1) !== 1)) ||
    (!option.hasText && s?.some((one) => one.trim() !== ''));
  if (isLost) return { why: CARRIED_WORDS.quantity };
  return {
    answer: {
      i: found,
      ...(option.hasQuantity ? { q: i.map((_, at) => q?.[at] ?? 1) } : {}),
      ...(option.hasText ? { s: i.map((_, at) => s?.[at] ?? '') } : {}),
    },
  };
}

/** One block of an application: the former field's answer, the new field's, and whether a former carrying wrote that. */
export interface Carrying {
  former: Answer | undefined;
  now: Answer | undefined;
  isCarried: boolean;
}

/** What is to be written into the new field; undefined: nothing. What a person has answered there meanwhile stays. */
export function toCarry({ former, now, isCarried }: Carrying, carrier: Carrier): Answer | null | undefined {
  if (isFilled(now) && !isCarried) return undefined;
  const read = former && isFilled(former) ? carrier.carried(former) : null;
  const after = read && 'answer' in read ? plainAnswer(read.answer) : null;
  return sameValue(plainAnswer(now), after) ? undefined : after;
}

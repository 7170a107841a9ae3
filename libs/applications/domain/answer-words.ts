// An answer in words, for history, lists and search.

import type { Answer, FieldOption } from '@rampa/forms/domain';
import { counted, phoneText, type Guid } from '@rampa/kernel';

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const dayOf = (text: string): string => text.trim().replace(DAY, '$3.$2.$1');

/** In their order, each once, with how often where it is more than that. */
export function saidOnce(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (said) => said)].map(([said, { length }]) =>
    length > 1 ? `${said} × ${length}` : said,
  );
}

/** Empty for no answer. `titleOf` gives the line of a book by its guid; where it knows files too, they are named. */
export function answerWords(
  answer: Answer | null | undefined,
  { format, of }: Pick<FieldOption, 'format' | 'of'>,
  titleOf: (item: Guid) => string | undefined,
): string {
  if (!answer) return '';
  if ('t' in answer) {
    if (format === 'phone') return phoneText(answer.t).replaceAll(' ', '\u00A0');
    return format === 'date' ? dayOf(answer.t) : answer.t.trim();
  }
  if ('f' in answer) {
    const names = answer.f.flatMap((file) => titleOf(file) ?? []);
    if (names.length > 0 && names.length === answer.f.length) return names.join(', ');
    return counted(answer.f.length, 'файл', 'файла', 'файлов');
  }
  if ('a' in answer) {
    const [a, b] = [answer.a, answer.b].map((end) => (of === 'date' ? dayOf(end) : end.trim()));
    return a === b ? a! : `${a || '…'} – ${b || '…'}`;
  }
  return answer.i
    .map((item, at) => {
      const [title, quantity, said] = [titleOf(item) ?? '', answer.q?.[at], answer.s?.[at]?.trim()];
      return [quantity ? `${title} × ${quantity}` : title, said].filter(Boolean).join(': ');
    })
    .join(', ');
}

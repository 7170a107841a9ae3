// What all copies of one field say, in a cell of the organizer's table.

import type { Answer, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { answerWords, saidOnce } from './answer-words.ts';

/** What several performances say alike is said once: «Народный танец × 2». A line with a quantity has one already. */
export function tableCell(
  { kind, option }: Pick<FormField, 'kind' | 'option'>,
  answers: readonly (Answer | undefined)[],
  titleOf: (item: Guid) => string | undefined,
): string {
  const words = answers.map((answer) => answerWords(answer, option, titleOf)).filter(Boolean);
  return (kind === 'ReferenceBook' && !option.hasQuantity ? saidOnce(words) : words).join('; ');
}

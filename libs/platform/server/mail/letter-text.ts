// The plain-text part of a letter.

import { visible } from '../http/html-text.ts';
import type { LetterContent } from './letter.ts';

export const GREETING = 'Здравствуйте!';
export const HOUSE = 'Рампа, портал для проведения фестивалей и конкурсов искусств';
export const AUTOMATIC = 'Письмо отправлено автоматически, отвечать на него не нужно.';

export function letterText({ body }: LetterContent): string {
  const { greeting = GREETING, paragraphs, code, button, after = [], footnote } = body;
  const parts = [
    greeting,
    ...paragraphs,
    ...(code ? [code.label ? `${code.label}:\n${code.value}` : code.value] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    ...(footnote ? [footnote] : []),
    // Mail programs expect a signature after this mark.
    `-- \n${HOUSE}\n${AUTOMATIC}`,
  ];
  return `${parts.map(visible).join('\n\n')}\n`;
}

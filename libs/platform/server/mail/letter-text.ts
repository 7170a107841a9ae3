// The plain-text part of a letter.

import { visible } from '../http/html-text.ts';
import type { LetterContent, LetterPassage } from './letter.ts';

export const GREETING = 'Здравствуйте!';
export const REFUSE = 'Отписаться от писем организаторов';
export const HOUSE = 'Рампа, портал для проведения фестивалей и конкурсов искусств';
export const AUTOMATIC = 'Письмо отправлено автоматически, отвечать на него не нужно.';

export function letterText({ body, refuse, refuseWords = REFUSE }: LetterContent): string {
  const { greeting = GREETING, paragraphs, worded, code, button, after = [], footnote } = body;
  const parts = [
    ...(worded ? worded.map(passage) : [greeting, ...paragraphs]),
    ...(code ? [code.label ? `${code.label}:\n${code.value}` : code.value] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    ...(footnote ? [footnote] : []),
    ...(refuse ? [`${refuseWords}:\n${refuse}`] : []),
    // Mail programs expect a signature after this mark.
    `-- \n${HOUSE}\n${AUTOMATIC}`,
  ];
  return `${parts.map(visible).join('\n\n')}\n`;
}

/** Addresses stand behind their words. */
function passage({ is, number, runs }: LetterPassage): string {
  const sign = is === 'bullet' ? '— ' : is === 'number' ? `${number ?? 1}. ` : '';
  const words = runs.map(({ text, href }) => (href === undefined || href === text ? text : `${text} (${href})`));
  return sign + words.join('');
}

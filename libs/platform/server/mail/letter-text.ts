// The letter without dress, for programs and people that read plain text.

import type { LetterContent } from './letter.ts';

export const GREETING = 'Здравствуйте!';
export const HOUSE = 'Рампа, портал для проведения фестивалей и конкурсов искусств';
export const AUTOMATIC = 'Письмо отправлено автоматически, отвечать на него не нужно.';

/** Nothing that hides or turns round what is written. */
export const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');

export function letterText({ body }: LetterContent): string {
  const { greeting = GREETING, paragraphs, code, button, after = [], footnote } = body;
  const parts = [
    greeting,
    ...paragraphs,
    ...(code ? [code.label ? `${code.label}:\n${code.value}` : code.value] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    ...(footnote ? [footnote] : []),
    // The mark after which mail programs expect a signature.
    `-- \n${HOUSE}\n${AUTOMATIC}`,
  ];
  return `${parts.map(visible).join('\n\n')}\n`;
}

// Words typed for this once, as a letter keeps them: a paragraph a line.

import type { LetterText } from '@rampa/mailings/domain';

export function letterOf(text: string): LetterText {
  const lines = text.trim().split(/\n+/);
  return {
    type: 'doc',
    content: lines.map((line) =>
      line.trim() === ''
        ? { type: 'paragraph' }
        : { type: 'paragraph', content: [{ type: 'text', text: line.trim() }] },
    ),
  };
}

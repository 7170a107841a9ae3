// Faults that keep a letter from being saved, in words, each with its place.

import { inQuotes, LETTER_LIMITS, type LetterKind } from '@rampa/kernel';
import { KIND_TITLES } from './kinds.ts';
import { inlinesOf, type Inline, type LetterText } from './letter-text.ts';
import { meantBy, piecesOf, type Piece } from './pieces.ts';
import type { Placeholder } from './placeholders.ts';

export interface LetterFault {
  field: 'subject' | 'body';
  message: string;
}

const MOST_TOLD = 5;
const SHOWN = 40;

/**
 * At most a few faults at a time; empty for a letter that can be sent. `more`: placeholders of this event's letters.
 */
export function letterFaults(
  kind: LetterKind,
  letter: { subject: string; body: LetterText },
  more: readonly Placeholder[] = [],
): LetterFault[] {
  const paragraphs = inlinesOf(letter.body).map(lineOf);
  const faults: LetterFault[] = faultsIn(letter.subject, kind, more).map((message) => ({ field: 'subject', message }));
  if (!paragraphs.some((text) => text.trim() !== '')) {
    faults.push({ field: 'body', message: 'Напишите хотя бы строчку: пустое письмо никого не обрадует.' });
  }
  const length = paragraphs.reduce((sum, text) => sum + text.length, 0);
  if (length > LETTER_LIMITS.text) {
    faults.push({ field: 'body', message: `В письме ${length} знаков, а помещается ${LETTER_LIMITS.text}.` });
  }
  for (const [index, text] of paragraphs.entries()) {
    if (faults.length >= MOST_TOLD) break;
    for (const message of faultsIn(text, kind, more))
      faults.push({ field: 'body', message: `Абзац ${index + 1}. ${message}` });
  }
  return faults.slice(0, MOST_TOLD);
}

function faultsIn(text: string, kind: LetterKind, more: readonly Placeholder[]): string[] {
  return piecesOf(text, kind, more).flatMap((piece) => saidOf(piece, text, kind) ?? []);
}

function saidOf(piece: Piece, text: string, kind: LetterKind): string | null {
  switch (piece.is) {
    case 'text':
    case 'placeholder':
      return null;
    case 'foreign':
      return `В письме ${inQuotes(KIND_TITLES[kind])} нечего подставить вместо ${piece.text}: уберите эти слова.`;
    case 'brace': {
      const near = text.slice(Math.max(0, piece.from - SHOWN / 2), piece.from + SHOWN / 2).trim();
      return `Фигурная скобка без пары: «${near}».`;
    }
    case 'unknown': {
      if (piece.name === '') return 'В фигурных скобках пусто: выберите подстановку из списка.';
      const meant = meantBy(piece.name, kind);
      const short = piece.name.length > SHOWN ? `${piece.name.slice(0, SHOWN)}…` : piece.name;
      const advice = meant ? `Может быть, {${meant.name}}?` : 'Выберите её из списка.';
      return `Подстановки {${short}} нет. ${advice}`;
    }
  }
}

/** A paragraph as one text, because a placeholder may stand in two runs, half of it bold. */
export function lineOf(content: readonly Inline[]): string {
  return content.map((one) => (one.type === 'text' ? one.text : '\n')).join('');
}

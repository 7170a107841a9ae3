// Fills a letter with values: paragraphs of plain runs. The renderer escapes them; a value is text and never becomes
// markup, a placeholder or an address.

import { LETTER_ADDRESS, type LetterKind } from '@rampa/kernel';
import { lineOf } from './faults.ts';
import type { Inline, LetterMark, LetterText } from './letter-text.ts';
import { piecesOf, type Piece } from './pieces.ts';
import type { Placeholder, Values } from './placeholders.ts';

export interface FilledRun {
  text: string;
  isBold?: true;
  isItalic?: true;
  href?: string;
  /** True for text that came from the values. */
  isValue?: true;
  /** True for a placeholder left as written, because it has no value. */
  isFault?: true;
}

export interface FilledBlock {
  is: 'paragraph' | 'heading' | 'bullet' | 'number';
  /** Number of an item in a numbered list. */
  number?: number;
  runs: FilledRun[];
}

const EMPTY = '—';
const LINK = 'ссылка';

/** `more`: placeholders of this event's letters. A placeholder without a value becomes a dash. */
export function filledLetter(
  kind: LetterKind,
  letter: { subject: string; body: LetterText },
  values: Values,
  more: readonly Placeholder[] = [],
): { subject: string; blocks: FilledBlock[] } {
  return {
    subject: filledLine(letter.subject, kind, values, more),
    blocks: filledText(letter.body, kind, values, more),
  };
}

/** Fills a subject: one line of plain text. */
export function filledLine(text: string, kind: LetterKind, values: Values, more: readonly Placeholder[] = []): string {
  const line = piecesOf(text, kind, more).map((piece) =>
    piece.is === 'placeholder' ? valueOf(piece, values) : piece.text,
  );
  return line.join('').replace(/\s+/g, ' ').trim();
}

/** Fills a text: its blocks from top to bottom, as runs of equal looks. */
export function filledText(
  { content }: LetterText,
  kind: LetterKind,
  values: Values,
  more: readonly Placeholder[] = [],
): FilledBlock[] {
  const runs = (inlines: readonly Inline[] = []) => runsOf(inlines, piecesOf(lineOf(inlines), kind, more), values);
  return content.flatMap((block): FilledBlock[] => {
    if (block.type === 'paragraph' || block.type === 'heading') return [{ is: block.type, runs: runs(block.content) }];
    return block.content.flatMap(({ content: paragraphs }, index) =>
      paragraphs.map(({ content: inlines }, at): FilledBlock => {
        // Further paragraphs of an item have no sign of their own.
        if (at > 0) return { is: 'paragraph', runs: runs(inlines) };
        if (block.type === 'bulletList') return { is: 'bullet', runs: runs(inlines) };
        return { is: 'number', number: index + 1, runs: runs(inlines) };
      }),
    );
  });
}

function runsOf(inlines: readonly Inline[], pieces: readonly Piece[], values: Values): FilledRun[] {
  const runs: FilledRun[] = [];
  let from = 0;
  for (const inline of inlines) {
    const text = inline.type === 'text' ? inline.text : '\n';
    const looks = looksOf(inline.type === 'text' ? inline.marks : undefined);
    const until = from + text.length;
    for (const piece of pieces) {
      const ends = piece.from + piece.text.length;
      if (ends <= from || piece.from >= until) continue;
      // A placeholder in two runs is filled once and takes the look of its beginning.
      if (piece.is === 'placeholder' && piece.from < from) continue;
      runs.push(runOf(piece, text.slice(Math.max(0, piece.from - from), ends - from), looks, values));
    }
    from = until;
  }
  return runs;
}

function runOf(piece: Piece, written: string, looks: Omit<FilledRun, 'text'>, values: Values): FilledRun {
  if (piece.is === 'text') return { ...looks, text: written };
  if (piece.is !== 'placeholder') return { ...looks, text: written, isFault: true };
  const text = valueOf(piece, values);
  const isLink = piece.placeholder.name === LINK && looks.href === undefined && LETTER_ADDRESS.test(text);
  return { ...looks, ...(isLink ? { href: text } : {}), text, isValue: true };
}

function looksOf(marks: readonly LetterMark[] = []): Omit<FilledRun, 'text'> {
  const looks: Omit<FilledRun, 'text'> = {};
  for (const mark of marks) {
    if (mark.type === 'bold') looks.isBold = true;
    else if (mark.type === 'italic') looks.isItalic = true;
    else looks.href = mark.attrs.href;
  }
  return looks;
}

function valueOf(piece: Extract<Piece, { is: 'placeholder' }>, values: Values): string {
  return values[piece.placeholder.name]?.trim() || EMPTY;
}

/** For plain text: addresses stand behind their words. */
export function plainText(blocks: readonly FilledBlock[]): string {
  return blocks
    .map(({ is, number, runs }) => {
      const text = runs.map((run) => (run.href && run.href !== run.text ? `${run.text} (${run.href})` : run.text));
      return (is === 'bullet' ? '— ' : is === 'number' ? `${number}. ` : '') + text.join('');
    })
    .join('\n\n');
}

// Splits a text at its braces, in one pass: filled-in values are not searched again, so a person called «{ссылка}»
// keeps his name.

import { folded, type LetterKind } from '@rampa/kernel';
import { placeholderCalled, placeholdersOf, type Placeholder } from './placeholders.ts';

/** `from` is the position in the text. */
export type Piece = { from: number; text: string } & (
  | { is: 'text' }
  | { is: 'placeholder'; placeholder: Placeholder }
  | { is: 'foreign'; placeholder: Placeholder }
  | { is: 'unknown'; name: string }
  | { is: 'brace' }
);

const BRACES = /\{([^{}]*)\}|[{}]/g;

/** `more`: further placeholders of letters of one event. */
export function piecesOf(text: string, kind: LetterKind, more: readonly Placeholder[] = []): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(BRACES)) {
    if (found.index > from) pieces.push({ is: 'text', from, text: text.slice(from, found.index) });
    pieces.push({ from: found.index, text: found[0], ...read(found[1], kind, more) });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ is: 'text', from, text: text.slice(from) });
  return pieces;
}

function read(name: string | undefined, kind: LetterKind, more: readonly Placeholder[]) {
  if (name === undefined) return { is: 'brace' as const };
  const placeholder = placeholderCalled(name) ?? more.find((one) => one.name === folded(name.trim()));
  if (!placeholder) return { is: 'unknown' as const, name: name.trim() };
  return { is: placeholder.kinds.includes(kind) ? ('placeholder' as const) : ('foreign' as const), placeholder };
}

/** The placeholder of the kind nearest to a misspelt name; null when none is near. */
export function meantBy(name: string, kind: LetterKind): Placeholder | null {
  const near = placeholdersOf(kind)
    .map((placeholder) => ({ placeholder, far: distance(name.slice(0, 40).toLowerCase(), placeholder.name) }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.max(1, Math.floor(near.placeholder.name.length / 3)) ? near.placeholder : null;
}

/** Edit distance: how many letters must be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, row[to]! + 1, next[to - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

// Lines that are pasted into a book: from a letter, a numbered list or a column of a table.

import { foldedTitle } from './folded-title.ts';

export type PastedState =
  | { kind: 'new' }
  /** The book has it: `of` is its title there. */
  | { kind: 'known'; of: string; isArchived: boolean }
  /** An earlier line says the same. */
  | { kind: 'double'; of: string }
  | { kind: 'long' }
  /** The book is full before it. */
  | { kind: 'full' };

export interface PastedLine {
  title: string;
  state: PastedState;
}

export interface KnownItem {
  title: string;
  isArchived: boolean;
}

/** Longer ones no call takes. */
export const TITLE_MAX = 300;

/** «1. », «2) », «— », «• »: how lists are marked; a number with a unit («3 курс», «10–12 лет») is a title. */
const MARK = /^(?:\d{1,4}[.)](?!\d)\s*|[•·●▪*]\s*|[-–—]\s+)/u;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** In their order, without the empty ones. Of a table the first column that is no «№» is taken. */
export function pastedTitles(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((line) => {
    const cells = line
      .split('\t')
      .map(plain)
      .filter((cell) => SEEN.test(cell));
    const title = cells.length > 1 && /^\d+\.?$/.test(cells[0]!) ? cells[1] : cells[0];
    return title === undefined ? [] : [unmarked(title)];
  });
}

const plain = (cell: string): string =>
  cell
    .replace(/[\p{Cc}\u200b\ufeff]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

function unmarked(line: string): string {
  const bare = line.replace(MARK, '').trim();
  return bare === '' ? line : bare;
}

/** What becomes of each: `room` says how many the book still holds. */
export function judgedPaste(titles: readonly string[], known: readonly KnownItem[], room: number): PastedLine[] {
  const items = new Map(known.map((item) => [foldedTitle(item.title), item]));
  const seen = new Map<string, string>();
  let left = room;
  return titles.map((title) => {
    const folded = foldedTitle(title);
    const item = items.get(folded);
    if (item) return { title, state: { kind: 'known', of: item.title, isArchived: item.isArchived } };
    const earlier = seen.get(folded);
    if (earlier !== undefined) return { title, state: { kind: 'double', of: earlier } };
    if (title.length > TITLE_MAX) return { title, state: { kind: 'long' } };
    if (left <= 0) return { title, state: { kind: 'full' } };
    left -= 1;
    seen.set(folded, title);
    return { title, state: { kind: 'new' } };
  });
}

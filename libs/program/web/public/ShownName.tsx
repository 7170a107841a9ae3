// A name as large as its longest word allows: it is never cut, and breaks only at its own hyphen.

import type { CSSProperties } from 'react';
import type { PublicProgramItem } from '@rampa/contract';
import { longestPart, unbroken } from '@rampa/platform/web/base';

/**
 * Most letters of a compound surname that stay together; a longer one breaks at its hyphen instead of becoming small.
 */
const BOUND = 16;

type Named = Pick<PublicProgramItem, 'kind' | 'performer' | 'collective' | 'title'>;

export function nameOf(item: Named): string {
  return unbroken(item.kind === 'performance' ? item.performer || item.collective : item.title, BOUND);
}

/** Most letters beside which a number of three digits fits on a narrow phone. */
const BESIDE = 10;

/** Width of the longest word in letters; «МЕЛЬНИКОВА» is wider than «Мельникова». */
function lettersOf(name: string): number {
  const letters = longestPart(name);
  return /\p{Lu}{3}/u.test(name) ? Math.ceil(letters * 1.3) : letters;
}

export function isLongName(item: Named): boolean {
  return lettersOf(nameOf(item)) > BESIDE;
}

export function ShownName({ item }: { item: Named }) {
  const name = nameOf(item);
  return <strong style={{ '--letters': Math.max(BESIDE, lettersOf(name)) } as CSSProperties}>{name}</strong>;
}

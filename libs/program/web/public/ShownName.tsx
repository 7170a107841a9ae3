// A name as large as its longest word lets it be: it is never cut, and breaks at its own hyphen alone.

import type { CSSProperties } from 'react';
import type { PublicProgramItem } from '@rampa/contract';
import { longestPart, unbroken } from '@rampa/platform/web/base';

/** Letters of a compound surname that stay together; a longer one breaks at its hyphen rather than becoming small. */
const BOUND = 16;

export function nameOf(item: Pick<PublicProgramItem, 'kind' | 'performer' | 'collective' | 'title'>): string {
  return unbroken(item.kind === 'performance' ? item.performer || item.collective : item.title, BOUND);
}

/** Letters beside which a number of three figures still has room on a narrow phone. */
const BESIDE = 10;

/** How many letters wide the longest word is; «МЕЛЬНИКОВА» takes more room than «Мельникова». */
function lettersOf(name: string): number {
  const letters = longestPart(name);
  return /\p{Lu}{3}/u.test(name) ? Math.ceil(letters * 1.3) : letters;
}

export function isLongName(item: PublicProgramItem): boolean {
  return lettersOf(nameOf(item)) > BESIDE;
}

export function ShownName({ item }: { item: PublicProgramItem }) {
  const name = nameOf(item);
  return <strong style={{ '--letters': Math.max(BESIDE, lettersOf(name)) } as CSSProperties}>{name}</strong>;
}

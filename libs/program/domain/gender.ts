// Whether a full name is a woman's, so that a Russian sentence about the person agrees.

import { familyOf, isFirstName } from './name-words.ts';

/** Men's names that end like women's. */
const MEN = new Set('данила добрыня илья кузьма лука мустафа никита савва фома ваня миша'.split(' '));
/** Names of men and women alike. */
const BOTH = new Set(['саша', 'женя', 'валя', 'слава']);

/** Undefined when the name does not tell. */
export function isWoman(fullName: string): boolean | undefined {
  const words = fullName.trim().split(/\s+/);
  if (words.some((word) => /(?:овна|евна|ична|инична|кызы|гызы)$/i.test(word))) return true;
  if (words.some((word) => /(?:ович|евич|ьич|оглы|оглу)$/i.test(word) && word.length > 4)) return false;
  const found = words.length > 1 ? familyOf(words) : undefined;
  const first = (found ? words[found.given[0]!]! : words.find(isFirstName))?.toLowerCase();
  if (!first || !isFirstName(first) || BOTH.has(first)) return undefined;
  return /[ая]$/.test(first) && !MEN.has(first);
}

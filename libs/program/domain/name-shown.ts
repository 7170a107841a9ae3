// «Фамилия И.»: how the words of one person's name are shown to strangers.

import { familyOf, isParticle, isSureSurname } from './name-words.ts';

/** «Мельникова А.»; initials of all words when nothing tells which one is the surname. */
export function shortName(words: readonly string[]): string {
  if (words.length === 1 && isSureSurname(words[0]!)) return lonely(words[0]!);
  const found = familyOf(words);
  const named = words.filter((word) => !isParticle(word));
  if (!found) return (named.length > 0 ? named : words).map(initial).join('\u00A0');
  const { family, given } = found;
  return [capitalised(words[family]!), ...given.map((at) => initial(words[at]!))].join('\u00A0');
}

const initial = (word: string) => `${word[0]!.toUpperCase()}.`;
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** «Тунде-Ордынбаев»: where no first name stands beside it, a half without a surname's ending may be one. */
function lonely(word: string): string {
  const halves = word.split(/([-\u2010\u2011])/);
  const isWhole = halves.every((half, at) => at % 2 === 1 || isSureSurname(half) || /заде$/i.test(half));
  if (halves.length === 1 || isWhole) return capitalised(word);
  return halves.map((half, at) => (at % 2 === 1 || isSureSurname(half) ? half : initial(half))).join('');
}

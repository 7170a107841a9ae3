// Several people in a row with no sign between them: «Мельникова Арина Воронов Степан».

import { familyOf, isInitial, isShortSurname, placesOf } from './name-words.ts';

/** «Эльшад оглы» */
const MOST_OF_FATHER = 2;
/** «Ё Ми Сон» */
const MOST_WORDS_BEHIND_SHORT = 2;

/**
 * One row of words for each person, or the whole row where it does not wholly consist of people of whom each has one
 * surname that is told and one first name: a word that nobody knows parts nothing.
 */
export function namesInRow(words: readonly string[]): string[][] {
  return (words.length > 3 ? partedFrom(words, 0) : null) ?? [[...words]];
}

function partedFrom(words: readonly string[], from: number): string[][] | null {
  if (from === words.length) return [];
  // The longest name first: a father's name belongs to whom it follows.
  for (let to = words.length; to >= from + 2; to -= 1) {
    const name = words.slice(from, to);
    if (!isOnePerson(name)) continue;
    const others = partedFrom(words, to);
    if (others) return [name, ...others];
  }
  return null;
}

function isOnePerson(words: readonly string[]): boolean {
  const { known, others, fathers } = placesOf(words);
  const family = familyOf(words)?.family;
  if (family === undefined || fathers.length > MOST_OF_FATHER) return false;
  const initials = others.filter((at) => isInitial(words[at]!)).length;
  if (known.length === 1) return others.length === 1;
  if (known.length > 1) return false;
  if (initials > 0) return others.length - initials === 1;
  return family === 0 && isShortSurname(words[0]!) && others.length <= 1 + MOST_WORDS_BEHIND_SHORT;
}

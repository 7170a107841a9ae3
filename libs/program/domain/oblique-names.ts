// A person within a collective's title: «Ансамбль Арины Мельниковой».

import { isFirstName } from './name-words.ts';

/** Ending of an oblique case, and the endings of the names that it may come from. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ой', ['а']],
  ['ей', ['а', 'я']],
  ['ом', ['']],
  ['ем', ['й', 'ь']],
  ['ы', ['а']],
  ['и', ['а', 'я', 'ь']],
  ['е', ['а', 'я']],
  ['а', ['']],
  ['у', ['', 'а']],
  ['я', ['й', 'ь']],
  ['ю', ['й', 'ь', 'я']],
];
const IRREGULAR: ReadonlySet<string> = new Set('льва льву львом павла павлу павлом'.split(' '));
const OF_FATHER = /(?:ович|евич|ьич|нич)(?:а|у|ем)$|(?:ов|ев|ич|инич)(?:ны|не|ной)$/;
const AFTER_DEDICATION = /(?:имени|им\.?|памяти)[ \u00A0]*$/iu;

/** «Арины», «Степаном»: a known first name in an oblique case. */
export function isObliqueFirstName(word: string): boolean {
  const small = word.toLowerCase().replaceAll('ё', 'е');
  if (IRREGULAR.has(small)) return true;
  return ENDINGS.some(([ending, nominatives]) => {
    const stem = small.slice(0, -ending.length);
    return small.endsWith(ending) && stem.length > 1 && nominatives.some((one) => isFirstName(stem + one));
  });
}

/** Whom a collective is dedicated to everybody may read: «имени Игоря Моисеева». */
export const isDedicated = (text: string, from: number) => AFTER_DEDICATION.test(text.slice(0, from));

/** «А. Мельниковой»; undefined: no first name is among the words. */
export function shortOblique(words: readonly string[]): string | undefined {
  if (words.length < 2 || !words.some(isObliqueFirstName)) return undefined;
  const isGiven = (word: string) => isObliqueFirstName(word) || OF_FATHER.test(word.toLowerCase());
  const kept = isGiven(words.at(-1)!) ? 0 : words.length - 1;
  return words
    .map((word, at) => (at === kept && !isObliqueFirstName(word) ? word : `${word[0]!.toUpperCase()}.`))
    .join('\u00A0');
}

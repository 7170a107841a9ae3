// Small rules of Russian type for names and titles.

import { boundNames, LONGEST_BOUND } from '@rampa/kernel';

export { quoted, withInitials } from '@rampa/kernel';

/**
 * In the place of a picture: of a person his surname and given name, «СЕ»; of an organization the name that it bears in
 * quotes, where there is one: Творческое объединение «Просцениум» → «П».
 */
export function initialsOf(name: string): string {
  const own = /[«"]([^»"]*\p{L}[^»"]*)/u.exec(name)?.[1] ?? name;
  const words = own.split(/[\s«»"]+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.match(/\p{L}/u)![0].toUpperCase())
    .join('');
}

/**
 * «г. Кострома», «им. Чайковского», «Г. П. Ющенко»: what a short word or an initial stands for does not leave it for the
 * next line, and no dash begins one.
 */
function tied(text: string, longest = LONGEST_BOUND): string {
  return boundNames(text, longest)
    .replaceAll(/(?<![\p{L}\d.])(г|с|п|д|х|ст|пос|пгт|им)\. (?=\p{Lu})/gu, '$1.\u00A0')
    .replaceAll(/(?<!\p{L})(№|(?:соч|оп|op)\.?) (?=[№\d])/giu, '$1\u00A0')
    .replaceAll(/ (?=[—–] )/g, '\u00A0');
}

/** A dot between the parts of a line would hang at its end or begin the next one: where a line may break stands a comma. */
function withoutDots(text: string): string {
  return text.replaceAll(/\s+·\s+/g, ', ');
}

/** Parts of a line, one after another; empty ones leave no trace. */
export function listed(...parts: readonly (string | null | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== null && part.trim() !== '');
  return tied(withoutDots(given.join(', ')));
}

function bound(word: string): string {
  return word.replaceAll(/[-\u2011]/g, '\u2060-\u2060');
}

/**
 * A name does not break at its own hyphen nor «13–15» at its dash, and no middle dot hangs at a line's end. Word joiners
 * and not U+2011: the serif has no such sign, and another face's would stand out. «Мельникова А./Воронов С.» may break
 * after the stroke; in a column narrower than `longest` letters a name does at its hyphen, rather than within a syllable.
 */
export function unbroken(text: string, longest = LONGEST_BOUND): string {
  return tied(withoutDots(text), longest)
    .replaceAll(/(?:\p{Lu}\.\u00A0)*[\p{L}\d]+(?:[-\u2011]\p{L}+)+/gu, (word) =>
      word.length > longest ? word : bound(word),
    )
    .replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060')
    .replaceAll(/\/(?=\p{L})/gu, '/\u200B');
}

/** Letters of the longest part of a text that stays on one line. */
export function longestPart(text: string): number {
  return Math.max(0, ...text.split(/[ \n\u200B]|(?<!\u2060)-/u).map((part) => part.replaceAll('\u2060', '').length));
}

/** Letters of a word that fits the narrowest column. */
const SHORT_WORD = 10;

/**
 * «Муници-пальное»: a long word may break with a hyphen, between a vowel and a consonant that begins the next syllable, and
 * leaves three letters on both sides. Nothing is seen of it where the word has room.
 */
export function softened(text: string): string {
  return text.replaceAll(/\p{Ll}{3,}/giu, (word) =>
    word.length <= SHORT_WORD
      ? word
      : word.replaceAll(/(?<=\p{L}{2}[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/giu, '\u00AD'),
  );
}

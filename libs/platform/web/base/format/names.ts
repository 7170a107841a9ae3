// Small rules of Russian type for names and titles.

export { quoted } from '@rampa/kernel';

/** «Салтанова Елена Викторовна» → «Салтанова Е. В.» with no-break spaces. */
export function withInitials(fullName: string): string {
  const [family = '', ...given] = fullName.trim().split(/\s+/);
  if (given.length === 0) return family;
  return [family, ...given.slice(0, 2).map((name) => `${name[0]!.toUpperCase()}.`)].join('\u00A0');
}

/** «Салтанова Елена Викторовна» → «СЕ»: family and given name, in the place of a photo. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/[\s«»"]+/).filter((word) => /\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.match(/\p{L}/u)![0].toUpperCase())
    .join('');
}

/** Творческое объединение «Просцениум» → «П»: the name in quotes, where there is one. */
export function companyInitials(companyName: string): string {
  return initialsOf(/[«"]([^»"]*\p{L}[^»"]*)/u.exec(companyName)?.[1] ?? companyName);
}

/**
 * «г. Кострома», «им. Чайковского», «Г. П. Ющенко»: what a short word or an initial stands for does not leave it for the
 * next line, and no dash begins one.
 */
function tied(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\d.])(г|с|п|д|х|ст|пос|пгт|им)\. (?=\p{Lu})/gu, '$1.\u00A0')
    .replaceAll(/(?<!\p{L})(\p{Lu}\.) (?=\p{Lu}\.|\p{Lu}\p{Ll}+(?![-\p{L}]))/gu, '$1\u00A0')
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

/** A line's first letter is a capital, unless the line begins with a short word: «г. Кострома». */
export function asLine(text: string): string {
  return /^\p{Ll}+\./u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** «Преображенского-Рождественского» bound together would have to break in the middle of a syllable. */
const LONGEST_BOUND = 24;

function bound(word: string): string {
  return word.replaceAll(/[-\u2011]/g, '\u2060-\u2060');
}

/**
 * A name does not break at its own hyphen nor «13–15» at its dash, and no middle dot hangs at a line's end. Word joiners
 * and not U+2011: the serif has no such sign, and another face's would stand out. «Мельникова А./Воронов С.» may break
 * after the stroke; in a column narrower than `longest` letters a name does at its hyphen, rather than within a syllable.
 */
export function unbroken(text: string, longest = LONGEST_BOUND): string {
  return tied(withoutDots(text))
    .replaceAll(/[\p{L}\d]+(?:[-\u2011]\p{L}+)+/gu, (word) => (word.length > longest ? word : bound(word)))
    .replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060')
    .replaceAll(/\/(?=\p{L})/gu, '/\u200B');
}

/** Letters of the longest part of a text that stays on one line. */
export function longestPart(text: string): number {
  return Math.max(0, ...text.split(/[ \n\u200B]|(?<!\u2060)-/u).map((part) => part.replaceAll('\u2060', '').length));
}

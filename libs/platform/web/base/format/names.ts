// Russian typography of names and titles.

import { boundNames, LONGEST_BOUND } from '@rampa/kernel';

export { quoted, withInitials } from '@rampa/kernel';

/**
 * Letters in place of a picture: a person's surname and given name, «СЕ»; an organization's name in quotes, if it has
 * one: Творческое объединение «Просцениум» → «П».
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
 * «г. Кострома», «им. Чайковского», «Г. П. Ющенко»: keeps a short word or an initial on the line of the next word, and
 * a dash off the beginning of a line.
 */
export function tied(text: string, longest = LONGEST_BOUND): string {
  return boundNames(text, longest)
    .replaceAll(/(?<![\p{L}\d.])((?:г|с|п|д|х|ст|пос|им)\.|пгт\.?) (?=\p{Lu})/gu, '$1\u00A0')
    .replaceAll(/(?<!\p{L})(№|(?:соч|оп|op)\.?) (?=[№\d])/giu, '$1\u00A0');
}

/** A middle dot between parts would hang at a line's end or begin the next one, so text that may wrap has a comma. */
function withoutDots(text: string): string {
  return text.replaceAll(/\s+·\s+/g, ', ');
}

const MOST_REMEMBERED = 5_000;
const remembered = /* @__PURE__ */ new Map<string, string>();

/** Lists of a thousand names are drawn anew with every mark; what is done to a text does not change. */
function onceFor(text: string, longest: number, shape: () => string): string {
  const key = `${longest} ${text}`;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  const shaped = remembered.get(key) ?? shape();
  remembered.set(key, shaped);
  return shaped;
}

/** Joins parts of a line; empty ones are left out. */
export function listed(...parts: readonly (string | null | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== null && part.trim() !== '');
  return tied(withoutDots(given.join(', ')));
}

function bound(word: string): string {
  return word.replaceAll(/[-\u2011]/g, '\u2060-\u2060');
}

/**
 * Keeps a name together at its hyphen, «13–15» and «10 — 12» at their dash, and a middle dot off a line's end. Uses word joiners and
 * not U+2011, which a whole Latin file of the fonts lacks. «Мельникова А./Воронов С.» may
 * break after the stroke; in a column narrower than `longest` letters a name may break at a hyphen rather than within a
 * syllable.
 */
export function unbroken(text: string, longest = LONGEST_BOUND): string {
  return onceFor(text, longest, () =>
    tied(withoutDots(text), longest)
      .replaceAll(/(?:\p{Lu}\.\u00A0)*[\p{L}\d]+(?:[-\u2011]\p{L}+)+/gu, (word) =>
        word.length > longest ? word : bound(word),
      )
      .replaceAll(/(\d)([-–])(?=\d)/g, '$1\u2060$2\u2060')
      .replaceAll(/(\d)[ \u00A0]([—–])[ \u00A0](?=\d)/g, '$1\u00A0$2\u00A0')
      .replaceAll(/\/(?=\p{L})/gu, '/\u200B'),
  );
}

/** Letters of the longest part that cannot be broken. */
export function longestPart(text: string): number {
  return Math.max(0, ...text.split(/[ \n\u200B]|(?<!\u2060)-/u).map((part) => part.replaceAll('\u2060', '').length));
}

/** Longest word in letters that fits the narrowest column. */
const SHORT_WORD = 10;

/**
 * «Муници-пальное»: adds soft hyphens to long words, between a vowel and a consonant that begins the next syllable,
 * with three letters on both sides. They are invisible where the word has room.
 */
export function softened(text: string): string {
  return text.replaceAll(/\p{Ll}{3,}/giu, (word) =>
    word.length <= SHORT_WORD
      ? word
      : word.replaceAll(/(?<=\p{L}{2}[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/giu, '\u00AD'),
  );
}

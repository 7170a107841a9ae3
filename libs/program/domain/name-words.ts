// Words of a person's name: which one is the first name, which one the surname.

import { FIRST_NAMES } from './first-names.ts';

/** Letters with apostrophes and hyphens inside, in any case: «О’Нил», «Абу-ль-Фарадж», «иванова», «МЕЛЬНИКОВА». */
const NAME = /^\p{L}[\p{L}\u0301]*(?:['’ʼ`‘\-\u2010\u2011]\p{L}[\p{L}\u0301]*)*\.?$/u;
const PATRONYMIC = /(?:ович|евич|овна|евна|ична|инична)$/;
const PATRONYMIC_TAILS: ReadonlySet<string> = new Set(['оглы', 'оглу', 'кызы', 'гызы', 'угли', 'уулу']);
const SURNAME =
  /(?:ов|ова|овы|ев|ева|евы|ёв|ёва|ёвы|ин|ина|ины|ын|ына|ский|ская|ские|цкий|цкая|ой|ый|ий|ая|ко|ук|юк|чик|ич|(?<!ь)ян|янц|дзе|швили|заде|их|ых)$/;

const folded = (word: string) => word.toLowerCase().replaceAll('ё', 'е').replaceAll('\u0301', '').replace(/\.$/, '');

/** Surnames of one or two letters that are no first names; folded. A list, because their letters do not tell. */
export const SHORT_SURNAMES: ReadonlySet<string> = new Set(
  'ан ву до е ем ко ку ли лю ма не ни но ню о пу се те ти то ту тю у ха хе хо хэ цу че чо чу ше ши шу э ю юй'.split(
    ' ',
  ),
);

/** A word that a name may consist of, in any case. */
export function isNameWord(word: string): boolean {
  return NAME.test(word);
}

/** A name word with a capital letter. */
export function mayBeName(word: string): boolean {
  return isNameWord(word) && word[0] !== word[0]!.toLowerCase();
}

/** A known first name in any case; for a double name the first half decides. */
export function isFirstName(word: string): boolean {
  return isNameWord(word) && FIRST_NAMES.has(folded(word).split(/[-\u2010\u2011]/)[0]!);
}

export function isPatronymic(word: string): boolean {
  const name = folded(word);
  return PATRONYMIC.test(name) || PATRONYMIC_TAILS.has(name);
}

export const isSurname = (word: string) => SURNAME.test(word.toLowerCase().replaceAll('\u0301', ''));

export interface NamePlaces {
  family: number;
  /** Indexes of the words whose initials stand behind it. */
  given: number[];
}

/** Indexes of the surname and of the first name; undefined when nothing tells them apart. */
export function familyOf(words: readonly string[]): NamePlaces | undefined {
  const tail = PATRONYMIC_TAILS.has(folded(words.at(-1)!)) ? 2 : 0;
  const core = words.slice(0, words.length - tail);
  if (core.length === 1) return undefined;
  const patronymic = core.findIndex((word, index) => index > 0 && isPatronymic(word));
  if (patronymic >= 0 && core.length > 2) {
    const first = patronymic - 1;
    return { given: [first], family: first === 0 ? core.length - 1 : 0 };
  }
  const known = core.flatMap((word, index) => (isFirstName(word) ? [index] : []));
  if (known.length === 1) return { given: known, family: known[0] === 0 ? core.length - 1 : 0 };
  if (known.length === 0) {
    const short = core.flatMap((word, index) => (SHORT_SURNAMES.has(folded(word)) ? [index] : []));
    // A Korean given name often has two words: «Ё Ми Сон».
    if (short.length === 1) {
      return { family: short[0]!, given: core.flatMap((_, index) => (index === short[0] ? [] : [index])) };
    }
  }
  const endings = core.flatMap((word, index) => (isSurname(word) ? [index] : []));
  if (endings.length !== 1) return undefined;
  const family = endings[0]!;
  return { family, given: [family === 0 ? 1 : 0] };
}

// Offers a person's name in another case. An offer alone: nobody's paper says it until a person has read it.

import { getGender, getLastnameGender, incline } from 'lvovich';
import type { NameCase } from '@rampa/kernel';

type Person = ReturnType<typeof incline>;

const PATRONYMIC = /(?:вич|вна|ична|оглы|кызы)$/iu;
const PERSON = /^\p{Lu}[\p{L}’'-]*$/u;
/** Parts of a surname that never change. */
const FIRM = /^(?:тер|дер|мак|бен|аль|эль|фон|де|ле|ла)$/iu;
const LIUBOV: Readonly<Record<NameCase, string>> = { dative: 'Любови', accusative: 'Любовь' };

/** Null: it does not look like a person's name, so a person writes the form himself. */
export function offeredCase(name: string, to: NameCase): string | null {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2 || words.length > 3 || !words.every((word) => PERSON.test(word))) return null;
  const order = orderOf(words);
  const person = Object.fromEntries(order.map((part, index) => [part, lowered(words[index]!)])) as Person;
  const gender = getGender(person) ?? getLastnameGender(person.last ?? '');
  const forms = incline({ ...person, gender }, to);
  const said = { ...forms, last: firm(person.last ?? '', person, gender, to) };
  if (/^любовь$/iu.test(person.first ?? '')) said.first = LIUBOV[to];
  return order.map((part, index) => likeTyped(said[part] ?? words[index]!, words[index]!)).join(' ');
}

type Part = 'last' | 'first' | 'middle';

/** «Фамилия Имя Отчество» unless the patronymic or the surname says otherwise. */
function orderOf(words: readonly string[]): Part[] {
  if (words.length === 3) return PATRONYMIC.test(words[1]!) && !PATRONYMIC.test(words[2]!) ? ['first', 'middle', 'last'] : ['last', 'first', 'middle']; // prettier-ignore
  if (PATRONYMIC.test(words[1]!)) return ['first', 'middle'];
  const isLast = (word: string) => getLastnameGender(lowered(word)) !== null;
  return isLast(words[1]!) && !isLast(words[0]!) ? ['first', 'last'] : ['last', 'first'];
}

/** Each part of a double surname for itself. */
function firm(last: string, person: Person, gender: Person['gender'], to: NameCase): string {
  return last
    .split('-')
    .map((part) =>
      FIRM.test(part) ? part : (incline({ ...person, last: part, gender: gender ?? null }, to).last ?? part),
    )
    .join('-');
}

/** The library declines «АННА» to «АННе». */
const isLoud = (word: string) => word.length > 1 && word === word.toLocaleUpperCase('ru');
const lowered = (word: string) =>
  isLoud(word) ? word.toLocaleLowerCase('ru').replace(/(^|[-’'])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('ru')) : word; // prettier-ignore
const likeTyped = (said: string, typed: string) => (isLoud(typed) ? said.toLocaleUpperCase('ru') : said);

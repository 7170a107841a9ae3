// Names on public pages. Children are shown as «Фамилия И.» unless the organizer has the consent to publish them; a
// name that may be a person's is treated as one, because showing too little can be put right and too much cannot.

import { FIRST_NAMES } from './first-names.ts';

const WORD = /^[А-ЯЁA-Z][а-яёa-z]+(?:[-\u2011][А-ЯЁA-Z]?[а-яёa-z]+)*$/;
const PATRONYMIC = /(?:ович|евич|ич|овна|евна|ична|инична|оглы|кызы)$/;
const SURNAME = /(?:ов|ова|ев|ева|ёв|ёва|ин|ина|ын|ына|ский|ская|цкий|цкая|ой|ый|ая|ко|ук|юк|ян|дзе|швили|их|ых)$/;

/**
 * «Арина Мельникова» → «Мельникова А.»; «Мельникова Арина, Степан Воронов» → both; «Жар-птица» stays. `peopleCount`
 * 0 means that nobody has said how many there are.
 */
export function publicName(performer: string, peopleCount: number): string {
  const parts = performer.split(/(\s*[,;]\s*|\s+и\s+)/);
  const people = (parts.length + 1) / 2;
  const perPart = peopleCount > 1 && peopleCount <= people ? 1 : peopleCount;
  return parts.map((part, index) => (index % 2 === 1 ? part : masked(part, perPart))).join('');
}

function masked(part: string, peopleCount: number): string {
  const words = part.trim().split(/\s+/);
  const isBare = words.length >= 2 && words.length <= 3 && words.every((word) => WORD.test(word));
  const known = words.findIndex((word, index) => isFirstName(word) && !isQuoted(words, index));
  if (known < 0) return isBare && mayBePerson(words, peopleCount) ? short(words, familyAt(words)) : part;
  if (isBare) return short(words, known === 0 ? words.length - 1 : 0, known);
  // «Анна Лось (скрипка)»: the name stands among other words.
  const family = [known + 1, known - 1].find((index) => WORD.test(words[index] ?? ''));
  if (family === undefined) return part;
  const [from, to] = [Math.min(known, family), Math.max(known, family)];
  return [...words.slice(0, from), short(words, family, known), ...words.slice(to + 1)].join(' ');
}

/** Three words of which none is a first name, or several people: the name of a collective. */
function mayBePerson(words: readonly string[], peopleCount: number): boolean {
  return words.length === 3 ? words.some((word) => PATRONYMIC.test(word)) : peopleCount <= 1;
}

function short(words: readonly string[], family: number, first = words.findIndex((_, at) => at !== family)): string {
  return `${words[family]!}\u00A0${words[first]![0]!}.`;
}

function isFirstName(word: string): boolean {
  return (
    WORD.test(word) &&
    FIRST_NAMES.has(
      word
        .toLowerCase()
        .replaceAll('ё', 'е')
        .split(/[-\u2011]/)[0]!,
    )
  );
}

function isQuoted(words: readonly string[], index: number): boolean {
  const before = words.slice(0, index + 1).join(' ');
  return before.lastIndexOf('«') > before.lastIndexOf('»');
}

/** Without a first name that we know: by the ending, else the last word. */
function familyAt(words: readonly string[]): number {
  if (words.length === 3) return PATRONYMIC.test(words[1]!) ? 2 : 0;
  const isSurname = (word: string) => SURNAME.test(word.toLowerCase());
  return isSurname(words[0]!) && !isSurname(words[1]!) ? 0 : 1;
}

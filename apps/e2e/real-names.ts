// The longest names of real festivals, in place of a contest's own.

import names from '../../libs/kernel/testing/real-names/names.json' with { type: 'json' };

const longest = (list: readonly string[]) => list.toSorted((one, other) => other.length - one.length)[0]!;
const longestWord = (name: string) => Math.max(...name.split(/\s+/).map((word) => word.length));
const judges = names.judges.map(({ name }) => name);

const REAL: Readonly<Record<string, string>> = {
  'Конкурсный день': longest(names.nominations),
  'Народный танец': longest(names.nominations),
  Зал: longest(names.institutions),
  Ведущая: longest(judges),
  'Жар-птица': names.performers.toSorted((one, other) => longestWord(other) - longestWord(one))[0]!,
  Калинушка: longest(names.performers),
  Лель: longest(names.collectives),
};
const PLACES = ['Кострома', 'Арзамас', 'Иваново'];
const PIECES = ['Половецкие пляски', 'Посею лебеду на берегу', 'Камаринская'];

/** For `Contest.create({ spell })`. */
export function realName(name: string, most: number): string {
  return real(name).slice(0, most).trimEnd();
}

function real(name: string): string {
  if (name.startsWith('Проверка')) return `${longest(names.events)} ${name}`;
  if (name.includes('ансамбл')) return longest(names.collectives);
  if (PLACES.includes(name)) return longest(names.places);
  if (PIECES.includes(name)) return longest(names.pieces);
  return REAL[name] ?? (name.split(' ').length === 3 ? judges[name.length % judges.length]! : name);
}

// Names of performances and judges as people read them, built from the columns.

import type { ItemRow, Tables } from './rows.ts';

const filled = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

export function nameOf({ performer, collective, title }: ItemRow): string {
  return [performer, collective, title].find((name) => name !== '') ?? '';
}

/** A collective equal to the name is not repeated. */
export function detailOf({ performer, collective, city }: ItemRow): string {
  return filled([performer === '' ? '' : collective, city]);
}

/** «Народный танец · 13–15 лет» */
export function nominationOf(tables: Tables, item: ItemRow): string {
  return tables.nominations.find(({ guid }) => guid === item.nomination_guid)?.title ?? '';
}

export function valuesOf(tables: Tables, item: ItemRow): string {
  const picked = tables.groupFields.filter((field) => field.is_grouping);
  return filled(picked.map(({ guid }) => item.group_values[guid] ?? ''));
}

export function groupOf(tables: Tables, item: ItemRow): string {
  return filled([nominationOf(tables, item), valuesOf(tables, item)]);
}

/** «Ильин», or «Ильин А.» when another judge has that surname too. The proofs write surnames first. */
export function shortNames(fullNames: readonly string[]): string[] {
  const split = fullNames.map((fullName) => fullName.trim().split(/\s+/));
  return split.map(([surname, ...rest]) => {
    const namesakes = split.filter(([other]) => other === surname).length;
    if (namesakes === 1 || rest.length === 0) return surname!;
    return [surname, ...rest.map((name) => `${name[0]!.toUpperCase()}.`)].join('\u00A0');
  });
}

const YEARS = /^(?:лет|год|года|л\.|г\.)[.,;]*$/;

/** «13-15 лет», «13–15» and «13 — 15 ЛЕТ» are one value: compared by words and numbers, without «лет». */
export function sameValue(text: string): string {
  const said = text.toLowerCase().replaceAll('ё', 'е').normalize('NFKC');
  const plain = said
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();
  const words = plain.replace(/(\d)(?=[лг])/g, '$1 ').split(' ');
  return words
    .filter((word, at) => !(YEARS.test(word) && /\d$/.test(words[at - 1] ?? '')))
    .join(' ')
    .replace(/[.,;]+$/, '')
    .replace(/^-$/, '');
}

/** The most frequent spelling; of equally frequent ones the first. */
export function mostUsual(texts: readonly string[]): string {
  const said = texts.map((text) => text.trim()).filter((text) => sameValue(text) !== '');
  const times = (text: string) => said.filter((other) => other === text).length;
  return said.find((text) => said.every((other) => times(other) <= times(text))) ?? '';
}

const STAGES = [
  'малыш дошкол дет младш средн подрост старш юниор юнош молодеж взросл сеньор',
  'соло дуэт трио квартет квинтет мал ансамбл больш хор оркестр продакш',
  'дебют начина любител продолж продвин полупроф студ професс профи мастер',
]
  .join(' ')
  .split(' ');

/** Ages by their numbers, then words of the list above, then other words, then mixed groups; empty ones last. */
export function byAge(left: string, right: string): number {
  const [one, other] = [rungOf(sameValue(left)), rungOf(sameValue(right))];
  return (
    one.kind - other.kind ||
    one.from - other.from ||
    (one.to === other.to ? 0 : one.to - other.to) ||
    left.localeCompare(right, 'ru', { numeric: true })
  );
}

/** Values placed by the organizer in his order; each of the others before the first that is older. */
export function valuesInOrder(tables: Tables, field: string): Tables['groupValues'] {
  const own = tables.groupValues.filter(({ field_guid }) => field_guid === field);
  const list = own.filter(({ position }) => position !== null).toSorted((a, b) => a.position! - b.position!);
  const rest = own.filter(({ position }) => position === null).toSorted((a, b) => byAge(a.title, b.title));
  for (const value of rest) {
    const older = list.find(({ title }) => byAge(title, value.title) > 0);
    list.splice(older ? list.indexOf(older) : list.length, 0, value);
  }
  return list;
}

function rungOf(text: string): { kind: number; from: number; to: number } {
  if (text === '') return { kind: 5, from: 0, to: 0 };
  if (text.includes('смешан') || text.includes('разновозраст')) return { kind: 4, from: 0, to: 0 };
  const numbers = /^(?:(?:до|младше|от|с|старше) *)?\d/.test(text) ? text.match(/\d+/g)!.map(Number) : [];
  if (numbers.length > 0) {
    if (/^(до|младше)/.test(text)) return { kind: 1, from: -1, to: numbers[0]! };
    const isRange = /^\D*\d+ ?(-|до)/.test(text) && numbers.length > 1;
    const isOpen = /^\D*\d+ ?\+|старше$|больше$/.test(text) || (!isRange && /^(от|с|старше) ?\d/.test(text));
    return { kind: 1, from: numbers[0]!, to: isOpen ? Infinity : isRange ? numbers[1]! : numbers[0]! };
  }
  const stage = STAGES.findIndex((start) => text.startsWith(start));
  return stage < 0 ? { kind: 3, from: 0, to: 0 } : { kind: 2, from: stage, to: 0 };
}

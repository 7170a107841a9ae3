// What people read of a performance and of a judge, put together from the columns.

import type { ItemRow, Tables } from './rows.ts';

const filled = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

export function nameOf({ performer, collective, title }: ItemRow): string {
  return [performer, collective, title].find((name) => name !== '') ?? '';
}

/** A collective that is the name already is not said twice. */
export function detailOf({ performer, collective, city }: ItemRow): string {
  return filled([performer === '' ? '' : collective, city]);
}

/** «Народный танец · 13–15 лет» */
export function groupOf(tables: Tables, item: ItemRow): string {
  const nomination = tables.nominations.find(({ guid }) => guid === item.nomination_guid)?.title ?? '';
  const picked = tables.groupFields.filter((field) => field.is_grouping);
  return filled([nomination, ...picked.map(({ guid }) => item.group_values[guid] ?? '')]);
}

/** «Ильин», or «Ильин А.» where another one has that surname too. The proofs write surnames first. */
export function shortNames(fullNames: readonly string[]): string[] {
  const split = fullNames.map((fullName) => fullName.trim().split(/\s+/));
  return split.map(([surname, ...rest]) => {
    const namesakes = split.filter(([other]) => other === surname).length;
    if (namesakes === 1 || rest.length === 0) return surname!;
    return [surname, ...rest.map((name) => `${name[0]!.toUpperCase()}.`)].join('\u00A0');
  });
}

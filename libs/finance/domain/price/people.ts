import type { PricedItem } from './account-types.ts';

/** A name without case, ё and extra spaces: two spellings of one performer are one performer. */
export function nameKey(name: string | null | undefined): string {
  return (name ?? '').trim().replaceAll(/\s+/gu, ' ').toLowerCase().replaceAll('ё', 'е');
}

/** How many people an instance has: as it says, else the rows of its roster, else one. */
export function peopleOf({ people, roster }: PricedItem): number {
  return people ?? (roster?.length ? roster.length : 1);
}

/** Who they are, as far as they are named. */
export function namesOf({ roster, performer }: PricedItem): string[] {
  const names = roster?.length ? roster : [performer];
  return names.map(nameKey).filter((name) => name !== '');
}

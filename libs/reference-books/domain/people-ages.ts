// How old people are on a day, whom a line of ages does not take in, and which line takes them all.

import type { Ages } from './ages.ts';

export interface AgedPerson {
  name: string;
  /** yyyy-mm-dd */
  birthDate: string | null;
}

export interface AgeLineOf<Key> extends Ages {
  key: Key;
}

/** Full years on that day. */
export function ageOn(birthDate: string, day: string): number {
  const [year, month, date] = birthDate.split('-').map(Number) as [number, number, number];
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  return y - year - (m < month || (m === month && d < date) ? 1 : 0);
}

/** Both bounds are taken in. */
export const fitsAge = (age: number, { ageFrom, ageTo }: Ages): boolean =>
  age >= (ageFrom ?? 0) && age <= (ageTo ?? Infinity);

/** Whoever is of none of the ages that were chosen; nobody where a chosen line names no age. */
export function outsideAges(
  people: readonly AgedPerson[],
  ages: readonly Ages[],
  day: string,
): { name: string; age: number }[] {
  if (ages.length === 0 || ages.some(({ ageFrom, ageTo }) => ageFrom === null && ageTo === null)) return [];
  return people.flatMap(({ name, birthDate }) => {
    if (birthDate === null) return [];
    const age = ageOn(birthDate, day);
    return ages.some((one) => fitsAge(age, one)) ? [] : [{ name, age }];
  });
}

/** As `outsideAges`, but nobody while they are no more than `othersMost` percent of those whose birth date is known. */
export function tooManyOutside(
  people: readonly AgedPerson[],
  ages: readonly Ages[],
  day: string,
  othersMost: number,
): { name: string; age: number }[] {
  const others = outsideAges(people, ages, day);
  const known = people.filter(({ birthDate }) => birthDate !== null).length;
  return shareOf(others.length, known) > othersMost ? others : [];
}

/** Of all, as a percent, whole and rounded up: one of eight is over 12 %. */
export const shareOf = (some: number, all: number): number => (all === 0 ? 0 : Math.ceil((100 * some) / all));

/**
 * Lines that may be chosen for these people, the narrowest first: those that take in everybody, else those whose others
 * are no more than `othersMost` percent. Nobody with a birth date, or no such line: none.
 */
export function linesForAges<Key>(
  people: readonly AgedPerson[],
  lines: readonly AgeLineOf<Key>[],
  day: string,
  othersMost: number,
): Key[] {
  const ages = people.flatMap(({ birthDate }) => (birthDate === null ? [] : [ageOn(birthDate, day)]));
  if (ages.length === 0) return [];
  const told = lines
    .filter(({ ageFrom, ageTo }) => ageFrom !== null || ageTo !== null)
    .map((line) => ({ line, others: ages.filter((age) => !fitsAge(age, line)).length }));
  const whole = told.filter(({ others }) => others === 0);
  const found = whole.length > 0 ? whole : told.filter(({ others }) => shareOf(others, ages.length) <= othersMost);
  const width = ({ line }: { line: Ages }) => (line.ageTo ?? 200) - (line.ageFrom ?? 0);
  return found
    .toSorted((one, other) => one.others - other.others || width(one) - width(other))
    .map(({ line }) => line.key);
}

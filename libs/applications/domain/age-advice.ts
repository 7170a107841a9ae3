// What a book of ages has for the people whom an application names: how old they are on the event's first day, which lines
// take them in, and who is of another age than what is chosen.

import { ageOn, linesForAges, outsideAges, shareOf, type Ages } from '@rampa/reference-books/domain';
import type { Guid } from '@rampa/kernel';
import { GROWN_UP, type Person } from './children.ts';

export interface AgeLine extends Ages {
  guid: Guid;
  isArchived?: boolean;
}

export interface AgeAdvice {
  /** Of whom the birth date is known. */
  count: number;
  youngest: number;
  oldest: number;
  /** The narrowest first; what is chosen is not among them. */
  offered: Guid[];
  /** Nobody's line takes in everybody. */
  isDivided: boolean;
  others: { name: string; age: number }[];
  /** Of all, in whole percent. */
  share: number;
  isTooMany: boolean;
}

/** Those of the performance in which a block stands; of a block beside performances everybody. */
export function peopleNear(people: readonly Person[], performance: Guid | null): readonly Person[] {
  return performance === null ? people : people.filter((one) => one.performance === performance);
}

/**
 * The chosen group is one of children, and nobody is named yet of whom their parents could be asked. `asksPeople`: the form
 * has where to name them with birth dates.
 */
export function hasUnnamedChildren(
  people: readonly Person[],
  lines: readonly AgeLine[],
  chosen: readonly Guid[],
  asksPeople: boolean,
): boolean {
  if (!asksPeople || people.length > 0) return false;
  return lines.some(({ guid, ageFrom, ageTo }) => chosen.includes(guid) && (ageTo ?? ageFrom ?? GROWN_UP) < GROWN_UP);
}

/** Null: nobody's age is known, or the book has no ages. `most`: how many others the field allows, in percent. */
export function ageAdvice(
  people: readonly Person[],
  lines: readonly AgeLine[],
  chosen: readonly Guid[],
  day: string,
  most: number | undefined,
): AgeAdvice | null {
  const ages = people.flatMap(({ birthDate }) => (birthDate === null ? [] : [ageOn(birthDate, day)]));
  const open = lines.filter(({ isArchived }) => !isArchived);
  if (ages.length === 0 || !open.some(({ ageFrom, ageTo }) => ageFrom !== null || ageTo !== null)) return null;
  const fitting = linesForAges(people, open.map((line) => ({ ...line, key: line.guid })), day, most ?? 0); // prettier-ignore
  const others = outsideAges(people, lines.filter(({ guid }) => chosen.includes(guid)), day); // prettier-ignore
  const share = shareOf(others.length, ages.length);
  return {
    ...{ count: ages.length, youngest: Math.min(...ages), oldest: Math.max(...ages) },
    offered: fitting.filter((guid) => !chosen.includes(guid)),
    isDivided: fitting.length === 0,
    ...{ others, share, isTooMany: most !== undefined && share > most },
  };
}

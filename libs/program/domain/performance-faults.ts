// What is wrong with a performance by itself: too long, without its recording, somebody of another age than its group.

export interface AgedPerson {
  name: string;
  /** yyyy-mm-dd */
  birthDate: string | null;
}

/** Full years, both included; null: open on that side. */
export interface AgeBounds {
  from: number | null;
  to: number | null;
}

/** Full years on that day. */
export function ageOn(birthDate: string, day: string): number {
  const [year, month, date] = birthDate.split('-').map(Number) as [number, number, number];
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  return y - year - (m < month || (m === month && d < date) ? 1 : 0);
}

/** Whoever is of none of the ages that were chosen; nobody where a chosen line names no age. */
export function outsideAges(
  people: readonly AgedPerson[],
  ages: readonly AgeBounds[],
  day: string,
): { name: string; age: number }[] {
  if (ages.length === 0 || ages.some(({ from, to }) => from === null && to === null)) return [];
  return people.flatMap(({ name, birthDate }) => {
    if (birthDate === null) return [];
    const age = ageOn(birthDate, day);
    const fits = ages.some(({ from, to }) => age >= (from ?? 0) && age <= (to ?? Infinity));
    return fits ? [] : [{ name, age }];
  });
}

/** By how many seconds the longer of the two is over the limit; 0: by none, or there is no limit. */
export function overLimitS(limitS: number | null, lengthS: number, recordedS: number | null): number {
  if (limitS === null) return 0;
  return Math.max(0, Math.max(lengthS, recordedS ?? 0) - limitS);
}

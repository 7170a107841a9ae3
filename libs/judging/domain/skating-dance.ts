// Rules 5–8 of the skating system: one table of places, couples × judges (or judges of all dances, for rule 11).
// Source of the rules: dancesport.lv/eng/knowledge/facts/skating.htm, dancesportlive.com (skating4), spdu.spb.ru.
import type { SkatingRule, SkatingStep } from './skating-types.ts';

/** Places 1…N, by couple (index), then judge. */
export type PlaceTable = readonly (readonly number[])[];

interface Counted {
  readonly couple: number;
  readonly count: number;
  readonly sum: number;
}

/** «Place 1 to column»: how many such places a couple has, and their sum in thousandths. */
export function countTo(table: PlaceTable, couple: number, column: number): Counted {
  let count = 0;
  let sum = 0;
  for (const place of table[couple]!) {
    if (place <= column) {
      count++;
      sum += place;
    }
  }
  return { couple, count, sum: sum * 1000 };
}

/** More places first, then the smaller sum. */
export function compareCounted(a: Counted, b: Counted): number {
  return b.count - a.count || a.sum - b.sum;
}

/** Runs of couples that `compareCounted` holds equal, best first. */
export function classesOf(counted: readonly Counted[]): Counted[][] {
  const classes: Counted[][] = [];
  for (const one of counted.toSorted(compareCounted)) {
    const last = classes.at(-1);
    if (last && compareCounted(last[0]!, one) === 0) last.push(one);
    else classes.push([one]);
  }
  return classes;
}

export type Take = Pick<SkatingStep, 'rule' | 'couples' | 'column' | 'compared'>;

/** First column from `from` on where somebody reaches the majority, and who. */
export function firstMajority(
  table: PlaceTable,
  among: readonly number[],
  majority: number,
  from: number,
  last: number,
) {
  for (let column = from; column <= last; column++) {
    const counted = among.map((couple) => countTo(table, couple, column));
    const having = counted.filter(({ count }) => count >= majority);
    if (having.length > 0) return { column, having, counted };
  }
  return null;
}

type Found = NonNullable<ReturnType<typeof firstMajority>>;

/**
 * Those with a majority in one column, in order: one alone (rules 5 and 8); several (rules 6 and 7) by the larger
 * count, the smaller sum, then the next columns for the equal ones alone; never separated, they share.
 */
export function orderHaving(table: PlaceTable, found: Found, last: number, place: number): Take[] {
  const { having, column, counted } = found;
  if (having.length > 1) return refine(table, having, column, last, false);
  return [{ rule: column > place ? '8' : '5', couples: [having[0]!.couple], column, compared: counted }];
}

function refine(table: PlaceTable, set: readonly Counted[], column: number, last: number, later: boolean): Take[] {
  const takes: Take[] = [];
  for (const equal of classesOf(set)) {
    if (equal.length === 1) {
      const rule = later ? '7b' : separatedBy(set, equal[0]!);
      takes.push({ rule, couples: [equal[0]!.couple], column, compared: set });
    } else if (column >= last) {
      takes.push({ rule: '7c', couples: equal.map(({ couple }) => couple), column, compared: set });
    } else {
      const next = equal.map(({ couple }) => countTo(table, couple, column + 1));
      takes.push(...refine(table, next, column + 1, last, true));
    }
  }
  return takes;
}

function separatedBy(set: readonly Counted[], one: Counted): SkatingRule {
  return set.some((other) => other !== one && other.count === one.count) ? '7a' : '6';
}

/** Places of one dance in thousandths by couple, with the rule that gave each. */
export function placeDance(table: PlaceTable, dance: number): { places: number[]; log: SkatingStep[] } {
  const judges = table[0]?.length ?? 0;
  const majority = Math.floor(judges / 2) + 1;
  const last = table.length;
  const places = new Array<number>(table.length).fill(0);
  const log: SkatingStep[] = [];
  let remaining = table.map((_, couple) => couple);
  let place = 1;
  let column = 1;
  while (remaining.length > 0) {
    const found = firstMajority(table, remaining, majority, column, last);
    const takes: Take[] = found
      ? orderHaving(table, found, last, place)
      : [{ rule: '7c', couples: remaining, column: last, compared: [] }];
    for (const take of takes) {
      log.push({ ...take, dance, place });
      for (const couple of take.couples) places[couple] = sharedPlace(place, take.couples.length);
      place += take.couples.length;
    }
    const placed = new Set(takes.flatMap(({ couples }) => couples));
    remaining = remaining.filter((couple) => !placed.has(couple));
    column = found ? found.column + 1 : last + 1;
  }
  return { places, log };
}

/** The mean of `count` places from `place` on, in thousandths: 2nd–3rd → 2500. */
export function sharedPlace(place: number, count: number): number {
  return place * 1000 + (count - 1) * 500;
}

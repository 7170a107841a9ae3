// The skating system's final: one dance (rules 5–8), several dances (rules 9–11). Sources: see skating-dance.ts.
import { classesOf, firstMajority, orderHaving, placeDance, sharedPlace, type PlaceTable } from './skating-dance.ts';
import type { SkatingResult, SkatingStep } from './skating-types.ts';

/** One dance: `marks[couple][judge]`, each judge's places 1…N once. */
export function skatingDance(marks: PlaceTable): { places: number[]; log: SkatingStep[] } {
  return placeDance(marks, 0);
}

/**
 * A final of one or several dances: `marks[dance][couple][judge]`, each judge's places 1…N once in every dance.
 * With one dance its places are the result. Rule 4 (each place once) is kept by whoever lays the table: places.ts.
 */
export function skatingFinal(marks: readonly PlaceTable[]): SkatingResult {
  const dances = marks.map((table, dance) => placeDance(table, dance));
  const dancePlaces = dances.map(({ places }) => places);
  const log = dances.flatMap((dance) => dance.log);
  const couples = marks[0]?.length ?? 0;
  const sums = Array.from({ length: couples }, (_, couple) =>
    dancePlaces.reduce((sum, places) => sum + places[couple]!, 0),
  );
  if (marks.length <= 1) return { places: dancePlaces[0] ?? [], dancePlaces, sums, log };
  const places = new Array<number>(couples).fill(0);
  let place = 1;
  for (const equal of equalSums(sums)) {
    const steps =
      equal.length === 1
        ? [{ rule: '9', dance: null, place, couples: equal, column: null, compared: sumsOf(equal, sums) } as const]
        : breakEqualSums(marks, dancePlaces, equal, place);
    for (const step of steps) {
      log.push(step);
      for (const couple of step.couples) places[couple] = sharedPlace(step.place, step.couples.length);
    }
    place += equal.length;
  }
  return { places, dancePlaces, sums, log };
}

function equalSums(sums: readonly number[]): number[][] {
  const bySum = new Map<number, number[]>();
  for (const [couple, sum] of sums.entries()) bySum.set(sum, [...(bySum.get(sum) ?? []), couple]);
  return [...bySum].toSorted(([a], [b]) => a - b).map(([, set]) => set);
}

function sumsOf(couples: readonly number[], sums: readonly number[]) {
  return couples.map((couple) => ({ couple, count: 0, sum: sums[couple]! }));
}

/**
 * Rules 10 and 11 for couples with equal sums. Those whom rule 10 holds equal take the next places among themselves:
 * rule 11 gives one place, then the rest of them return to rule 10; the others follow after them.
 */
function breakEqualSums(
  marks: readonly PlaceTable[],
  dancePlaces: readonly (readonly number[])[],
  equal: readonly number[],
  first: number,
): SkatingStep[] {
  const steps: SkatingStep[] = [];
  const all = joinDances(marks);
  const resolve = (set: readonly number[], place: number): void => {
    if (set.length === 0) return;
    const compared = set.map((couple) => dancesTo(dancePlaces, couple, place));
    const best = classesOf(compared)[0]!.map(({ couple }) => couple);
    if (best.length === 1) {
      steps.push({ rule: '10', dance: null, place, couples: best, column: place, compared });
    } else {
      const step: SkatingStep = { ...byAllMarks(all, best, place), dance: null, place };
      steps.push(step);
      resolve(without(best, step.couples), place + step.couples.length);
    }
    resolve(without(set, best), place + best.length);
  };
  resolve(equal, first);
  return steps;
}

function without(set: readonly number[], taken: readonly number[]): number[] {
  return set.filter((couple) => !taken.includes(couple));
}

/** Rule 10: dances in which the couple's place is `place` or better, and the sum of those places. */
function dancesTo(dancePlaces: readonly (readonly number[])[], couple: number, place: number) {
  const counted = dancePlaces.map((places) => places[couple]!).filter((own) => own <= place * 1000);
  return { couple, count: counted.length, sum: counted.reduce((sum, own) => sum + own, 0) };
}

/** Rule 11: all dances as one table for the equal ones, from column `place` on; only the first place is given. */
function byAllMarks(table: PlaceTable, best: readonly number[], place: number) {
  const majority = Math.floor(table[0]!.length / 2) + 1;
  const found = firstMajority(table, best, majority, place, table.length);
  if (!found) return { rule: 'tie', couples: best, column: table.length, compared: [] } as const;
  const take = orderHaving(table, found, table.length, place)[0]!;
  return { ...take, rule: take.couples.length === 1 ? ('11' as const) : ('tie' as const) };
}

/** Every couple's marks of all dances in one row. */
function joinDances(marks: readonly PlaceTable[]): PlaceTable {
  return marks[0]!.map((_, couple) => marks.flatMap((table) => table[couple]!));
}

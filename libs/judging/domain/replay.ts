// Recounts the claims of a derivation from the derivation alone, without the code that made them.
import { compare, ofRatio, toNumber } from './fraction.ts';
import { replayJudge, replayTotal } from './replay-total.ts';
import { orderAll } from './places.ts';
import { pointsByPlace, totalOf } from './place-points.ts';
import { marksArePlaces } from './plan.ts';
import { unitOf } from './exact.ts';
import { fewerIsBetter, ranksByPlaces, scaleOf } from '@rampa/jury/domain';
import { skatingFinal } from './skating.ts';
import { holds } from './titles.ts';
import type { Derivation, PlaceField, Placing, TieLog, TieStepLog } from './derivation.ts';

export interface Replayed {
  readonly components: number | null;
  readonly total: number | null;
  readonly place: number | null;
  readonly placeShared: boolean;
  /** Key of the title rule, if its condition holds for the recounted total and place. */
  readonly title: string | null;
}

/** The total, place and title that the derivation's marks, field and tie values lead to. */
export function replay(derivation: Derivation): Replayed {
  const { placing, scheme } = derivation;
  if (ranksByPlaces(scheme)) {
    const counted = placing?.field ? replayField(derivation, placing.field) : null;
    const place = placing && counted ? replayPlace(derivation, placing, counted.keys, counted.key) : NO_PLACE;
    const total = counted?.total ?? null;
    return { components: null, total, ...place, title: replayTitle(derivation, total, place.place) };
  }
  const counted = replayTotal(derivation);
  const total = counted === null ? null : toNumber(counted.total);
  const components = counted === null ? null : toNumber(counted.components);
  const place = placing && total !== null ? replayPlace(derivation, placing, placing.keys, total) : NO_PLACE;
  return { components, total, ...place, title: replayTitle(derivation, total, place.place) };
}

const NO_PLACE = { place: null, placeShared: false };

/** Everyone's places from the judges' values; null where the performance's own marks contradict them. */
function replayField(derivation: Derivation, field: PlaceField) {
  const { scheme } = derivation;
  const places = orderAll(field, marksArePlaces(scheme));
  const own = field.performances.indexOf(derivation.performance);
  if (own < 0 || !ownMarksAgree(derivation, field, own)) return null;
  if (scheme.method.kind === 'sumOfPlaces') {
    const sums = places[0]!.map((row) => row.reduce((sum, place) => sum + place, 0));
    return { keys: sums, key: sums[own]!, total: sums[own]! };
  }
  if (scheme.method.kind === 'placePoints') {
    const points = pointsByPlace(places, scheme.method.points);
    const sums = field.performances.map((_, i) => totalOf(points, i, unitOf(scheme.rounding.total)));
    return { keys: sums, key: sums[own]!, total: sums[own]! };
  }
  const result = skatingFinal(places.map((table) => table.map((row) => row.map((place) => place / 1000))));
  return { keys: result.places, key: result.places[own]!, total: result.sums[own]! };
}

function ownMarksAgree(derivation: Derivation, field: PlaceField, own: number): boolean {
  return field.dances.every((dance, d) =>
    field.judges.every((judge, j) => {
      const given = field.given[d]![own]![j]!;
      if (dance === null) {
        const total = replayJudge(derivation, judge);
        return given === null ? total === null : total !== null && compare(total, ofRatio(given)) === 0;
      }
      const row = derivation.marks[derivation.judges.indexOf(judge)];
      const c = derivation.scheme.criteria.findIndex(({ key }) => key === dance);
      const mark = derivation.abstained.includes(judge) ? null : (row?.[c] ?? null);
      return given === null ? mark === null : mark === given.n && given.d === 1;
    }),
  );
}

function replayPlace(derivation: Derivation, placing: Placing, keys: readonly number[], key: number) {
  const less = fewerIsBetter(derivation.scheme);
  const better = keys.filter((other) => (less ? other < key : other > key)).length;
  const equal = keys.filter((other) => other === key).length;
  const tie = placing.tie ? replayTie(derivation.performance, placing.tie) : { above: 0, together: 1 };
  const above = placing.sets.slice(0, placing.at).reduce((sum, size) => sum + size, 0);
  const sound = tie !== null && above === better + tie.above && (placing.tie?.performances.length ?? 1) === equal;
  if (!sound) return NO_PLACE;
  const place = derivation.scheme.numbering === 'dense' ? placing.at + 1 : above + 1;
  return { place, placeShared: tie.together > 1 };
}

/**
 * How many of the equal performances the tie steps put above this one, and how many stay equal; null where the log
 * contradicts itself.
 */
function replayTie(performance: string, tie: TieLog): { above: number; together: number } | null {
  let classes: readonly (readonly string[])[] = [tie.performances];
  for (const log of tie.steps) {
    const split = replayStep(log);
    if (!split || !classes.some((set) => sameNames(set, log.among))) return null;
    classes = classes.flatMap((set) => (sameNames(set, log.among) ? split : [set]));
  }
  const at = classes.findIndex((set) => set.includes(performance));
  if (at < 0) return null;
  const above = classes.slice(0, at).reduce((sum, set) => sum + set.length, 0);
  return { above, together: classes[at]!.length };
}

function replayStep(log: TieStepLog): readonly (readonly string[])[] | null {
  if (!sameNames(log.classes.flat(), log.among)) return null;
  if (log.step.kind === 'chairDecision') return log.reason || log.classes.length === 1 ? log.classes : null;
  if (log.values.length === 0) return [log.among];
  const sign = log.lessIsBetter ? 1 : -1;
  const value = (i: number) => ofRatio(log.values[i]!);
  const order = log.among.map((_, i) => i).sort((a, b) => sign * compare(value(a), value(b)));
  const classes: string[][] = [];
  for (const [k, i] of order.entries()) {
    if (k > 0 && compare(value(order[k - 1]!), value(i)) === 0) classes.at(-1)!.push(log.among[i]!);
    else classes.push([log.among[i]!]);
  }
  return classes;
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

function replayTitle(derivation: Derivation, total: number | null, place: number | null): string | null {
  if (!derivation.title) return null;
  const { rule, displacedFrom, byJury } = derivation.title;
  if (byJury) return rule.key;
  const bottom = scaleOf(derivation.scheme, derivation.judges.length)?.min ?? null;
  return holds(rule, { total, place }, displacedFrom.length > 0, bottom) ? rule.key : null;
}

// Points by place: a judge's first place gives most, and the points of all judges are added up.
import { meanOf, sumHalfUp } from './exact.ts';
import type { PlaceField, Ratio } from './derivation.ts';
import type { Plan } from './plan.ts';
import type { Scored } from './score.ts';

export interface PlacedField {
  readonly field: PlaceField;
  /** Keys by ranked performance: the lower one is better, but of points the higher one. */
  readonly keys: readonly number[];
  readonly totals: readonly number[];
  /** The ranked performances, with the points of each criterion where places give points. */
  readonly scored: readonly Scored[];
}

const NONE: Ratio = { n: 0, d: 1 };

/** `ranked` in the order of the field's performances. Totals are rounded as the scheme rounds them. */
export function pointsOfField(plan: Plan, field: PlaceField, ranked: readonly Scored[]): PlacedField {
  const { method } = plan.scheme;
  const points = pointsByPlace(field.places, method.kind === 'placePoints' ? method.points : []);
  const totals = ranked.map((_, i) => totalOf(points, i, plan.units.total));
  const scored = ranked.map((one, i) => ({ ...one, ...ofCriteria(plan, field, points, one, i) }));
  return { field: { ...field, points }, keys: totals, totals, scored };
}

/** Σ of one performance's points over all orders and judges, in thousandths, rounded to `unit`. */
export function totalOf(points: PointsTable, performance: number, unit: number): number {
  return sumHalfUp(
    points.flatMap((table) => table[performance]!),
    1,
    1,
    0,
    unit,
  );
}

export type PointsTable = readonly (readonly (readonly Ratio[])[])[];

/** `places` as orderAll gives them; equal ones share the points of the places that they take. */
export function pointsByPlace(
  places: readonly (readonly (readonly number[])[])[],
  scale: readonly number[],
): PointsTable {
  return places.map((table) => {
    const sharing = table[0]?.map((_, j) => Map.groupBy(table, (row) => row[j]!)) ?? [];
    return table.map((row) => row.map((place, j) => pointsOf(place, sharing[j]!.get(place)!.length, scale)));
  });
}

/** The mean of the points of the places that `count` equals share; `place` is their mean place, 0 for none. */
function pointsOf(place: number, count: number, scale: readonly number[]): Ratio {
  if (place === 0) return NONE;
  const first = (place - (count - 1) * 500) / 1000;
  const taken = scale.slice(first - 1, first - 1 + count);
  return meanOf([{ n: taken.reduce((sum, one) => sum + one, 0), d: 1 }], count);
}

/** What a criterion brought, for showing and for ties; where totals are ordered it is not told apart. */
function ofCriteria(plan: Plan, field: PlaceField, points: PointsTable, scored: Scored, i: number) {
  if (field.dances[0] === null) return {};
  const sums = points.map((table) => meanOf(table[i]!, 1));
  return {
    counted: sums.map(({ n, d }) => ({ sum: n, count: d })),
    perCriterion: plan.scheme.criteria.map(({ key }, c) => ({
      criterion: key,
      panelScore: scored.perCriterion[c]!.panelScore,
      points: sumHalfUp([sums[c]!], 1, 1, 0, 1),
    })),
  };
}

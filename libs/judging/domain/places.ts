// The methods by places: every judge's order of the group, then the sum of places or the skating system.
import { compareRatios } from './exact.ts';
import { marksArePlaces, type Plan } from './plan.ts';
import { pointsOfField, type PlacedField } from './place-points.ts';
import { skatingFinal } from './skating.ts';
import type { PlaceField, Ratio } from './derivation.ts';
import type { Scored } from './score.ts';
import type { GroupFault } from './result-types.ts';

/**
 * `ranked` are the complete performances. null where not all were judged by the same judges (rank.ts names the fault),
 * or, with a blocking fault, where skating meets equal marks of one judge: an order is never invented.
 */
export function placeByJudges(plan: Plan, ranked: readonly Scored[], faults: GroupFault[]): PlacedField | null {
  const { method } = plan.scheme;
  const givesPoints = method.kind === 'placePoints';
  const judges = givesPoints ? [...plan.judges.keys()] : samePanel(plan, ranked);
  if (!judges) return null;
  const dances = ordersOf(plan);
  const performances = ranked.map(({ sheet }) => sheet.input.performance);
  const given = dances.map((dance) => ranked.map((scored) => judges.map((j) => givenBy(plan, scored, j, dance))));
  const names = judges.map((j) => plan.judges[j]!);
  const field = { performances, judges: names, dances, given };
  const places = orderAll(field, plan.lessIsBetter);
  if (givesPoints) {
    if (plan.lessIsBetter) findGaps(field, places, faults);
    return pointsOfField(plan, { ...field, places, skating: [] }, ranked);
  }
  if (method.kind === 'skating' && equalLeft(field, places, faults)) return null;
  if (marksArePlaces(plan.scheme)) findGaps(field, places, faults);
  return {
    field: { ...field, places, skating: [] },
    scored: ranked,
    ...combined(field, places, method.kind === 'skating'),
  };
}

/** What each judge orders the group by: a criterion each, or his total (null). */
function ordersOf({ scheme }: Plan): (string | null)[] {
  const { method, criteria } = scheme;
  if (method.kind === 'placePoints' && method.orders === 'criteria') return criteria.map(({ key }) => key);
  const byCriteria = method.kind === 'skating' && (method.dances ?? 'criteria') === 'criteria';
  return byCriteria ? criteria.filter((one) => one.required).map((one) => one.key) : [null];
}

type Given = Omit<PlaceField, 'places' | 'skating' | 'points'>;
type Places = readonly (readonly (readonly number[])[])[];

function combined(field: Given, places: Places, skating: boolean) {
  if (!skating) {
    const totals = places[0]!.map((row) => row.reduce((sum, place) => sum + place, 0));
    return { keys: totals, totals };
  }
  const result = skatingFinal(places.map((table) => table.map((row) => row.map((place) => place / 1000))));
  const whole: PlaceField = { ...field, places, skating: result.log };
  return { field: whole, keys: result.places, totals: result.sums };
}

/** Indexes of the judges who judged the ranked performances; null where these differ. */
function samePanel(plan: Plan, ranked: readonly Scored[]): number[] | null {
  const judges = plan.judges.map((_, j) => j).filter((j) => ranked.some(({ totals }) => totals[j] !== null));
  return ranked.some(({ totals }) => judges.some((j) => totals[j] === null)) ? null : judges;
}

function givenBy(plan: Plan, scored: Scored, j: number, dance: string | null): Ratio | null {
  if (dance === null) return scored.totals[j]!;
  const mark = scored.sheet.abstains[j] ? null : scored.sheet.rows[j]![plan.criterionIndex.get(dance)!]!;
  return mark === null ? null : { n: mark, d: 1 };
}

/** Every judge's places in thousandths; equal ones share their mean (halves). 0 where he gave nothing. */
export function orderAll(field: Given, lessIsBetter: boolean): number[][][] {
  return field.given.map((table) => {
    const places = table.map((row) => row.map(() => 0));
    for (const j of field.judges.keys()) placeColumn(table, j, lessIsBetter, places);
    return places;
  });
}

function placeColumn(
  table: readonly (readonly (Ratio | null)[])[],
  j: number,
  lessIsBetter: boolean,
  places: number[][],
): void {
  const sign = lessIsBetter ? 1 : -1;
  const compare = (a: number, b: number): number => sign * compareRatios(table[a]![j]!, table[b]![j]!);
  const order = table.flatMap((row, i) => (row[j] ? i : [])).sort(compare);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && compare(order[from]!, order[to]!) === 0) to++;
    const equal = order.slice(from, to);
    const shared = from * 1000 + 1000 + (equal.length - 1) * 500;
    for (const i of equal) places[i]![j] = shared;
    from = to;
  }
}

function equalLeft(field: Given, places: Places, faults: GroupFault[]): boolean {
  let found = false;
  for (const [dance, table] of places.entries()) {
    for (const [j, judge] of field.judges.entries()) {
      const seen = new Map<number, string[]>();
      for (const [i, row] of table.entries()) {
        seen.set(row[j]!, [...(seen.get(row[j]!) ?? []), field.performances[i]!]);
      }
      for (const performances of seen.values()) {
        if (performances.length < 2) continue;
        found = true;
        const criterion = field.dances[dance];
        faults.push({ code: 'equalMarks', blocking: true, performances, judge, ...(criterion ? { criterion } : {}) });
      }
    }
  }
  return found;
}

/** A judge skipped a place: his order counts as it is, and the organizer gets a warning. */
function findGaps(field: Given, places: Places, faults: GroupFault[]): void {
  for (const [dance, table] of field.given.entries()) {
    for (const [j, judge] of field.judges.entries()) {
      const moved = field.performances.filter((_, i) => {
        const own = table[i]![j];
        return own && own.n !== places[dance]![i]![j]! * own.d;
      });
      if (moved.length === 0) continue;
      const criterion = field.dances[dance];
      faults.push({
        code: 'placeGap',
        blocking: false,
        performances: moved,
        judge,
        ...(criterion ? { criterion } : {}),
      });
    }
  }
}

// What each tie step compares, exactly. Nothing comes back where the step does not apply to the whole set.
import { compareRatios, meanOf } from './exact.ts';
import type { Ratio } from './derivation.ts';
import type { Plan } from './plan.ts';
import type { Scored } from './score.ts';
import type { TieStep } from '@rampa/jury/domain';

interface TieValues {
  readonly values: readonly Ratio[];
  readonly lessIsBetter: boolean;
}

/** One value for each performance of the set, in its order; empty where the step compares nothing. */
export function tieValues(plan: Plan, step: TieStep, set: readonly Scored[]): TieValues {
  const { lessIsBetter } = plan;
  switch (step.kind) {
    case 'sumWithDropped':
      return { values: sumsWithDropped(set), lessIsBetter };
    case 'criterionMean':
      return {
        values: all(set, (scored) => criterionMean(plan, scored, step.criterion)),
        lessIsBetter: lessIsBetter && !ordersCriteria(plan),
      };
    case 'lowestCounted':
      return { values: all(set, (scored) => worstCounted(plan, scored)), lessIsBetter };
    case 'chairMark':
      return { values: all(set, (scored) => scored.totals[plan.chair] ?? null), lessIsBetter };
    case 'higherComponents':
      return { values: all(set, ({ components }) => whole(components)), lessIsBetter: false };
    case 'higherTechnical':
      return { values: all(set, ({ sheet }) => whole(sheet.technical)), lessIsBetter: false };
    case 'pairwiseMajority':
      return { values: pairwise(set, lessIsBetter), lessIsBetter: false };
    default:
      return { values: [], lessIsBetter };
  }
}

/** Points that a criterion's places gave: more is better, though the marks are places. */
function ordersCriteria({ scheme: { method } }: Plan): boolean {
  return method.kind === 'placePoints' && method.orders === 'criteria';
}

function whole(n: number | null): Ratio | null {
  return n === null ? null : { n, d: 1 };
}

function all(set: readonly Scored[], value: (scored: Scored) => Ratio | null): Ratio[] {
  const values = set.map(value);
  return values.every((one) => one !== null) ? values : [];
}

/** All judges' totals, the struck ones too; their mean where the panels differ in size. */
function sumsWithDropped(set: readonly Scored[]): Ratio[] {
  const totals = set.map((scored) => scored.totals.filter((total) => total !== null));
  const size = totals[0]!.length;
  const unequal = totals.some((own) => own.length !== size);
  return totals.some((own) => own.length === 0) ? [] : totals.map((own) => meanOf(own, unequal ? own.length : 1));
}

function criterionMean(plan: Plan, scored: Scored, criterion: string): Ratio | null {
  const counted = scored.counted[plan.criterionIndex.get(criterion) ?? -1];
  return counted && counted.count > 0 ? meanOf([{ n: counted.sum, d: 1 }], counted.count) : null;
}

/** The lowest value that counted: a judge's total, or a mark where each criterion is trimmed by itself. */
function worstCounted(plan: Plan, scored: Scored): Ratio | null {
  const kept: Ratio[] = [];
  if (scored.panel?.per === 'criterion') {
    for (const [c, line] of scored.panel.lines.entries()) {
      for (const [j, fate] of line.fates.entries()) {
        if (fate === 'kept') kept.push({ n: scored.sheet.rows[j]![c] ?? 0, d: 1 });
      }
    }
  } else {
    for (const [j, total] of scored.totals.entries()) if (total && scored.fates[j] === 'kept') kept.push(total);
  }
  const sign = plan.lessIsBetter ? -1 : 1;
  return kept.reduce<Ratio | null>(
    (worst, one) => (!worst || sign * compareRatios(one, worst) < 0 ? one : worst),
    null,
  );
}

/**
 * Of two performances: how many judges put it above the other. Of more: how many others it beats so; a circle (A over B
 * over C over A) leaves them equal.
 */
function pairwise(set: readonly Scored[], lessIsBetter: boolean): Ratio[] {
  const sign = lessIsBetter ? -1 : 1;
  const above = (a: Scored, b: Scored): number =>
    a.totals.filter((own, j) => own && b.totals[j] && sign * compareRatios(own, b.totals[j]) > 0).length;
  if (set.length === 2) return [whole(above(set[0]!, set[1]!))!, whole(above(set[1]!, set[0]!))!];
  return set.map((a) => ({ n: set.filter((b) => b !== a && above(a, b) > above(b, a)).length, d: 1 }));
}

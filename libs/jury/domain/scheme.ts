// Checks scoring schemes and marks, and computes the scale of totals.
import { FIGURE_SKATING_ROUNDING } from './figure-skating.ts';
import { trimOf, trimsAreSound } from './trim.ts';
import type { Criterion, Decimals, Method, ScoringScheme } from './types.ts';

/** Bounds that keep a judge's total within exact integers: 10 000 points, weight 100, 100 criteria. */
const LIMITS = { mark: 10_000_000, weight: 100_000, criteria: 100 };

export interface SchemeFault {
  readonly code:
    | 'noCriteria'
    | 'tooManyCriteria'
    | 'doubleKey'
    | 'badRange'
    | 'badStep'
    | 'badWeight'
    | 'weightAndFactor'
    | 'noRequired'
    | 'badTrim'
    | 'badPlacePoints'
    | 'badDecimals'
    | 'roundingNotUsed'
    | 'roundingIsFixed'
    | 'perJudgeMustSum'
    | 'sumNeedsAllMarks'
    | 'placesNeedAllMarks'
    | 'unknownTieCriterion'
    | 'tieStepAfterShared';
  readonly criterion?: string;
  /** Name of the rounding step, or index of the tie step. */
  readonly at?: string | number;
}

/** Thousandths: 1000 leaves the mark as it is. */
export function multiplierOf(criterion: Criterion): number {
  return criterion.factor ?? criterion.weight ?? 1000;
}

/** Whether the method ranks by the places that judges give, so that a total is no sum of marks. */
export function ranksByPlaces(scheme: Pick<ScoringScheme, 'method'>): boolean {
  const { kind } = scheme.method;
  return kind === 'sumOfPlaces' || kind === 'placePoints' || kind === 'skating';
}

/** Whether the lower total is the better one, as with sums of places. */
export function fewerIsBetter(scheme: Pick<ScoringScheme, 'method'>): boolean {
  return ranksByPlaces(scheme) && scheme.method.kind !== 'placePoints';
}

/** Whether what stays of a panel is added up, so that a larger panel gives more. */
export function addsUp(method: Method): boolean {
  return method.kind === 'sum' || (method.kind === 'trimmedMean' && method.take === 'sum');
}

/** Whether the scheme's values are the criteria's marks; else they are the judges' totals. */
export function countsByCriterion(scheme: Pick<ScoringScheme, 'method'>): boolean {
  const method = scheme.method;
  if (method.kind === 'figureSkating') return true;
  return (
    (method.kind === 'mean' || method.kind === 'median' || method.kind === 'trimmedMean') && method.per === 'criterion'
  );
}

/** Whether a mark lies on the criterion's scale; `value` in thousandths. */
export function validateMark(
  criterion: Pick<Criterion, 'min' | 'max' | 'step'>,
  value: number,
): 'ok' | 'below' | 'above' | 'step' {
  if (value < criterion.min) return 'below';
  if (value > criterion.max) return 'above';
  return (value - criterion.min) % criterion.step === 0 ? 'ok' : 'step';
}

/** Every fault at once; an empty list means that the scheme can be counted by. */
export function validateScheme(scheme: ScoringScheme): SchemeFault[] {
  const faults: SchemeFault[] = [];
  const { criteria, method } = scheme;
  if (criteria.length === 0) faults.push({ code: 'noCriteria' });
  if (criteria.length > LIMITS.criteria) faults.push({ code: 'tooManyCriteria' });
  const keys = new Set<string>();
  for (const criterion of criteria) {
    if (keys.has(criterion.key)) faults.push({ code: 'doubleKey', criterion: criterion.key });
    keys.add(criterion.key);
    faults.push(...criterionFaults(criterion));
  }
  if (criteria.length > 0 && !criteria.some((criterion) => criterion.required) && method.kind !== 'placePoints') {
    faults.push({ code: 'noRequired' });
  }
  if (method.kind === 'trimmedMean' && !trimsAreSound(method)) faults.push({ code: 'badTrim' });
  if (method.kind === 'placePoints' && !pointsAreSound(method.points)) faults.push({ code: 'badPlacePoints' });
  const scales = method.kind === 'sum' && method.unequalPanels === 'scale';
  if (addsUp(method) && scheme.missing === 'meanOfPresent' && !scales) {
    faults.push({ code: 'sumNeedsAllMarks' });
  }
  if (ranksByPlaces(scheme) && scheme.missing !== 'block') faults.push({ code: 'placesNeedAllMarks' });
  return [...faults, ...roundingFaults(scheme), ...tieFaults(scheme, keys)];
}

function criterionFaults(criterion: Criterion): SchemeFault[] {
  const faults: SchemeFault[] = [];
  const at = { criterion: criterion.key };
  const { min, max, step } = criterion;
  const bounded = [min, max].every((value) => Number.isInteger(value) && Math.abs(value) <= LIMITS.mark);
  if (!bounded || min >= max) faults.push({ code: 'badRange', ...at });
  else if (!Number.isInteger(step) || step <= 0 || (max - min) % step !== 0) faults.push({ code: 'badStep', ...at });
  if (criterion.weight !== undefined && criterion.factor !== undefined) faults.push({ code: 'weightAndFactor', ...at });
  const multiplier = multiplierOf(criterion);
  if (!Number.isInteger(multiplier) || multiplier <= 0 || multiplier > LIMITS.weight) {
    faults.push({ code: 'badWeight', ...at });
  }
  return faults;
}

/** From the first place down, never more than the place before. */
function pointsAreSound(points: readonly number[]): boolean {
  const whole = points.every((value) => Number.isInteger(value) && value >= 0 && value <= LIMITS.mark);
  const falls = points.every((value, i) => i === 0 || value <= points[i - 1]!);
  return whole && falls && points.length <= LIMITS.criteria && (points[0] ?? 0) > 0;
}

function roundingFaults(scheme: ScoringScheme): SchemeFault[] {
  if (scheme.method.kind === 'figureSkating') return figureSkatingFaults(scheme);
  const faults: SchemeFault[] = [];
  const { judge, panel, points, total } = scheme.rounding;
  const byCriterion = countsByCriterion(scheme);
  for (const [at, decimals] of Object.entries({ judge, panel, points, total })) {
    if (decimals !== undefined && ![0, 1, 2, 3].includes(decimals satisfies Decimals)) {
      faults.push({ code: 'badDecimals', at });
    }
    const used = at === 'total' || (at === 'judge' ? !byCriterion : byCriterion);
    if (decimals !== undefined && !used) faults.push({ code: 'roundingNotUsed', at });
  }
  return faults;
}

function figureSkatingFaults(scheme: ScoringScheme): SchemeFault[] {
  const faults: SchemeFault[] = scheme.perJudge === 'sum' ? [] : [{ code: 'perJudgeMustSum' }];
  const fixed: ScoringScheme['rounding'] = FIGURE_SKATING_ROUNDING;
  for (const at of ['judge', 'panel', 'points', 'total'] as const) {
    if (scheme.rounding[at] !== fixed[at]) faults.push({ code: 'roundingIsFixed', at });
  }
  return faults;
}

function tieFaults(scheme: ScoringScheme, keys: ReadonlySet<string>): SchemeFault[] {
  const faults: SchemeFault[] = [];
  let shared = false;
  for (const [at, step] of scheme.ties.entries()) {
    if (shared) faults.push({ code: 'tieStepAfterShared', at });
    if (step.kind === 'sharedPlace') shared = true;
    if (step.kind === 'criterionMean' && !keys.has(step.criterion)) {
      faults.push({ code: 'unknownTieCriterion', criterion: step.criterion, at });
    }
  }
  return faults;
}

/**
 * The least and greatest total that marks alone can give, in thousandths, before adjustments. The method sum needs
 * the size of the panel. null for the methods by places, whose totals are no points, and for figure skating, whose
 * technical points have no top.
 */
export function scaleOf(scheme: ScoringScheme, judges = 1): { min: number; max: number } | null {
  if (ranksByPlaces(scheme) || scheme.method.kind === 'figureSkating') return null;
  let min = 0;
  let max = 0;
  let weights = 0;
  for (const criterion of scheme.criteria) {
    const weight = multiplierOf(criterion);
    const canBeNothing = scheme.missing === 'zero' || (!criterion.required && scheme.perJudge === 'sum');
    min += weight * (canBeNothing ? Math.min(0, criterion.min) : criterion.min);
    max += weight * criterion.max;
    weights += weight;
  }
  const divisor = scheme.perJudge === 'mean' ? weights : 1000;
  const struck = trimOf(scheme.method, judges);
  const times = addsUp(scheme.method) ? judges - struck.high - struck.low : 1;
  return { min: Math.floor((min * times) / divisor), max: Math.ceil((max * times) / divisor) };
}

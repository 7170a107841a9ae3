// Recounts the total of a derivation from its marks, apart from the code that made it.
import { add, compare, fraction, over, rounded, times, total, ZERO, type Fraction } from './fraction.ts';
import {
  FIGURE_SKATING_ROUNDING,
  addsUp,
  countsByCriterion,
  trimOf,
  multiplierOf,
  type ScoringScheme,
} from '@rampa/jury/domain';
import type { Derivation } from './derivation.ts';

export interface ReplayedTotal {
  readonly components: Fraction;
  readonly total: Fraction;
}

/** null while the total cannot be given. */
export function replayTotal(derivation: Derivation): ReplayedTotal | null {
  const exact = beforeAdjustments(derivation);
  if (exact === null) return null;
  const decimals = roundingOf(derivation.scheme).total;
  return { components: rounded(exact, decimals), total: rounded(adjusted(derivation, exact), decimals) };
}

/** The total before its own rounding. */
export function exactTotal(derivation: Derivation): Fraction | null {
  const exact = beforeAdjustments(derivation);
  return exact === null ? null : adjusted(derivation, exact);
}

function adjusted(derivation: Derivation, exact: Fraction): Fraction {
  return derivation.adjustments.reduce(
    (sum, { kind, amount }) => add(sum, fraction(kind === 'deduction' ? -amount : kind === 'difficulty' ? 0 : amount)),
    exact,
  );
}

function beforeAdjustments(derivation: Derivation): Fraction | null {
  const { scheme, marks, abstained } = derivation;
  const rows = derivation.judges
    .map((judge, j) => ({ judge, marks: marks[j]! }))
    .filter(({ judge }) => !abstained.includes(judge));
  const short = rows.some((row) => scheme.criteria.some((one, c) => one.required && row.marks[c] === null));
  if (rows.every((row) => row.marks.every((mark) => mark === null))) return null;
  if (scheme.missing === 'block' && short) return null;
  const filled = rows.map(({ judge, marks: own }) => ({
    judge,
    marks: scheme.missing === 'zero' ? own.map((mark) => mark ?? 0) : own,
  }));
  return countsByCriterion(scheme) ? criteriaTotal(derivation, filled) : judgesTotal(derivation, filled);
}

interface Row {
  readonly judge: string;
  readonly marks: readonly (number | null)[];
}

function roundingOf(scheme: ScoringScheme): ScoringScheme['rounding'] {
  return scheme.method.kind === 'figureSkating' ? FIGURE_SKATING_ROUNDING : scheme.rounding;
}

function maybeRounded(value: Fraction, decimals: number | undefined): Fraction {
  return decimals === undefined ? value : rounded(value, decimals);
}

function judgesTotal(derivation: Derivation, rows: readonly Row[]): Fraction | null {
  const { scheme } = derivation;
  const own = rows.map((row) => oneJudge(derivation, row)).filter((value) => value !== null);
  if (own.length === 0) return null;
  const { method } = scheme;
  if (method.kind === 'sum' && method.unequalPanels !== 'scale') return total(own);
  const mean = keptOf(scheme, own);
  return method.kind === 'sum' ? times(mean, fraction(derivation.judges.length)) : mean;
}

/** One judge's own total from the matrix; null while a required mark is missing. */
export function replayJudge(derivation: Derivation, judge: string): Fraction | null {
  const marks = derivation.marks[derivation.judges.indexOf(judge)];
  return marks && !derivation.abstained.includes(judge) ? oneJudge(derivation, { judge, marks }) : null;
}

function oneJudge(derivation: Derivation, row: Row): Fraction | null {
  const { scheme } = derivation;
  let sum = ZERO;
  let weights = ZERO;
  for (const [c, criterion] of scheme.criteria.entries()) {
    const mark = row.marks[c] ?? null;
    if (mark === null && criterion.required) return null;
    if (mark === null) continue;
    const weight = fraction(multiplierOf(criterion), 1000);
    sum = add(sum, times(weight, fraction(mark)));
    weights = add(weights, weight);
  }
  if (weights[0] === 0n) return null;
  const value = scheme.perJudge === 'mean' ? over(sum, weights) : sum;
  return maybeRounded(value, roundingOf(scheme).judge);
}

function criteriaTotal({ scheme, adjustments }: Derivation, rows: readonly Row[]): Fraction | null {
  const { panel, points } = roundingOf(scheme);
  const parts: { panel: Fraction; weight: Fraction; difficulty: Fraction }[] = [];
  for (const [c, criterion] of scheme.criteria.entries()) {
    const marks = rows.map((row) => row.marks[c] ?? null).filter((mark) => mark !== null);
    if (marks.length === 0 && criterion.required) return null;
    if (marks.length === 0) continue;
    const mean = keptOf(
      scheme,
      marks.map((mark) => fraction(mark)),
    );
    const hard = adjustments.findLast(
      (one) => one.kind === 'difficulty' && (one.criterion == null || one.criterion === criterion.key),
    );
    const weight = fraction(multiplierOf(criterion), 1000);
    parts.push({ panel: maybeRounded(mean, panel), weight, difficulty: fraction(hard?.amount ?? 1000, 1000) });
  }
  const weights = scheme.perJudge === 'mean' ? total(parts.map(({ weight }) => weight)) : fraction(1);
  return total(
    parts.map((part) => maybeRounded(over(times(times(part.panel, part.weight), part.difficulty), weights), points)),
  );
}

/** Sorts, cuts the extremes off, takes the mean of the rest or their sum. */
function keptOf(scheme: ScoringScheme, values: readonly Fraction[]): Fraction {
  const { method } = scheme;
  const sorted = values.toSorted(compare);
  let { low, high } = trimOf(method, sorted.length);
  if (method.kind === 'median') low = high = Math.floor((sorted.length - 1) / 2);
  const kept = sorted.slice(low, sorted.length - high);
  return addsUp(method) && method.kind !== 'sum' ? total(kept) : over(total(kept), fraction(kept.length));
}

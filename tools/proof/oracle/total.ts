// The total of one performance from raw rows: mean, sum, trimmed mean and figure skating, by their published rules.

import { compare, over, plus, ratio, rounded, thousandths, times, total, type Ratio } from './ratio.ts';
import type { CriterionRow, StoredScheme } from './rows.ts';

export interface Sheet {
  criteria: readonly CriterionRow[];
  scheme: StoredScheme;
  /** By expected judge, in order; then by criterion. */
  marks: readonly (readonly (number | null)[])[];
  abstains: readonly boolean[];
  technical: number;
  bonus: number;
  deductions: number;
}

export interface Counted {
  isComplete: boolean;
  components: number | null;
  total: number | null;
  /** By criterion; null when nobody gave a mark. */
  scores: readonly { score: number | null; points: number | null }[];
  /** By judge. */
  judgeTotals: readonly (number | null)[];
  /** By judge: his total was struck as an extreme. */
  struck: readonly boolean[];
}

export function countSheet(sheet: Sheet): Counted {
  const { scheme, criteria } = sheet;
  const rows = sheet.marks.map((row, j) =>
    row.map((mark) => (sheet.abstains[j] ? null : (mark ?? (scheme.missing === 'zero' ? 0 : null)))),
  );
  const isEmpty = sheet.marks.every((row, j) => sheet.abstains[j] || row.every((mark) => mark === null));
  const isMissing = sheet.marks.some(
    (row, j) => !sheet.abstains[j] && row.some((mark, c) => mark === null && criteria[c]!.is_required),
  );
  const isBlocked = isEmpty || (scheme.missing === 'block' && isMissing);
  const byCriterion = scheme.method.kind === 'figureSkating' || scheme.method.per === 'criterion';
  const totals = rows.map((row, j) => (sheet.abstains[j] ? null : judgeTotal(sheet, row)));
  const counted = byCriterion ? countCriteria(sheet, rows) : countJudges(sheet, totals);
  const scores = byCriterion ? counted.scores : shownScores(sheet, rows, totals);
  const judgeTotals = totals.map((one) => (one === null ? null : thousandths(one)));
  if (isBlocked || counted.sum === null) {
    const struck = totals.map(() => false);
    return { isComplete: false, components: null, total: null, scores, judgeTotals, struck };
  }
  const added = ratio(sheet.technical + sheet.bonus - sheet.deductions);
  return {
    isComplete: true,
    components: thousandths(rounded(counted.sum, scheme.rounding.total)),
    total: thousandths(rounded(plus(counted.sum, added), scheme.rounding.total)),
    scores,
    judgeTotals,
    struck: counted.struck,
  };
}

interface Combined {
  /** null: nothing to count. */
  sum: Ratio | null;
  scores: Counted['scores'];
  /** By judge: whether his total is struck; false for all where each criterion is counted by itself. */
  struck: boolean[];
}

const weight = ({ weight }: CriterionRow): Ratio => ratio(weight, 1000);

/** Each criterion by itself: its marks are combined, rounded, multiplied by the factor and rounded again. */
function countCriteria({ criteria, scheme }: Sheet, rows: readonly (readonly (number | null)[])[]): Combined {
  const { method, rounding } = scheme;
  const scores: { score: number | null; points: number | null }[] = [];
  const terms: Ratio[] = [];
  let isWhole = true;
  for (const [c, criterion] of criteria.entries()) {
    const given = rows.map((row) => row[c]!).filter((mark) => mark !== null);
    if (given.length === 0) {
      scores.push({ score: null, points: null });
      if (criterion.is_required) isWhole = false;
      continue;
    }
    const kept = trimmed(given, method);
    const mean = over(ratio(kept.reduce((sum, mark) => sum + mark, 0)), kept.length);
    const score = rounding.panel === undefined ? mean : rounded(mean, rounding.panel);
    const product = times(score, weight(criterion));
    const points = rounding.points === undefined ? product : rounded(product, rounding.points);
    terms.push(points);
    scores.push({ score: thousandths(score), points: thousandths(points) });
  }
  return { sum: isWhole && terms.length > 0 ? total(terms) : null, scores, struck: rows.map(() => false) };
}

/** Sorted marks without the struck ones at both ends. */
function trimmed(marks: readonly number[], method: StoredScheme['method']): number[] {
  const sorted = marks.toSorted((a, b) => a - b);
  const isSkating = method.kind === 'figureSkating';
  if (!isSkating && method.kind !== 'trimmedMean') return sorted;
  const { high, low, minJudges } = isSkating ? { high: 1, low: 1, minJudges: 4 } : method;
  if (sorted.length < minJudges!) return sorted;
  return sorted.slice(low!, sorted.length - high!);
}

function judgeTotal({ criteria, scheme }: Sheet, row: readonly (number | null)[]): Ratio | null {
  const given = row.flatMap((mark, c) => (mark === null ? [] : [{ mark, criterion: criteria[c]! }]));
  if (given.length === 0) return null;
  if (row.some((mark, c) => mark === null && criteria[c]!.is_required)) return null;
  const sum = total(given.map(({ mark, criterion }) => times(ratio(mark), weight(criterion))));
  const weights = total(given.map(({ criterion }) => weight(criterion)));
  const value = scheme.perJudge === 'mean' ? { n: sum.n * weights.d, d: sum.d * weights.n } : sum;
  return scheme.rounding.judge === undefined ? value : rounded(value, scheme.rounding.judge);
}

/** Judges' totals: all, or without extremes, summed or averaged. */
function countJudges({ scheme: { method } }: Sheet, totals: readonly (Ratio | null)[]): Combined {
  const struck = totals.map(() => false);
  const present = totals.flatMap((value, j) => (value === null ? [] : [{ value, j }]));
  if (present.length === 0) return { sum: null, scores: [], struck };
  if (method.kind === 'trimmedMean' && present.length >= method.minJudges!) {
    // Of equal extremes the later judge's is struck.
    const fromTop = present.toSorted((a, b) => compare(b.value, a.value) || b.j - a.j);
    for (const { j } of fromTop.slice(0, method.high)) struck[j] = true;
    const fromBottom = present.toSorted((a, b) => compare(a.value, b.value) || b.j - a.j);
    for (const { j } of fromBottom.filter(({ j }) => !struck[j]).slice(0, method.low)) struck[j] = true;
  }
  const counted = present.filter(({ j }) => !struck[j]);
  const sum = total(counted.map(({ value }) => value));
  return { sum: method.kind === 'sum' ? sum : over(sum, counted.length), scores: [], struck };
}

/**
 * Where judges' totals are counted, a criterion's score is only displayed: over all judges with a total, struck or not.
 */
function shownScores(
  { criteria, scheme }: Sheet,
  rows: readonly (readonly (number | null)[])[],
  totals: readonly (Ratio | null)[],
): Counted['scores'] {
  const weights = scheme.perJudge === 'mean' ? total(criteria.map(weight)) : ratio(1);
  return criteria.map((criterion, c) => {
    const given = rows.flatMap((row, j) => (totals[j] !== null && row[c] !== null ? [row[c]!] : []));
    if (given.length === 0) return { score: null, points: null };
    const sum = ratio(given.reduce((all, mark) => all + mark, 0));
    const score = scheme.method.kind === 'sum' ? sum : over(sum, given.length);
    const points = times(score, weight(criterion));
    return {
      score: thousandths(score),
      points: thousandths({ n: points.n * weights.d, d: points.d * weights.n }),
    };
  });
}

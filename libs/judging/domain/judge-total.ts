// The total of one judge's marks for a performance: for the count, and for the judge himself while he marks.
import { gcd, halfUp, unitOf } from './exact.ts';
import { multiplierOf, type Criterion, type ScoringScheme } from '@rampa/jury/domain';
import type { Ratio } from './derivation.ts';

/** Computed once per group, because all rows share it: multipliers by criterion, unit of rounding in thousandths. */
export interface RowRule {
  readonly scheme: Pick<ScoringScheme, 'perJudge'> & { readonly criteria: readonly Pick<Criterion, 'required'>[] };
  readonly multipliers: readonly number[];
  readonly missing: ScoringScheme['missing'];
  readonly units: { readonly judge: number | null };
}

/**
 * Σ weight·mark : 1000, or : Σ weight, rounded where the scheme says so; exact. null
 * while a required mark is missing, unless it counts as zero.
 */
export function rowTotal(rule: RowRule, row: readonly (number | null)[]): Ratio | null {
  const { criteria, perJudge } = rule.scheme;
  let n = 0;
  let weights = 0;
  for (let c = 0; c < row.length; c++) {
    const mark = row[c] ?? (rule.missing === 'zero' ? 0 : null);
    if (mark === null) {
      if (criteria[c]!.required) return null;
      continue;
    }
    n += rule.multipliers[c]! * mark;
    weights += rule.multipliers[c]!;
  }
  if (weights === 0) return null;
  const d = perJudge === 'mean' ? weights : 1000;
  if (rule.units.judge !== null) return { n: halfUp(n, d, rule.units.judge), d: 1 };
  if (n % d === 0) return { n: n / d, d: 1 };
  const common = gcd(n, d);
  return { n: n / common, d: d / common };
}

export type JudgeRule = Pick<ScoringScheme, 'criteria' | 'perJudge' | 'missing'> & {
  readonly rounding: Pick<ScoringScheme['rounding'], 'judge'>;
};

/** In thousandths, as the protocol shows it; `marks` in the order of the rule's criteria. null until it can be told. */
export function judgeTotal(rule: JudgeRule, marks: readonly (number | null)[]): number | null {
  const { judge } = rule.rounding;
  const units = { judge: judge === undefined ? null : unitOf(judge) };
  const multipliers = rule.criteria.map(multiplierOf);
  const total = rowTotal({ scheme: rule, multipliers, missing: rule.missing, units }, marks);
  return total && halfUp(total.n, total.d, 1);
}

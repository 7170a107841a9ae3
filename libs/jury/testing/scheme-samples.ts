// Small schemes for the tests of scoring.
import type { Criterion, ScoringScheme } from '../domain/index.ts';

export function criterion(n: number, changes: Partial<Criterion> = {}): Criterion {
  return { key: `c${n}`, title: `К${n}`, min: 0, max: 10_000, step: 100, required: true, order: n, ...changes };
}

export function schemeOf(changes: Partial<ScoringScheme> = {}): ScoringScheme {
  return {
    criteria: [criterion(1)],
    method: { kind: 'mean' },
    perJudge: 'sum',
    rounding: { total: 2 },
    missing: 'block',
    ties: [],
    numbering: 'competition',
    ...changes,
  };
}

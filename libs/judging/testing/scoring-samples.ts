// Small groups for the scoring tests: judges a, b, c … and tables of marks in points.
import type { Criterion, GroupInput, PerformanceInput, ScoringScheme } from '../domain/index.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const judgesOf = (count: number): GroupInput['judges'] =>
  Array.from({ length: count }, (_, j) => ({ judge: LETTERS[j]!, isChair: j === 0 }));

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

/** `points[judge]`, or `points[judge][criterion]`; null = no mark. */
export function performanceOf(
  performance: string,
  points: readonly (number | null | readonly (number | null)[])[],
  changes: Partial<PerformanceInput> = {},
): PerformanceInput {
  const marks = points.flatMap((own, j) =>
    (Array.isArray(own) ? (own as readonly (number | null)[]) : [own as number | null]).map((value, c) => ({
      judge: LETTERS[j]!,
      criterion: `c${c + 1}`,
      value: value === null ? null : Math.round(value * 1000),
    })),
  );
  return { performance, marks, ...changes };
}

/** One row of points per performance, named p1, p2 … */
export function groupOf(
  rows: readonly (readonly (number | null | readonly (number | null)[])[])[],
  changes: Partial<GroupInput> = {},
): GroupInput {
  return {
    judges: judgesOf(rows[0]?.length ?? 0),
    performances: rows.map((points, i) => performanceOf(`p${i + 1}`, points)),
    ...changes,
  };
}

// Small groups for the scoring tests: judges a, b, c … and tables of marks in points.
import type { GroupInput, PerformanceInput } from '../domain/index.ts';

export { criterion, schemeOf } from '@rampa/jury/testing';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const judgesOf = (count: number): GroupInput['judges'] =>
  Array.from({ length: count }, (_, j) => ({ judge: LETTERS[j]!, isChair: j === 0 }));

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

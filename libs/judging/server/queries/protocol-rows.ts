// Rows of the protocol's table, each made of a performance and its result.

import type { CriterionView, ProtocolView } from '@rampa/contract';
import { methodOf, type PerformanceResult } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import type { Outcome } from '../scoring/outcome.ts';
import type { Performance, RankingGroup } from '../scoring/ranking-groups.ts';
import type { WrittenResult } from '../scoring/written-results.ts';

type Row = ProtocolView['groups'][number]['rows'][number];

/** Columns of the table: judges and criteria in the view's order. */
export interface Columns {
  judges: readonly { guid: Guid }[];
  criteria: readonly CriterionView[];
}

/** Ranked ones by place, then the rest in the order of appearance. */
export function rowsOf(group: RankingGroup, outcome: Outcome, columns: Columns): Row[] {
  const results = [...outcome.values()].map(({ result }) => result);
  const isAdjusted = results.some(({ subtotals }) => subtotals.technical + subtotals.bonus + subtotals.deductions > 0);
  const rows = group.performances.map((performance) =>
    rowOf(performance, outcome.get(performance.guid), columns, isAdjusted),
  );
  return rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => (a.row.place ?? Infinity) - (b.row.place ?? Infinity) || a.index - b.index)
    .map(({ row }) => row);
}

function rowOf(
  performance: Performance,
  written: WrittenResult | undefined,
  columns: Columns,
  isAdjusted: boolean,
): Row {
  const result = written?.result;
  const subtotals = isAdjusted && result?.total != null ? result.subtotals : null;
  return {
    itemGuid: performance.guid,
    programGuid: performance.program,
    nominationGuid: performance.nomination,
    number: performance.number,
    performer: performance.performer,
    collective: performance.collective,
    city: performance.city,
    pieceTitle: performance.pieceTitle,
    activity: performance.activity,
    isWithdrawn: performance.isWithdrawn,
    status: result?.status ?? 'waiting',
    total: result?.total ?? null,
    technical: subtotals && subtotals.technical + subtotals.bonus,
    components: subtotals?.components ?? null,
    deductions: subtotals?.deductions ?? null,
    place: result?.place ?? null,
    placeTo: written?.placeTo ?? null,
    award: written?.award ?? null,
    ...(result ? countedColumns(result, columns) : emptyColumns(columns)),
  };
}

function countedColumns({ derivation, perJudge, perCriterion }: PerformanceResult, columns: Columns) {
  const { criteria } = derivation.scheme;
  const judgeAt = new Map(derivation.judges.map((judge, j) => [judge, j]));
  const criterionAt = new Map(criteria.map(({ key }, c) => [key, c]));
  const required = criteria.flatMap((criterion, c) => (criterion.required ? [c] : []));
  const byJudge = columns.judges.map(({ guid }) => {
    const j = judgeAt.get(guid);
    if (j === undefined) return strangerIn(columns);
    const marks = derivation.marks[j]!;
    const abstained = derivation.abstained.includes(guid);
    const { total, fate } = perJudge[j]!;
    return {
      total,
      given: required.filter((c) => marks[c] !== null).length,
      expected: abstained ? 0 : required.length,
      isDropped: fate === 'high' || fate === 'low',
      abstained,
      marks: columns.criteria.map(({ guid: key }) => marks[criterionAt.get(key) ?? -1] ?? null),
    };
  });
  const judges = byJudge.map(({ expected, abstained }) => ({ isAsked: expected > 0, abstained }));
  return {
    methodText: methodOf(derivation.scheme.method, judges),
    byJudge,
    byCriterion: columns.criteria.map(({ guid: key }) => {
      const score = perCriterion[criterionAt.get(key) ?? -1];
      return { score: score?.panelScore ?? null, points: score?.points ?? null };
    }),
  };
}

function strangerIn({ criteria }: Columns): Row['byJudge'][number] {
  return { total: null, given: 0, expected: 0, isDropped: false, abstained: false, marks: criteria.map(() => null) };
}

function emptyColumns(columns: Columns) {
  return {
    methodText: '',
    byJudge: columns.judges.map(() => strangerIn(columns)),
    byCriterion: columns.criteria.map(() => ({ score: null, points: null })),
  };
}

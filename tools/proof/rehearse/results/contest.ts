// A contest that others have held: its marks go through the product's own scoring, and what comes out is compared with
// the official results.

import { validateScheme, type ScoringScheme } from '../../../../libs/jury/domain/index.ts';
import {
  formatThousandths,
  rankGroup,
  replay,
  type GroupInput,
  type PerformanceResult,
} from '../../../../libs/judging/domain/index.ts';

/** What the source says of one performance; what it does not say is left out. */
export interface Official {
  name: string;
  /** Thousandths. */
  total?: number;
  place?: number;
  /** By criterion, thousandths; null where the source does not tell it. */
  points?: readonly (number | null)[];
}

export interface Contest {
  title: string;
  scheme: ScoringScheme;
  group: GroupInput;
  /** In the order of the group's performances. */
  official: readonly Official[];
}

export interface Results {
  checked: number;
  equal: number;
  /** What the source itself contradicts or leaves out. */
  excluded: number;
}

export interface ResultsReport {
  results: Results;
  contests: number;
  mismatches: string[];
  /** Why something is excluded, with how often. */
  reasons: Record<string, number>;
}

export function emptyReport(): ResultsReport {
  return { results: { checked: 0, equal: 0, excluded: 0 }, contests: 0, mismatches: [], reasons: {} };
}

export function exclude(report: ResultsReport, reason: string, count = 1): void {
  if (count === 0) return;
  report.results.excluded += count;
  report.reasons[reason] = (report.reasons[reason] ?? 0) + count;
}

/** Of everything that the source tells, at most so much may be excluded. */
const MOST_EXCLUDED = 0.1;

export function areResultsRight({ results, mismatches }: ResultsReport): boolean {
  const { checked, equal, excluded } = results;
  return (
    checked > 0 && equal === checked && mismatches.length === 0 && excluded <= MOST_EXCLUDED * (checked + excluded)
  );
}

/** Counts the contest and adds to the report whatever the source tells of it. */
export function compareContest({ title, scheme, group, official }: Contest, report: ResultsReport): void {
  report.contests++;
  const faults = validateScheme(scheme);
  if (faults.length > 0) {
    throw new Error(`${title}: таких правил портал не примет: ${faults.map(({ code }) => code).join(', ')}`);
  }
  const { performances } = rankGroup(scheme, group);
  const sharing = Map.groupBy(performances, ({ place }) => place);
  for (const [i, said] of official.entries()) {
    const own = performances[i]!;
    const told = (what: string, ours: number | null, theirs: number): void => {
      tell(report, `${title}, ${said.name}: ${what}`, ours, theirs);
    };
    for (const [c, points] of (said.points ?? []).entries()) {
      if (points !== null) told(scheme.criteria[c]!.title, own.perCriterion[c]!.points, points);
    }
    if (said.total !== undefined) told('итог', own.total, said.total);
    if (said.place !== undefined) told('место', placeLike(own, said.place, sharing), said.place * 1000);
    const again = replay(own.derivation);
    if (again.total !== own.total || again.place !== own.place) {
      report.mismatches.push(`${title}, ${said.name}: вывод не пересчитывается`);
    }
  }
}

/** A place that several share is theirs in any order: sources print equal ones one below the other. */
function placeLike(
  { place }: PerformanceResult,
  official: number,
  sharing: ReadonlyMap<number | null, readonly unknown[]>,
): number | null {
  if (place === null) return null;
  const last = place + sharing.get(place)!.length - 1;
  return (official >= place && official <= last ? official : place) * 1000;
}

function tell({ results, mismatches }: ResultsReport, where: string, ours: number | null, theirs: number): void {
  results.checked++;
  if (ours === theirs) {
    results.equal++;
    return;
  }
  const shown = (value: number): string => formatThousandths(value, 3).replace(/,?0+$/, '');
  mismatches.push(`${where} ${ours === null ? 'не выведено' : shown(ours)} вместо ${shown(theirs)}`);
}

/** «8.5» → 8500; null for what is no number of at most three decimals. */
export function thousandthsOf(text: string | number | null | undefined): number | null {
  if (text === null || text === undefined || String(text).trim() === '') return null;
  const value = Math.round(Number(text) * 1000);
  return Number.isFinite(value) && Math.abs(Number(text) * 1000 - value) < 1e-6 ? value : null;
}

/** 0, 1, 2 … as keys of judges and criteria. */
export const judgesOf = (count: number) =>
  Array.from({ length: count }, (_, j) => ({ judge: `j${j + 1}`, isChair: false }));

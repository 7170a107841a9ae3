// The official figure-skating protocols beside this file (CC BY 4.0, see data/figure-skating/SOURCE.md).
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { PerformanceInput } from '../domain/index.ts';

export interface OfficialComponent {
  readonly title: string;
  /** In thousandths; null where the judge gave no mark. */
  readonly marks: readonly (number | null)[];
  readonly panelScore: number;
}

export interface OfficialPerformance {
  readonly performance: string;
  readonly rank: number;
  readonly components: readonly OfficialComponent[];
  readonly componentScore: number;
  readonly elementScore: number;
  readonly deductions: number;
  readonly total: number;
}

export interface OfficialSegment {
  readonly competition: string;
  readonly program: string;
  readonly kind: 'short' | 'free';
  readonly factor: number;
  readonly componentTitles: readonly string[];
  readonly performances: readonly OfficialPerformance[];
}

export const OFFICIAL_JUDGES = ['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8', 'J9'] as const;

type Row = Record<string, string>;

function rowsOf(file: string): Row[] {
  const text = readFileSync(new URL(`data/figure-skating/${file}`, import.meta.url), 'utf8');
  return parse(text, { columns: true, skip_empty_lines: true }) as Row[];
}

/** «9.25» → 9250, without going through a float's product. */
function thousandths(text: string): number {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const size = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  return text.startsWith('-') ? -size : size;
}

export function readOfficialSegments(): OfficialSegment[] {
  const components = Map.groupBy(rowsOf('components.csv'), (row) => row.performance_id!);
  const segments = Map.groupBy(rowsOf('performances.csv'), (row) => `${row.competition}|${row.program}`);
  return [...segments.values()].map((rows) => {
    const own = components.get(rows[0]!.performance_id!)!;
    return {
      competition: rows[0]!.competition!,
      program: rows[0]!.program!,
      kind: rows[0]!.program!.includes('SHORT') ? 'short' : 'free',
      factor: thousandths(own[0]!.factor!),
      componentTitles: own.map((row) => row.component!),
      performances: rows.map((row) => performanceOf(row, components.get(row.performance_id!)!)),
    };
  });
}

function performanceOf(row: Row, components: readonly Row[]): OfficialPerformance {
  return {
    performance: row.performance_id!,
    rank: Number(row.rank),
    components: components.map((one) => ({
      title: one.component!,
      marks: OFFICIAL_JUDGES.map((judge) => (Number(one[judge]) === 0 ? null : thousandths(one[judge]!))),
      panelScore: thousandths(one.scores_of_panel!),
    })),
    componentScore: thousandths(row.total_component_score!),
    elementScore: thousandths(row.total_element_score!),
    deductions: Math.abs(thousandths(row.total_deductions!)),
    total: thousandths(row.total_segment_score!),
  };
}

/** The protocol's line as input of the recount; criteria are keyed c1, c2 … in the order of the titles. */
export function inputOf(official: OfficialPerformance): PerformanceInput {
  const marks = official.components.flatMap(({ marks: own }, c) =>
    own.map((value, j) => ({ judge: OFFICIAL_JUDGES[j]!, criterion: `c${c + 1}`, value })),
  );
  return {
    performance: official.performance,
    marks,
    adjustments: [
      { kind: 'technical', amount: official.elementScore, reason: 'Elements' },
      { kind: 'deduction', amount: official.deductions, reason: 'Deductions' },
    ],
  };
}

// Official figure-skating protocols as files: performances.csv with either judged-aspects.csv and judge-scores.csv (the
// source's own form) or components.csv (the same marks, one line per component).

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export interface ComponentMarks {
  title: string;
  factor: number;
  /** By judge J1…; thousandths, null where the judge gave none. */
  marks: (number | null)[];
  officialScore: number;
}

/** Everything official is in thousandths. */
export interface Performance {
  id: string;
  performer: string;
  nation: string;
  rank: number;
  startingNumber: number;
  total: number;
  technical: number;
  componentsTotal: number;
  deductions: number;
  components: ComponentMarks[];
}

export interface Segment {
  title: string;
  kind: 'short' | 'free';
  /** By starting number. */
  performances: Performance[];
  components: { title: string; factor: number }[];
  /** How many columns of judges its protocol has. */
  judges: number;
}

export interface Competition {
  title: string;
  segments: Segment[];
}

type Row = Record<string, string>;

export function readProtocols(folder: string): Competition[] {
  const rows = (name: string): Row[] =>
    parse(readFileSync(join(folder, name), 'utf8'), { columns: true, skip_empty_lines: true }) as Row[];
  const has = (...names: string[]): boolean => names.every((name) => existsSync(join(folder, name)));
  if (!has('performances.csv') || !(has('judged-aspects.csv', 'judge-scores.csv') || has('components.csv'))) {
    throw new Error(
      `Ничего не проверено: в папке «${folder}» нет протоколов (performances.csv и judged-aspects.csv с judge-scores.csv или components.csv).`,
    );
  }
  const components = existsSync(join(folder, 'judged-aspects.csv'))
    ? fromAspects(rows('judged-aspects.csv'), rows('judge-scores.csv'))
    : fromComponents(rows('components.csv'));
  const order = existsSync(join(folder, 'programs.csv')) ? rows('programs.csv') : [];
  const performances = rows('performances.csv');
  if (performances.length === 0) throw new Error(`Ничего не проверено: в папке «${folder}» нет ни одного выступления.`);
  // The order of programs.csv, else that of first appearance; a short program before its free one.
  const places = Map.groupBy([...order, ...performances], (row) => row.competition!);
  return [...places].map(([title, all]) => {
    const own = performances.filter((row) => row.competition === title);
    const programs = [...new Set(all.map((row) => row.program!))].filter((program) =>
      own.some((row) => row.program === program),
    );
    const segments = programs.map((program) =>
      segmentOf(
        program,
        own.filter((row) => row.program === program),
        components,
      ),
    );
    return { title, segments: segments.toSorted((a, b) => Number(a.kind === 'free') - Number(b.kind === 'free')) };
  });
}

function segmentOf(title: string, rows: readonly Row[], components: ReadonlyMap<string, ComponentMarks[]>): Segment {
  const performances = rows
    .map((row) => performanceOf(row, components.get(row.performance_id!) ?? []))
    .toSorted((a, b) => a.startingNumber - b.startingNumber);
  const first = performances[0]!.components;
  for (const performance of performances) {
    const isSame = first.every(({ title, factor }, i) => {
      const other = performance.components[i];
      return other?.title === title && other.factor === factor;
    });
    if (!isSame || performance.components.length !== first.length) {
      throw new Error(`«${title}»: у выступления ${performance.id} другие компоненты или их факторы.`);
    }
  }
  return {
    title,
    kind: /SHORT/i.test(title) ? 'short' : 'free',
    performances,
    components: first.map(({ title: name, factor }) => ({ title: name, factor })),
    judges: Math.max(...performances.flatMap((one) => one.components.map(({ marks }) => marks.length))),
  };
}

function performanceOf(row: Row, components: ComponentMarks[]): Performance {
  return {
    id: row.performance_id!,
    performer: row.name || `№\u00A0${row.starting_number}`,
    nation: row.nation!,
    rank: Number(row.rank),
    startingNumber: Number(row.starting_number),
    total: thousandths(row.total_segment_score!),
    technical: thousandths(row.total_element_score!),
    componentsTotal: thousandths(row.total_component_score!),
    deductions: Math.abs(thousandths(row.total_deductions!)),
    components: components.toSorted((a, b) => (a.title < b.title ? -1 : 1)),
  };
}

function fromAspects(aspects: readonly Row[], scores: readonly Row[]): Map<string, ComponentMarks[]> {
  const byAspect = Map.groupBy(scores, (row) => row.aspect_id!);
  const found = new Map<string, ComponentMarks[]>();
  for (const aspect of aspects.filter((row) => row.section === 'components')) {
    const marks: (number | null)[] = [];
    for (const { judge, score } of byAspect.get(aspect.aspect_id!) ?? []) {
      marks[Number(judge!.slice(1)) - 1] = markOf(score!);
    }
    append(found, aspect.performance_id!, {
      title: aspect.aspect_desc!,
      factor: thousandths(aspect.factor!),
      marks: Array.from(marks, (mark) => mark ?? null),
      officialScore: thousandths(aspect.scores_of_panel!),
    });
  }
  return found;
}

function fromComponents(rows: readonly Row[]): Map<string, ComponentMarks[]> {
  const found = new Map<string, ComponentMarks[]>();
  for (const row of rows) {
    const judges = Object.keys(row).filter((name) => /^J\d+$/.test(name));
    append(found, row.performance_id!, {
      title: row.component!,
      factor: thousandths(row.factor!),
      marks: judges.map((judge) => markOf(row[judge]!)),
      officialScore: thousandths(row.scores_of_panel!),
    });
  }
  return found;
}

function append(found: Map<string, ComponentMarks[]>, performance: string, component: ComponentMarks): void {
  const list = found.get(performance);
  if (list) list.push(component);
  else found.set(performance, [component]);
}

/** 0.0 and an empty cell mean that the judge gave none. */
function markOf(text: string): number | null {
  return text === '' || Number(text) === 0 ? null : thousandths(text);
}

function thousandths(text: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(text.trim());
  if (!match) throw new Error(`«${text}» — не число`);
  const value = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0'));
  return match[1] ? -value : value;
}

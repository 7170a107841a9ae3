// What a bench answers, and how it is printed: medians with their ends, ratios to the base, goals.

import { number, table } from '../client/figures.ts';
import type { Product, ProductOptions } from '../client/product.ts';
import type { Conditions } from './machine.ts';

export interface BenchOptions {
  /** Null: the bench's own number. */
  rounds: number | null;
  /** What of it alone is wanted; empty: everything. */
  only: readonly string[];
  /** A few seconds: everything once and small, for its counts; peers that are no packages of the product's are left out. */
  isShort: boolean;
  /** A product to measure; it is stopped by whoever asks for the bench. */
  product(options: ProductOptions): Promise<Product>;
  say(line: string): void;
}

export type Bench = (options: BenchOptions) => Promise<Report>;

export interface Measure {
  title: string;
  unit: string;
  decimals: number;
  /** The peer that is 1.0. */
  base: string;
  /** One sample per round, in the order of rounds. */
  rows: { peer: string; samples: number[] }[];
}

export interface Goal {
  text: string;
  value: number;
  limit: number;
  isAtMost: boolean;
}

export interface Report {
  measures: Measure[];
  goals: Goal[];
  /** Counts that are wrong; anything here fails the run. */
  faults: string[];
  notes?: string[];
}

export interface Middle {
  median: number;
  min: number;
  max: number;
}

export function middle(values: readonly number[]): Middle {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

/** Of one peer to another: the median of the rounds' own ratios, so that a slow minute weighs on both. */
export function ratio({ rows }: Measure, peer: string, base: string): number {
  const of = (name: string): number[] => rows.find((row) => row.peer === name)!.samples;
  const under = of(base);
  return middle(of(peer).map((value, round) => value / under[round]!)).median;
}

/** What a short run answers: its counts alone. */
export function counted(faults: string[]): Report {
  return { measures: [], goals: [], faults };
}

export function atMost(text: string, value: number, limit: number): Goal {
  return { text, value, limit, isAtMost: true };
}

export function atLeast(text: string, value: number, limit: number): Goal {
  return { text, value, limit, isAtMost: false };
}

export function jsonOf(bench: string, report: Report, machine: { before: Conditions; after: Conditions }) {
  return {
    bench,
    machine,
    measures: report.measures.map((measure) => ({
      ...measure,
      rows: measure.rows.map((row) => ({
        ...row,
        ...middle(row.samples),
        toBase: ratio(measure, row.peer, measure.base),
      })),
    })),
    goals: report.goals.map((goal) => ({
      ...goal,
      isMet: goal.isAtMost ? goal.value <= goal.limit : goal.value >= goal.limit,
    })),
    faults: report.faults,
    notes: report.notes ?? [],
  };
}

export function print(json: ReturnType<typeof jsonOf>, say: (line: string) => void): void {
  for (const { title, unit, decimals, base, rows } of json.measures) {
    const cells = rows.map(({ peer, median, min, max, toBase }) => [
      peer,
      ...[median, min, max].map((value) => number(value, decimals)),
      number(toBase, digits(toBase)),
    ]);
    say(`\n${title}`);
    say(table([unit, 'медиана', 'мин.', 'макс.', `к «${base}»`], cells));
  }
  if (json.goals.length > 0) say('\nЦели');
  for (const { text, value, limit, isAtMost, isMet } of json.goals) {
    say(
      `${isMet ? '✓' : '✗'} ${text}: ${number(value, digits(value))} (${isAtMost ? '≤' : '≥'} ${number(limit, digits(limit))})`,
    );
  }
  for (const note of json.notes) say(`\n${note}`);
  const { before, after } = json.machine;
  say(`\nЯдер ${before.cores}, Node.js ${before.node}, нагрузка ${number(before.load, 1)} → ${number(after.load, 1)}`);
  for (const fault of json.faults) say(`НЕВЕРНО: ${fault}`);
}

function digits(value: number): number {
  return value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
}

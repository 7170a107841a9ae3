// Result of a drill: figures to read, and counts that must be zero.

import { number, table } from '../client/figures.ts';
import type { Product } from '../client/product.ts';
import type { Audit } from '../oracle/audit.ts';

export interface Verdict {
  drill: string;
  seed: number;
  /** Only reported, never asserted. */
  figures: Record<string, number | string>;
  /** Any count that is not zero makes the drill red. */
  faults: Record<string, number>;
  notes: string[];
}

export interface DrillOptions {
  short: boolean;
  seed: number;
  kills: number | null;
  /** Number of the fuzz's calls. */
  calls?: number | null;
  /** Length of a long wait, minutes; null: the drill's own. */
  minutes?: number | null;
  say(line: string): void;
  sabotage?: Sabotage;
}

/** What a mutant removes: in the throwaway database by DDL, or in the harness. */
export interface Sabotage {
  ddl?: string;
  /** Screens that ignore the epoch. */
  heedlessScreens?: boolean;
  /** The event belongs to another organizer. */
  foreignEvent?: boolean;
  /** Judges without an outbox. */
  forgetfulJudges?: boolean;
}

/** A drill that compared nothing is not green. */
export function isGreen({ faults }: Verdict): boolean {
  const counts = Object.values(faults);
  return counts.length > 0 && counts.every((count) => count === 0);
}

/** How many are missing to the least number that proves something. */
export function atLeast(what: string, count: number, least: number): Record<string, number> {
  return { [`${what}: не хватило до ${number(least)}`]: Math.max(0, least - count) };
}

/** The last log lines of the api nodes: they may explain a wrong screen. */
export function lastWords(product: Product, isWanted: boolean): string[] {
  if (!isWanted) return [];
  return product.nodes.flatMap(({ name, tail }) =>
    tail
      .split('\n')
      .slice(-8)
      .map((line) => `${name}: ${line}`),
  );
}

/** The counts of a ledger audit, with their Russian names. */
export function faultsOf(audit: Audit): Record<string, number> {
  return {
    потеряно: audit.lost,
    задвоено: audit.doubled,
    'лишних в базе': audit.phantom,
    'не последнее значение': audit.wrong,
    'разные ответы на один номер': audit.contradicted,
    'сбои счётчика': audit.counter,
    'без ответа': audit.unanswered,
  };
}

export function print(verdict: Verdict, say: (line: string) => void): void {
  const shown = (value: number | string) =>
    typeof value === 'number' ? number(value, value % 1 === 0 ? 0 : 1) : value;
  say('');
  say(
    table(
      [`Учение «${verdict.drill}»`, ''],
      Object.entries(verdict.figures).map(([name, value]) => [name, shown(value)]),
    ),
  );
  say('');
  say(
    table(
      ['Должно быть нулём', ''],
      Object.entries(verdict.faults).map(([name, value]) => [name, shown(value)]),
    ),
  );
  for (const note of verdict.notes.slice(0, 30)) say(`  ${note}`);
  say(`\n${isGreen(verdict) ? 'Зелёное' : 'КРАСНОЕ'}, зерно ${verdict.seed}`);
}

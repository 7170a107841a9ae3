// What a drill ends with: figures to read, and counts that must be zero.

import { number, table } from '../client/figures.ts';
import type { Product } from '../client/product.ts';
import type { Audit } from '../oracle/audit.ts';

export interface Verdict {
  drill: string;
  seed: number;
  /** For reading: never asserted. */
  figures: Record<string, number | string>;
  /** Any that is not zero makes the drill red. */
  faults: Record<string, number>;
  notes: string[];
}

export interface DrillOptions {
  short: boolean;
  seed: number;
  kills: number | null;
  /** How many calls the fuzz makes. */
  calls?: number | null;
  /** Of a long wait; null: as long as the drill wants. */
  minutes?: number | null;
  say(line: string): void;
  sabotage?: Sabotage;
}

/** What a mutant takes away: in the throwaway database by DDL, or in the harness. */
export interface Sabotage {
  ddl?: string;
  /** Screens that do not look at the epoch. */
  heedlessScreens?: boolean;
  /** The event belongs to another organizer. */
  foreignEvent?: boolean;
  /** Judges without an outbox. */
  forgetfulJudges?: boolean;
}

/** A drill that looked at nothing is not green. */
export function isGreen({ faults }: Verdict): boolean {
  const counts = Object.values(faults);
  return counts.length > 0 && counts.every((count) => count === 0);
}

/** How many are missing to the least that makes a drill say anything. */
export function atLeast(what: string, count: number, least: number): Record<string, number> {
  return { [`${what}: не хватило до ${number(least)}`]: Math.max(0, least - count) };
}

/** What the api nodes wrote last: where a screen is wrong, the reason may stand there. */
export function lastWords(product: Product, isWanted: boolean): string[] {
  if (!isWanted) return [];
  return product.nodes.flatMap(({ name, tail }) =>
    tail
      .split('\n')
      .slice(-8)
      .map((line) => `${name}: ${line}`),
  );
}

/** The counts of a ledger audit, under the names that people read. */
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

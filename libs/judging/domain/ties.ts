// The tie chain: separates equal performances step by step and records both values of every step.
import { compareRatios } from './exact.ts';
import { tieValues } from './tie-values.ts';
import { titleIsByThreshold } from './titles.ts';
import type { Ratio, TieLog, TieStepLog } from './derivation.ts';
import type { Plan } from './plan.ts';
import type { Scored } from './score.ts';
import type { TieStep, AwardRule } from '@rampa/jury/domain';
import type { ChairDecision } from './types.ts';

export interface TieContext {
  readonly plan: Plan;
  readonly titles: readonly AwardRule[];
  /** Lowest total of the scale; the titles need it. */
  readonly bottom: number | null;
  readonly decisions: readonly ChairDecision[];
}

export interface BrokenTie {
  /** Best first; performances that stay equal share an entry. */
  readonly classes: readonly (readonly Scored[])[];
  readonly log: TieLog;
  /** Sets on which the chain waits for the chair's decision. */
  readonly open: readonly (readonly string[])[];
}

const nameOf = (scored: Scored): string => scored.sheet.input.performance;

/** `equal` have one key; `total` is their total, for the titles. */
export function breakTie(context: TieContext, equal: readonly Scored[], total: number): BrokenTie {
  const steps: TieStepLog[] = [];
  const open: string[][] = [];
  const settled = new Set<readonly Scored[]>();
  let classes: (readonly Scored[])[] = [equal];
  for (const step of context.plan.scheme.ties) {
    classes = classes.flatMap((set) => {
      if (set.length === 1 || settled.has(set)) return [set];
      const split = apply(context, step, set, total);
      const { log } = split;
      steps.push({ step, among: set.map(nameOf), ...log, classes: split.classes.map((one) => one.map(nameOf)) });
      if (split.ends) for (const one of split.classes) settled.add(one);
      if (split.open) open.push(set.map(nameOf));
      return split.classes;
    });
  }
  return { classes, log: { performances: equal.map(nameOf), steps }, open };
}

interface Split {
  readonly classes: readonly (readonly Scored[])[];
  readonly ends: boolean;
  readonly open: boolean;
  readonly log: Pick<TieStepLog, 'values' | 'lessIsBetter' | 'reason'>;
}

function apply(context: TieContext, step: TieStep, set: readonly Scored[], total: number): Split {
  const none = { values: [], lessIsBetter: false };
  const same: Split = { classes: [set], ends: false, open: false, log: none };
  switch (step.kind) {
    case 'sharedPlace':
      return { ...same, ends: true };
    case 'leaveEqualWithinTitle':
      return { ...same, ends: titleIsByThreshold(context.titles, total, context.bottom) };
    case 'chairDecision':
      return byDecision(context.decisions, set, same);
    default: {
      const { values, lessIsBetter } = tieValues(context.plan, step, set);
      if (values.length === 0) return same;
      return { ...same, classes: splitBy(set, values, lessIsBetter), log: { values, lessIsBetter } };
    }
  }
}

function byDecision(decisions: readonly ChairDecision[], set: readonly Scored[], same: Split): Split {
  const names = set.map(nameOf);
  const decision = decisions.findLast(
    ({ performances, reason }) => reason.trim() !== '' && names.every((name) => performances.includes(name)),
  );
  if (!decision) return { ...same, open: true };
  const log = { ...same.log, reason: decision.reason };
  const { performances } = decision;
  const order = set.toSorted((a, b) => performances.indexOf(nameOf(a)) - performances.indexOf(nameOf(b)));
  return { ...same, classes: order.map((one) => [one]), ends: true, log };
}

/** Runs of equal values, best first; within a run the order of `set`. */
export function splitBy<T>(set: readonly T[], values: readonly Ratio[], lessIsBetter: boolean): T[][] {
  const sign = lessIsBetter ? 1 : -1;
  const order = set.map((_, i) => i).sort((a, b) => sign * compareRatios(values[a]!, values[b]!));
  const classes: T[][] = [];
  let before = -1;
  for (const i of order) {
    if (before >= 0 && compareRatios(values[before]!, values[i]!) === 0) classes.at(-1)!.push(set[i]!);
    else classes.push([set[i]!]);
    before = i;
  }
  return classes;
}

// What goes into a recount. Everything here is plain JSON.
// Units: marks, amounts and totals are integer thousandths (9,5 = 9500); weights and factors too (1000 = 1).
import type { AwardRule } from '@rampa/jury/domain';

export interface JudgeInput {
  readonly judge: string;
  readonly isChair: boolean;
}

export interface MarkInput {
  readonly judge: string;
  readonly criterion: string;
  /** null = no mark yet; 0 is a mark. */
  readonly value: number | null;
}

export interface AdjustmentInput {
  /** technical and bonus are added, a deduction is taken off, the points of criteria are multiplied by difficulty. */
  readonly kind: 'technical' | 'deduction' | 'bonus' | 'difficulty';
  /** Never negative. */
  readonly amount: number;
  /** Whose points a difficulty multiplies; absent or null: those of all criteria. */
  readonly criterion?: string | null;
  readonly reason: string;
}

export interface PerformanceInput {
  readonly performance: string;
  readonly number?: string | number;
  readonly marks: readonly MarkInput[];
  /** Judges who abstain here: not expected, their marks are not used. */
  readonly abstentions?: readonly string[];
  readonly adjustments?: readonly AdjustmentInput[];
}

/** The chair's order of equal performances, best first; the reason is obligatory. Undecided ones stay equal. */
export interface ChairDecision {
  readonly performances: readonly string[];
  readonly reason: string;
}

export interface ManualTitle {
  readonly performance: string;
  /** Key of a rule: a manual one, or another that the jury gives against its condition. */
  readonly rule: string;
}

export interface GroupInput {
  /** In the order of their numbers: of equal extreme marks the later judge's one is struck. */
  readonly judges: readonly JudgeInput[];
  readonly performances: readonly PerformanceInput[];
  readonly chairDecisions?: readonly ChairDecision[];
  readonly titles?: readonly AwardRule[];
  readonly manualTitles?: readonly ManualTitle[];
}

/** What became of a judge's value in the panel: counted, struck, or missing. */
export type Fate = 'kept' | 'high' | 'low' | 'abstained' | 'missing';

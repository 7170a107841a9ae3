// What goes into a recount. Everything here is plain JSON.
// Units: marks, amounts and totals are integer thousandths (9,5 = 9500); weights and factors too (1000 = 1).
import type { AwardRule } from './title-types.ts';

export type Decimals = 0 | 1 | 2 | 3;

export interface Criterion {
  readonly key: string;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  /** A mark is allowed at min, min + step, min + 2·step … max. */
  readonly step: number;
  /** Multiplier of the mark; 1000 when neither weight nor factor is given. Never both. */
  readonly weight?: number;
  readonly factor?: number;
  readonly required: boolean;
  readonly order: number;
}

/** What the panel's values are: each judge's total, or each criterion's marks by themselves. */
export type Per = 'criterion' | 'judgeTotal';
/** What a judge's mark says in the methods by places: points (more is better) or the place itself (1000 = first). */
export type MarksAre = 'points' | 'places';

export type Method =
  | { readonly kind: 'mean'; readonly per?: Per }
  | { readonly kind: 'sum'; readonly unequalPanels?: 'refuse' | 'scale' }
  | {
      readonly kind: 'trimmedMean';
      readonly per: Per;
      readonly high: number;
      readonly low: number;
      readonly minJudges: number;
    }
  | { readonly kind: 'median'; readonly per?: Per }
  | { readonly kind: 'sumOfPlaces'; readonly marks?: MarksAre }
  | { readonly kind: 'skating'; readonly marks?: MarksAre; readonly dances?: 'criteria' | 'judgeTotal' }
  | { readonly kind: 'figureSkating' };

export type TieStep =
  /** The title of this total depends on thresholds alone: the equal ones stay equal. */
  | { readonly kind: 'leaveEqualWithinTitle' }
  | { readonly kind: 'sumWithDropped' }
  | { readonly kind: 'criterionMean'; readonly criterion: string }
  | { readonly kind: 'pairwiseMajority' }
  | { readonly kind: 'lowestCounted' }
  | { readonly kind: 'chairMark' }
  | { readonly kind: 'chairDecision' }
  | { readonly kind: 'higherComponents' }
  | { readonly kind: 'higherTechnical' }
  | { readonly kind: 'sharedPlace' };

export interface ScoringScheme {
  readonly criteria: readonly Criterion[];
  readonly method: Method;
  /** A judge's total: Σ weight·mark, or that divided by Σ weight. */
  readonly perJudge: 'sum' | 'mean';
  /** Half-up. Only `total` by default: a step that is absent is not rounded at all. */
  readonly rounding: {
    readonly total: Decimals;
    readonly judge?: Decimals;
    readonly panel?: Decimals;
    readonly points?: Decimals;
  };
  readonly missing: 'block' | 'meanOfPresent' | 'zero';
  readonly ties: readonly TieStep[];
  readonly numbering: 'competition' | 'dense';
}

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
  /** technical and bonus are added, a deduction is taken off. */
  readonly kind: 'technical' | 'deduction' | 'bonus';
  /** Never negative. */
  readonly amount: number;
  readonly reason: string;
  /** Who gave it. */
  readonly judge?: string;
  /** final (default): to the total. judge: to the total of `judge`, before the panel is combined. */
  readonly scope?: 'final' | 'judge';
}

export interface PerformanceInput {
  readonly performance: string;
  readonly number?: string | number;
  readonly marks: readonly MarkInput[];
  /** Judges who abstain here: not expected, their marks are not used. */
  readonly abstentions?: readonly string[];
  readonly adjustments?: readonly AdjustmentInput[];
}

/** The chair's order of equal performances, best first, or that they stay equal; the reason is obligatory. */
export interface ChairDecision {
  readonly performances: readonly string[];
  readonly shared?: boolean;
  readonly reason: string;
}

/** How a judge himself orders performances to which he gave equal points (skating system), best first. */
export interface JudgeOrder {
  readonly judge: string;
  /** null where the judge's total is the one dance. */
  readonly criterion: string | null;
  readonly performances: readonly string[];
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
  readonly judgeOrders?: readonly JudgeOrder[];
  readonly titles?: readonly AwardRule[];
  readonly manualTitles?: readonly ManualTitle[];
}

/** What became of a judge's value in the panel: counted, struck, or not there. */
export type Fate = 'kept' | 'high' | 'low' | 'abstained' | 'missing';

// What comes out of a recount. Totals are integer thousandths.
import type { Derivation } from './derivation.ts';
import type { Fate } from './types.ts';

export interface JudgeTotal {
  readonly judge: string;
  /** Rounded to thousandths for showing; null while a required mark is missing or where the judge abstains. */
  readonly total: number | null;
  readonly fate: Fate;
}

export interface CriterionScore {
  readonly criterion: string;
  /** Mean of the counted marks (the sum for the method sum); the struck ones too where judges' totals are struck. */
  readonly panelScore: number | null;
  /** Its share of the total after weight or factor. */
  readonly points: number | null;
}

export interface GivenTitle {
  readonly rule: string;
  readonly title: string;
}

export interface PerformanceResult {
  readonly performance: string;
  /** Points; the sum of places for sumOfPlaces and skating, where less is better. */
  readonly total: number | null;
  /** complete = the total can be given by the scheme's policy for missing marks; `missing` may still name some. */
  readonly status: 'complete' | 'waiting';
  readonly missing: readonly { readonly judge: string; readonly criterion: string }[];
  readonly perJudge: readonly JudgeTotal[];
  readonly perCriterion: readonly CriterionScore[];
  readonly subtotals: {
    readonly components: number | null;
    readonly technical: number;
    readonly bonus: number;
    readonly deductions: number;
  };
  /** 1-based, among the performances complete so far; null while waiting or while a blocking fault stands. */
  readonly place: number | null;
  readonly placeShared: boolean;
  readonly title: GivenTitle | null;
  readonly derivation: Derivation;
}

export interface GroupFault {
  readonly code:
    | 'unequalPanels'
    | 'equalMarks'
    | 'placeGap'
    | 'foreignMark'
    | 'doubleMark'
    | 'markOutOfScale'
    | 'noPanel'
    | 'negativeAmount'
    | 'adjustmentNotUsed'
    | 'decisionWithoutReason'
    | 'uniqueTitleContested';
  /** A blocking fault: no places are given while it stands. */
  readonly blocking: boolean;
  readonly performances: readonly string[];
  readonly judge?: string;
  readonly criterion?: string;
  readonly rule?: string;
}

export interface GroupResult {
  /** One entry per performance, in the order of the input. */
  readonly performances: readonly PerformanceResult[];
  /** Ranked performances, best first. */
  readonly ranking: readonly string[];
  /** Some performance still waits: the places may change. */
  readonly provisional: boolean;
  readonly faults: readonly GroupFault[];
  /** Sets of equal performances that wait for the chair's decision. */
  readonly openTies: readonly (readonly string[])[];
}

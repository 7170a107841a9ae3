// The whole way from marks to place and title, as plain JSON: enough to recount without the database.
import type { ScoringScheme, TieStep, AwardRule } from '@rampa/jury/domain';
import type { AdjustmentInput, Fate } from './types.ts';
import type { SkatingStep } from './skating-types.ts';

/** Exact value n : d in thousandths; both safe integers, d > 0. */
export interface Ratio {
  readonly n: number;
  readonly d: number;
}

export interface JudgeLine {
  readonly judge: string;
  readonly total: Ratio | null;
  readonly fate: Fate;
}

export interface CriterionLine {
  readonly criterion: string;
  /** One per judge, in the order of `Derivation.judges`. */
  readonly fates: readonly Fate[];
  /** Mean or sum of the kept marks. */
  readonly sum: number;
  readonly count: number;
  /** After the panel's rounding step where the scheme has one, else rounded to thousandths for showing only. */
  readonly panelScore: number | null;
  readonly points: number | null;
}

export type PanelLog =
  | {
      readonly per: 'judgeTotal';
      readonly lines: readonly JudgeLine[];
      /** What the sum of the kept totals is multiplied and divided by. */
      readonly times: number;
      readonly divisor: number;
    }
  | { readonly per: 'criterion'; readonly lines: readonly CriterionLine[] }
  | { readonly per: 'places' };

/** One tie step over one set of equal performances. */
export interface TieStepLog {
  readonly step: TieStep;
  readonly among: readonly string[];
  /** Parallel to `among`. Empty where the step compares nothing. */
  readonly values: readonly Ratio[];
  /** The values are places given by judges. */
  readonly lessIsBetter: boolean;
  /** What came out: best first, the still equal together. */
  readonly classes: readonly (readonly string[])[];
  readonly reason?: string;
}

export interface TieLog {
  readonly performances: readonly string[];
  readonly steps: readonly TieStepLog[];
}

/** The judges' places of the whole group, for the methods by places. Indexes: [dance][performance][judge]. */
export interface PlaceField {
  readonly performances: readonly string[];
  readonly judges: readonly string[];
  /** null: the judge's total is the one dance. */
  readonly dances: readonly (string | null)[];
  /** What each judge gave; null where he abstained or left it without a mark, which points by place allow. */
  readonly given: readonly (readonly (readonly (Ratio | null)[])[])[];
  /** Thousandths of a place; equal ones of one judge share (halves). 0 where nothing was given. */
  readonly places: readonly (readonly (readonly number[])[])[];
  readonly skating: readonly SkatingStep[];
  /** For points by place: what the places gave, like `places`. */
  readonly points?: readonly (readonly (readonly Ratio[])[])[];
}

export interface Placing {
  readonly place: number;
  readonly shared: boolean;
  /** What is compared: the total, or the place by the skating system. */
  readonly key: number;
  /** Keys of all ranked performances, best first. */
  readonly keys: readonly number[];
  /**
   * All ranked performances as sets that share a place, best first: the sizes, and the index of this performance's set.
   */
  readonly sets: readonly number[];
  readonly at: number;
  readonly tie: TieLog | null;
  readonly field: PlaceField | null;
}

export interface TitleLog {
  readonly rule: AwardRule;
  readonly byJury: boolean;
  /** Keys of unique titles whose condition held here and which another performance got. */
  readonly displacedFrom: readonly string[];
}

export interface Derivation {
  readonly version: 1;
  readonly performance: string;
  readonly scheme: ScoringScheme;
  readonly judges: readonly string[];
  readonly chair: string | null;
  /** [judge][criterion], in the order of `judges` and `scheme.criteria`; what did not count is null. */
  readonly marks: readonly (readonly (number | null)[])[];
  readonly abstained: readonly string[];
  readonly adjustments: readonly AdjustmentInput[];
  readonly panel: PanelLog | null;
  /** The claims that `replay` checks. */
  readonly components: number | null;
  readonly total: number | null;
  readonly placing: Placing | null;
  readonly title: TitleLog | null;
}

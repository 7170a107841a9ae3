// How marks count, as the organizer sets it up. Everything here is plain JSON.
// Units: marks are integer thousandths (9,5 = 9500); weights and factors too (1000 = 1).

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

/** How many extremes of a panel are struck, from how many judges on. */
export interface Trim {
  readonly high: number;
  readonly low: number;
  readonly minJudges: number;
}

export type Method =
  | { readonly kind: 'mean'; readonly per?: Per }
  | { readonly kind: 'sum'; readonly unequalPanels?: 'refuse' | 'scale' }
  | ({
      readonly kind: 'trimmedMean';
      readonly per: Per;
      /** Larger panels: the one with most judges that the panel reaches holds instead. */
      readonly larger?: readonly Trim[];
      /** What becomes of the rest; the mean if absent. */
      readonly take?: 'mean' | 'sum';
    } & Trim)
  | { readonly kind: 'median'; readonly per?: Per }
  | { readonly kind: 'sumOfPlaces'; readonly marks?: MarksAre }
  /** Each judge's order gives points by place, as in song contests; `orders`: one of his totals, or one a criterion. */
  | {
      readonly kind: 'placePoints';
      readonly marks?: MarksAre;
      readonly orders?: 'criteria' | 'judgeTotal';
      /** Thousandths: of the first place, of the second and so on; later places get nothing. */
      readonly points: readonly number[];
    }
  | { readonly kind: 'skating'; readonly marks?: MarksAre; readonly dances?: 'criteria' | 'judgeTotal' }
  | { readonly kind: 'figureSkating' };

export type TieStep =
  /** The title depends on thresholds alone, so equal totals may stay equal. */
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

// Title rules («Лауреат I степени», «Дипломант» …). Thresholds are integer thousandths of the total.

interface RuleBase {
  readonly key: string;
  readonly title: string;
  /** At most one holder within `scope`. */
  readonly unique: boolean;
  readonly scope: 'group' | 'nomination' | 'event';
}

/** Half-open: from ≤ total < to; `to: null` reaches over the top of the scale. */
export interface ThresholdRule extends RuleBase {
  readonly kind: 'threshold';
  readonly from: number;
  readonly to: number | null;
}

/** Both ends included; `placeTo: null` means all the rest. */
export interface RankRule extends RuleBase {
  readonly kind: 'rank';
  readonly placeFrom: number;
  readonly placeTo: number | null;
}

/** Both must hold; who fails goes on to the next rule. */
export interface ThresholdThenRankRule extends RuleBase {
  readonly kind: 'thresholdThenRank';
  readonly from: number;
  readonly to: number | null;
  readonly placeFrom: number;
  readonly placeTo: number | null;
}

/** Given by the jury alone, never automatically (Гран-при). */
export interface ManualRule extends RuleBase {
  readonly kind: 'manual';
  /** The total from which the jury is offered the title; the jury may also give it below. */
  readonly from?: number;
}

/** In a list of rules the first that holds gives the title. */
export type AwardRule = ThresholdRule | RankRule | ThresholdThenRankRule | ManualRule;

export interface TitleFault {
  readonly code:
    | 'empty'
    | 'hole'
    | 'overlap'
    | 'bottomNotCovered'
    | 'topNotCovered'
    | 'aboveScale'
    | 'thresholdWithPlaces'
    | 'doubleKey'
    | 'badPlace';
  readonly rules: readonly string[];
  /** The part of the scale, or the places, that the fault is about. */
  readonly from?: number;
  readonly to?: number | null;
}

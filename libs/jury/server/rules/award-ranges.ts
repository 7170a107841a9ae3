// The range of one title and of its neighbours: they share a boundary, so moving one moves the other.

import type { AwardSettingView } from '@rampa/contract';
import { Failure, type FailureDetail } from '@rampa/kernel';

type Ranges = Pick<AwardSettingView, 'kind' | 'from' | 'to' | 'placeFrom' | 'placeTo' | 'isUnique' | 'scope'>;

export type GivenRanges = Pick<Ranges, 'kind' | 'isUnique' | 'scope'> & {
  [Bound in 'from' | 'to' | 'placeFrom' | 'placeTo']?: number | null | undefined;
};

/** The values that the kind uses; throws Failure badRequest for a missing one. */
export function rangesOf(given: GivenRanges): Ranges {
  const { kind, isUnique, scope } = given;
  const byTotal = kind !== 'rank';
  const byPlace = kind === 'rank' || kind === 'thresholdThenRank';
  const faults: FailureDetail[] = [];
  if (byTotal && kind !== 'manual' && given.from == null)
    faults.push({ field: 'from', message: 'Укажите, от какого балла.' });
  if (byPlace && given.placeFrom == null) faults.push({ field: 'placeFrom', message: 'Укажите, с какого места.' });
  if (isUnique && scope !== 'group' && kind !== 'manual') {
    faults.push({
      field: 'scope',
      message: 'Единственное на номинацию или мероприятие звание присуждает жюри: выберите вид «решение жюри».',
    });
  }
  if (faults.length > 0) throw new Failure('badRequest', faults);
  return {
    kind,
    isUnique,
    scope,
    from: byTotal ? (given.from ?? null) : null,
    to: byTotal && kind !== 'manual' ? (given.to ?? null) : null,
    placeFrom: byPlace ? given.placeFrom! : null,
    placeTo: byPlace ? (given.placeTo ?? null) : null,
  };
}

/** The other titles that must change after one was changed, or deleted (`after` null). */
export function neighboursAfter(
  before: AwardSettingView,
  after: Ranges | null,
  others: readonly AwardSettingView[],
): AwardSettingView[] {
  if (before.kind === 'threshold') return thresholdsAfter(before, after?.kind === 'threshold' ? after : null, others);
  if (before.kind === 'rank') return ranksAfter(before, after?.kind === 'rank' ? after : null, others);
  return [];
}

/** A title takes the part of the scale of a deleted one above it. */
function thresholdsAfter(before: AwardSettingView, after: Ranges | null, others: readonly AwardSettingView[]) {
  return others.flatMap((other) => {
    if (other.kind !== 'threshold') return [];
    const to = other.to !== null && other.to === before.from ? (after ? after.from : before.to) : other.to;
    const from = after?.to != null && other.from === before.to ? after.to : other.from;
    return to === other.to && from === other.from ? [] : [{ ...other, from, to }];
  });
}

/** After a deleted title the next one begins at its places. */
function ranksAfter(before: AwardSettingView, after: Ranges | null, others: readonly AwardSettingView[]) {
  return others.flatMap((other) => {
    if (other.kind !== 'rank') return [];
    const follows = before.placeTo !== null && other.placeFrom === before.placeTo + 1;
    const precedes = other.placeTo !== null && other.placeTo === before.placeFrom! - 1;
    let { placeFrom, placeTo } = other;
    if (follows && !after) placeFrom = before.placeFrom;
    else if (follows && after!.placeTo !== null) placeFrom = after!.placeTo + 1;
    if (precedes && after) placeTo = after.placeFrom! - 1;
    return placeFrom === other.placeFrom && placeTo === other.placeTo ? [] : [{ ...other, placeFrom, placeTo }];
  });
}

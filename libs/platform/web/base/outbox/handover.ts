// A judge's taps on their way to another device, as far as the journals of both know of it. Pure.

import { byOrder, cellOf, resolved, type Entry } from './entry.ts';

const GIVEN_AWAY = 'givenAway';

/**
 * What another device is to send in this one's place: each body exactly as it would leave from here, so that whichever of
 * the two comes first, the other's is the same submission.
 */
export function toHandOver(entries: readonly Entry[]): Entry[] {
  const isWaiting = (entry: Entry) => entry.state === 'onDevice';
  const settled = entries.filter((entry) => !isWaiting(entry));
  const waiting = entries.filter(isWaiting).sort(byOrder);
  return waiting.map((entry) => {
    const cellBefore = waiting.some(
      (one) => byOrder(one, entry) < 0 && cellOf(one.submission) === cellOf(entry.submission),
    );
    // The tap before it has its answer here, and the other device will never see that.
    return cellBefore ? entry : resolved(entry, [...settled, entry]);
  });
}

/** Those this device does not have, as its own. */
export function newcomers(known: readonly Entry[], given: readonly Entry[]): Entry[] {
  const guids = new Set(known.map(({ submission }) => submission.submissionGuid));
  return given
    .filter(({ submission }) => !guids.has(submission.submissionGuid))
    .map((entry) => ({ ...entry, state: 'onDevice', isTaken: true, isSeen: false }));
}

export function isGivenAway({ state, reply }: Entry): boolean {
  return state === 'parked' && reply?.code === GIVEN_AWAY;
}

/** Kept and not owed: an open tab that still holds them cannot bring them back by itself, and the judge can. */
export function givenAway(entries: readonly Entry[], guids: readonly string[], now: number): Entry[] {
  return entries
    .filter(({ state, submission }) => state === 'onDevice' && guids.includes(submission.submissionGuid))
    .map((entry) => ({
      ...entry,
      state: 'parked',
      settledAt: now,
      isSeen: true,
      reply: {
        submissionGuid: entry.submission.submissionGuid,
        status: 'refused',
        revision: null,
        version: null,
        value: null,
        code: GIVEN_AWAY,
        message: null,
      },
    }));
}

export function takenBack(entries: readonly Entry[], now: number): Entry[] {
  return entries
    .filter(isGivenAway)
    .map((entry) => ({ ...entry, state: 'onDevice', settledAt: now, isSeen: false, reply: null }));
}

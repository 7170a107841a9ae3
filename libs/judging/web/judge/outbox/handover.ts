// A judge's taps on their way to another device, as far as the journals of both know of it.

import type { Outbox } from './outbox.ts';
import { byOrder, cellOf, parked, resolved, type Entry } from './entry.ts';

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

/** Another device's taps become this one's to send, under their own guids; the answer counts those that were new. */
export async function takeOver(outbox: Outbox, given: readonly Entry[]): Promise<number> {
  const taken = await outbox.change((known) => {
    const guids = new Set(known.map(({ submission }) => submission.submissionGuid));
    return given
      .filter(({ submission }) => !guids.has(submission.submissionGuid))
      .map((entry) => ({ ...entry, state: 'onDevice', isTaken: true, isSeen: false }));
  });
  return taken.length;
}

export function isGivenAway({ state, reply }: Entry): boolean {
  return state === 'parked' && reply?.code === GIVEN_AWAY;
}

/**
 * Another device has them and this one need not send them. They are kept and not owed: an open tab that still holds them
 * cannot bring them back by itself, and the judge can.
 */
export async function giveAway(outbox: Outbox, guids: readonly string[]): Promise<void> {
  await outbox.change((entries, now) =>
    entries
      .filter(({ state, submission }) => state === 'onDevice' && guids.includes(submission.submissionGuid))
      .map((entry) => ({ ...parked(entry, GIVEN_AWAY, '', now), isSeen: true })),
  );
}

export async function takeBack(outbox: Outbox): Promise<void> {
  await outbox.change((entries, now) =>
    entries
      .filter(isGivenAway)
      .map((entry) => ({ ...entry, state: 'onDevice', settledAt: now, isSeen: false, reply: null })),
  );
}

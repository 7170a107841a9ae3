// When an application was sent: each sending gives it its date, by which prices and the waiting list go. The organizer may
// put a former one back.

import { msOf } from '@rampa/kernel';
import type { Change } from './history.ts';

/** What the journal keeps of a sending; `dateSubscribe` has stood there since it may be put back. */
interface Sent {
  state?: string;
  dateSubscribe?: string;
}

/** The line of a sending is written in the transaction that begins a moment before its date. */
const SAME_MS = 60_000;

/** Moments of its sendings but for the one that stands (`now`), the latest first; instants. */
export function formerSendings(changes: readonly Change[], now: string | null): string[] {
  if (now === null) return [];
  const former = new Set<string>();
  for (const { kind, after, at } of changes) {
    if (kind !== 'state') continue;
    const { state, dateSubscribe } = (after ?? {}) as Sent;
    if (state !== 'Subscribed') continue;
    const moment = dateSubscribe ?? at;
    const distance = Math.abs(msOf(moment)! - msOf(now)!);
    if (distance >= (dateSubscribe === undefined ? SAME_MS : 1)) former.add(moment);
  }
  return [...former].toSorted().toReversed();
}

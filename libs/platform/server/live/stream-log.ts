// What this node knows about one watched stream: its head, the last events, and since when access may have changed.
//
// Ticks order what happens inside the node: a question about access that began after tick `accessAt` has seen the last
// access event, because that was committed before the node learnt of it.

import { ACCESS_KINDS } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { LiveEvent } from './event-kinds.ts';
import type { Reading } from './stream-query.ts';

const KEPT_EVENTS = 1_000;

export interface Head {
  epoch: Guid;
  revision: number;
}

/** `reset`: first read, or another epoch. `gone`: the stream does not exist. */
export type HeadNews = 'same' | 'ahead' | 'reset' | 'gone';

export class StreamLog {
  head: Head | null = null;
  /** When the last read that confirmed the head began. */
  provenAt = Number.NEGATIVE_INFINITY;
  /** Tick at which the node last learnt of a change of access. */
  accessAt = 0;
  private events: LiveEvent[] = [];
  /** `events` holds every event after this revision. */
  private from = 0;

  constructor(readonly stream: Guid) {}

  take(reading: Reading, readAt: number, tick: () => number): HeadNews {
    const before = this.head;
    this.provenAt = readAt;
    if (before?.epoch === reading.epoch && before.revision === reading.revision) return 'same';
    this.head = { epoch: reading.epoch, revision: reading.revision };
    if (before?.epoch !== reading.epoch || reading.events === null) {
      this.events = [];
      this.from = reading.revision;
      this.accessAt = tick();
      return before?.epoch === reading.epoch ? 'ahead' : 'reset';
    }
    this.events.push(...reading.events);
    if (this.events.length > KEPT_EVENTS) this.trim();
    if (reading.events.some((event) => ACCESS_KINDS.has(event.kind))) this.accessAt = tick();
    return 'ahead';
  }

  lose(tick: () => number): HeadNews {
    this.head = null;
    this.accessAt = tick();
    return 'gone';
  }

  /** Every event after a revision up to the head; null when the log does not reach that far back. */
  after(epoch: Guid, revision: number): LiveEvent[] | null {
    if (this.head?.epoch !== epoch || revision < this.from) return null;
    const first = this.events.findIndex((event) => event.revision > revision);
    return first < 0 ? [] : this.events.slice(first);
  }

  private trim(): void {
    this.from = this.events[this.events.length - KEPT_EVENTS]!.revision;
    this.events = this.events.filter((event) => event.revision > this.from);
  }
}

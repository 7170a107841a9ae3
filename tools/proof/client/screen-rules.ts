// The client's rules of live delivery, written a second time and apart from the product's client, so that a fault in
// either shows as a screen that differs.
//
// A newer state is taken, another epoch resets, a state that is not newer is dropped; a gap, or a beat above the last
// revision heard of, makes the screen subscribe again.

import type { Frame } from '@rampa/contract';

export interface Shown {
  epoch: string;
  revision: number;
  state: unknown;
  /** `performance.now()` at which the picture appeared. */
  at: number;
}

export interface Knowledge {
  shown: Shown | null;
  /** The epoch that the server uses now. */
  epoch: string | null;
  heard: number;
  /** Subscribed, and no frame has come since. */
  awaiting: boolean;
  ended: string | null;
}

export type Want = 'nothing' | 'read' | 'subscribe';

export function nothingKnown(): Knowledge {
  return { shown: null, epoch: null, heard: -1, awaiting: false, ended: null };
}

/** True while the picture is the newest that the screen has heard of. */
export function isNewest({ shown, epoch, heard, awaiting }: Knowledge): boolean {
  return shown !== null && !awaiting && shown.epoch === epoch && shown.revision >= heard;
}

export function tellKnowledge({ shown, epoch, heard, awaiting }: Knowledge): string {
  const picture = shown ? `${shown.epoch.slice(0, 4)}/${shown.revision}` : 'nothing';
  return `shows ${picture}, heard ${epoch?.slice(0, 4)}/${heard}${awaiting ? ', awaits a picture' : ''}`;
}

/** Takes a frame; with `heedless` (a mutant) the epoch is ignored. */
export function hear(known: Knowledge, frame: Frame, now: number, heedless = false): Want {
  if (frame.t === 'end') {
    known.ended = frame.code;
    return 'nothing';
  }
  const wasAwaiting = known.awaiting;
  const isForeign = known.epoch !== null && known.epoch !== frame.epoch && !heedless;
  if (known.epoch === null || isForeign) {
    known.epoch = frame.epoch;
    known.heard = -1;
  }
  const before = known.heard;
  const isNews = frame.revision > before;
  known.heard = Math.max(before, frame.revision);
  if (frame.t === 'beat') {
    if (!isNews || wasAwaiting) return 'nothing';
    known.awaiting = true;
    return 'subscribe';
  }
  if (frame.t === 'state') {
    known.awaiting = false;
    show(known, { epoch: heedless ? known.epoch : frame.epoch, revision: frame.revision, state: frame.state, at: now });
    return 'nothing';
  }
  if (!wasAwaiting && isNews && (isForeign || frame.prev > before)) {
    known.awaiting = true;
    return 'subscribe';
  }
  known.awaiting = false;
  return isNewest(known) ? 'nothing' : 'read';
}

/** Takes an answer by HTTP. */
export function take(known: Knowledge, shown: Shown, heedless = false): Want {
  if (known.epoch !== null && shown.epoch !== known.epoch && !heedless) {
    // Read just before or after a restore: only the socket tells the current epoch.
    known.awaiting = true;
    return 'subscribe';
  }
  known.epoch ??= shown.epoch;
  known.heard = Math.max(known.heard, shown.revision);
  show(known, { ...shown, epoch: known.epoch });
  return isNewest(known) ? 'nothing' : 'read';
}

/** The server has what the screen shows, under a newer revision. */
export function confirm(known: Knowledge, epoch: string, revision: number): Want {
  if (known.shown?.epoch === epoch && revision > known.shown.revision) known.shown.revision = revision;
  return isNewest(known) ? 'nothing' : 'read';
}

function show(known: Knowledge, next: Shown): void {
  if (known.shown?.epoch === next.epoch && next.revision <= known.shown.revision) return;
  known.shown = next;
}

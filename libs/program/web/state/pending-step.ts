// The step on stage that this person made and that is still on its way.

import type { ProgramItemView } from '@rampa/contract';
import type { Activity } from '@rampa/kernel';

export interface StageMove {
  guid: string;
  activity: Activity;
}

const HELD_MS = 3_000;
const held = new Map<string, { move: StageMove; until: number }>();

/** Until the view shows the sent move, another press would refer to the old view, so it is ignored. */
export function isStepPending(programGuid: string, items: readonly ProgramItemView[], now: number): boolean {
  const hold = held.get(programGuid);
  if (!hold) return false;
  const { move, until } = hold;
  const isShown = items.some((item) => item.guid === move.guid && item.activity === move.activity);
  if (!isShown && now < until) return true;
  held.delete(programGuid);
  return false;
}

export function hold(programGuid: string, move: StageMove, now: number): void {
  held.set(programGuid, { move, until: now + HELD_MS });
}

export function release(programGuid: string): void {
  held.delete(programGuid);
}

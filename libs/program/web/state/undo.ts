// The steps on stage that this person made, so that they can be taken back, and the one that is still on its way.

import { create } from 'zustand';
import type { ProgramItemView } from '@rampa/contract';
import type { Activity } from '@rampa/kernel';

export interface StageMove {
  guid: string;
  activity: Activity;
}

export interface UndoStep {
  /** «На сцену № 24» */
  label: string;
  back: StageMove[];
}

interface UndoState {
  steps: Record<string, UndoStep[]>;
  remember(programGuid: string, step: UndoStep): void;
  forget(programGuid: string, step: UndoStep): void;
}

const KEPT = 20;

export const useUndo = create<UndoState>()((set) => ({
  steps: {},
  remember: (programGuid, step) =>
    set(({ steps }) => ({ steps: { ...steps, [programGuid]: [...(steps[programGuid] ?? []), step].slice(-KEPT) } })),
  forget: (programGuid, step) =>
    set(({ steps }) => ({
      steps: { ...steps, [programGuid]: (steps[programGuid] ?? []).filter((one) => one !== step) },
    })),
}));

export function useLastStep(programGuid: string): UndoStep | null {
  return useUndo((state) => state.steps[programGuid]?.at(-1) ?? null);
}

const HELD_MS = 3_000;
const held = new Map<string, { move: StageMove; until: number }>();

/** Until the picture shows the move that was sent, another press would be made by an old picture: it is not heard. */
export function isHeld(programGuid: string, items: readonly ProgramItemView[], now: number): boolean {
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

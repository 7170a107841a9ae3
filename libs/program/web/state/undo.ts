// The last step on stage, so that it can be taken back: by this person, in this program.

import { create } from 'zustand';
import type { Activity } from '@rampa/kernel';

export interface UndoStep {
  /** «На сцену № 24» */
  label: string;
  back: { guid: string; activity: Activity }[];
}

interface UndoState {
  steps: Record<string, UndoStep[]>;
  remember(programGuid: string, step: UndoStep): void;
  /** Called once it has been taken back. */
  forget(programGuid: string): void;
}

const KEPT = 20;

export const useUndo = create<UndoState>()((set) => ({
  steps: {},
  remember: (programGuid, step) =>
    set(({ steps }) => ({ steps: { ...steps, [programGuid]: [...(steps[programGuid] ?? []), step].slice(-KEPT) } })),
  forget: (programGuid) =>
    set(({ steps }) => ({ steps: { ...steps, [programGuid]: (steps[programGuid] ?? []).slice(0, -1) } })),
}));

export function useLastStep(programGuid: string): UndoStep | null {
  return useUndo((state) => state.steps[programGuid]?.at(-1) ?? null);
}

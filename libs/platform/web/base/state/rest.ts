// After an automatic step the control under the finger is about something else: «10» fills the next criterion, «На
// сцену» sends the next number. A nervous second tap is not a second wish, so the control rests. Pure.

/** From the step on; a double tap of a trembling hand takes less. */
export const REST_MS = 600;

export interface Rest {
  /** What lies under the finger, whatever it does there: «10» of the pad, Space. */
  control: string;
  /** Milliseconds of the step. */
  since: number;
  /** The finger that has made the step is still down: a held key repeats itself. */
  isHeld: boolean;
}

/** Whether a press of the control is still the one that made the step. */
export function isResting(rest: Rest | null, control: string, now: number): boolean {
  return rest !== null && rest.control === control && (rest.isHeld || now - rest.since < REST_MS);
}

/** What is left of the rest after a press. Whoever has pressed something else since means it: nobody fast is slowed. */
export function afterPress(rest: Rest | null, control: string, now: number): Rest | null {
  return isResting(rest, control, now) ? rest : null;
}

/** The finger has left. */
export function released(rest: Rest | null): Rest | null {
  return rest?.isHeld ? { ...rest, isHeld: false } : rest;
}

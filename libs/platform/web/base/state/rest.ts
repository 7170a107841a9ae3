// After an automatic step the control under the finger does something else: «10» fills the next criterion, «На сцену»
// sends the next number. A nervous second tap must not count, so the control rests. Pure.

/** Length of the rest, ms; a double tap of a trembling hand takes less. */
export const REST_MS = 600;

export interface Rest {
  /** Name of the control, whatever it does there: «10» of the pad, Space. */
  control: string;
  /** When the step was painted, ms; Infinity: it is not yet, and what nobody has seen nobody can mean. */
  since: number;
  /** The finger that made the step is still down: a held key repeats. */
  isHeld: boolean;
}

/** Whether a press of the control still belongs to the step. */
export function isResting(rest: Rest | null, control: string, now: number): boolean {
  return rest !== null && rest.control === control && (rest.isHeld || now - rest.since < REST_MS);
}

/** The rest after a press. A press of another control ends it, so that nobody who is fast is slowed down. */
export function afterPress(rest: Rest | null, control: string, now: number): Rest | null {
  return isResting(rest, control, now) ? rest : null;
}

/** Called when the finger is lifted. */
export function released(rest: Rest | null): Rest | null {
  return rest?.isHeld ? { ...rest, isHeld: false } : rest;
}

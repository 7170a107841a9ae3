// How a step on stage changes the two moments of an item. Setting the state back undoes every step.

import type { Activity } from '@rampa/kernel';

export interface Moments<Instant> {
  onStageAt: Instant | null;
  doneAt: Instant | null;
}

/**
 * An item that returns to the stage after «готово» keeps the moment of its first entrance (an undo); an item that has
 * not been on stage has no moments.
 */
export function afterActivity<Instant>(moments: Moments<Instant>, activity: Activity, now: Instant): Moments<Instant> {
  switch (activity) {
    case 'OnStage':
      return { onStageAt: moments.onStageAt ?? now, doneAt: null };
    case 'Done':
      return { onStageAt: moments.onStageAt, doneAt: moments.doneAt ?? now };
    case 'Waiting':
    case 'Ready':
    case 'Skipped':
      return { onStageAt: null, doneAt: null };
  }
}

// What a step of the running order does to the two moments of an item. Every step can be undone by setting it back.

import type { Activity } from '@rampa/kernel';

export interface Moments<Instant> {
  onStageAt: Instant | null;
  doneAt: Instant | null;
}

/**
 * Back on stage after «готово» keeps the moment of the first entrance (an undo); whatever has not been on stage has no
 * moments.
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

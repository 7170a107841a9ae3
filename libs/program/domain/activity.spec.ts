import { describe, expect, it } from 'vitest';
import { afterActivity } from './activity.ts';

const NEVER = { onStageAt: null, doneAt: null };

describe('moments of an item', () => {
  it('go on stage and off it', () => {
    const onStage = afterActivity(NEVER, 'OnStage', 10);
    expect(onStage).toEqual({ onStageAt: 10, doneAt: null });
    expect(afterActivity(onStage, 'Done', 20)).toEqual({ onStageAt: 10, doneAt: 20 });
  });

  it('an undone «готово» keeps the entrance', () => {
    expect(afterActivity({ onStageAt: 10, doneAt: 20 }, 'OnStage', 30)).toEqual({ onStageAt: 10, doneAt: null });
  });

  it.each(['Waiting', 'Ready', 'Skipped'] as const)('%s forgets both', (activity) => {
    expect(afterActivity({ onStageAt: 10, doneAt: 20 }, activity, 30)).toEqual(NEVER);
  });

  it('done without having been on stage has no entrance', () => {
    expect(afterActivity(NEVER, 'Done', 5)).toEqual({ onStageAt: null, doneAt: 5 });
  });
});

import { describe, expect, it } from 'vitest';
import type { ProgramItemView } from '@rampa/contract';
import { hold, isStepPending, release } from './pending-step.ts';

const items = (activity: string) => [{ guid: 'a', activity }] as ProgramItemView[];

describe('a move on its way', () => {
  it('is held until the picture shows it', () => {
    hold('p', { guid: 'a', activity: 'OnStage' }, 1000);
    expect(isStepPending('p', items('Waiting'), 1100)).toBe(true);
    expect(isStepPending('p', items('OnStage'), 1200)).toBe(false);
    expect(isStepPending('p', items('Waiting'), 1300)).toBe(false);
  });
  it('is held three seconds at most, and not after a refusal', () => {
    hold('p', { guid: 'a', activity: 'OnStage' }, 1000);
    expect(isStepPending('p', items('Waiting'), 4001)).toBe(false);
    hold('p', { guid: 'a', activity: 'OnStage' }, 5000);
    release('p');
    expect(isStepPending('p', items('Waiting'), 5001)).toBe(false);
  });
});

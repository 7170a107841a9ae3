import { describe, expect, it } from 'vitest';
import type { ProgramItemView } from '@rampa/contract';
import { currentPart, partEnd } from './part.ts';

const item = (guid: string, block: string, change: object = {}) =>
  ({
    ...{ guid, number: guid, block, kind: 'performance', duration: 300, activity: 'Waiting', isWithdrawn: false },
    ...{ onStageAt: null, doneAt: null, plannedAt: null, ...change },
  }) as unknown as ProgramItemView;
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const day = [
  item('1', 'I', { activity: 'Done', plannedAt: at('10:00'), onStageAt: at('10:10'), doneAt: at('10:15') }),
  item('2', 'I', { plannedAt: at('10:05') }),
  item('3', 'II', { plannedAt: at('10:10') }),
];

describe('the part that goes on', () => {
  it('is of whoever is on stage, else of whoever comes next, over: the last', () => {
    expect(currentPart(day)?.title).toBe('I');
    expect(currentPart([day[0]!, item('2', 'I', { activity: 'Done' }), day[2]!])?.title).toBe('II');
    expect(currentPart([item('1', 'I', { activity: 'Done' }), item('2', 'II', { activity: 'Done' })])?.title).toBe(
      'II',
    );
    expect(currentPart([])).toBeNull();
  });
  it('ends with its own last performance, not with the program', () => {
    expect(partEnd(day, 0, Date.parse(at('10:15')))).toEqual({ planned: at('10:10'), forecast: at('10:20') });
  });
});

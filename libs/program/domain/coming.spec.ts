import type { Activity } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { comingUp, type StagedInOrder } from './coming.ts';

const item = (name: string, activity: Activity, more: Partial<StagedInOrder> = {}) => ({
  ...{ name, kind: 'performance' as const, activity, isWithdrawn: false, doneAt: null },
  ...more,
});
const done = (name: string, minute: number) => item(name, 'Done', { doneAt: `2026-11-20T10:0${minute}:00.000Z` });
const next = (items: ReturnType<typeof item>[]) => comingUp(items).coming.map(({ name }) => name);

describe('who comes next', () => {
  it('is the first one before anything has happened', () => {
    expect(next([item('1', 'Waiting'), item('2', 'Waiting')])).toEqual(['1', '2']);
    expect(comingUp([item('1', 'Waiting')]).current).toBeNull();
  });

  it('is whoever stands behind the one on stage, whatever was moved; the passed by come at the end', () => {
    expect(next([item('9', 'Waiting'), done('1', 0), item('3', 'OnStage'), item('2', 'Waiting')])).toEqual(['2', '9']);
  });

  it('goes on from the one done last while the stage is empty', () => {
    const items = [done('5', 4), item('6', 'Waiting'), done('4', 1), item('7', 'Waiting')];
    expect(comingUp(items).current?.name).toBe('5');
    expect(next(items)).toEqual(['6', '7']);
  });

  it('is who has been called to the stage, before who has not', () => {
    expect(next([item('1', 'OnStage'), item('2', 'Waiting'), item('3', 'Ready'), item('4', 'Waiting')])).toEqual([
      ...['3', '2', '4'],
    ]);
  });

  it('is never a pause, a withdrawn or a skipped performance', () => {
    const items = [
      item('1', 'Done'),
      item('p', 'Waiting', { kind: 'pause' }),
      item('2', 'Waiting', { isWithdrawn: true }),
      item('3', 'Skipped'),
      item('4', 'Waiting'),
    ];
    expect(next(items)).toEqual(['4']);
  });
});

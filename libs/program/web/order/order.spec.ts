import { describe, expect, it } from 'vitest';
import type { ProgramItemView } from '@rampa/contract';
import { blocksOf, forecastAt, minutesLate, moved, nextAhead, nextStep, nextToCall, stepsBack } from './order.ts';

const item = (number: string, change: Partial<ProgramItemView> = {}): ProgramItemView => ({
  guid: number,
  kind: 'performance',
  number,
  block: 'I',
  performer: `Исполнитель ${number}`,
  collective: '',
  city: '',
  institution: '',
  teachers: '',
  pieceTitle: '',
  authors: '',
  title: '',
  presenterText: '',
  note: '',
  duration: 180,
  peopleCount: 0,
  nominationGuid: null,
  nomination: '',
  group: '',
  groupValues: {},
  activity: 'Waiting',
  isWithdrawn: false,
  onStageAt: null,
  doneAt: null,
  plannedAt: null,
  ...change,
});

describe('next step', () => {
  it('ends whom is on stage', () => {
    const step = nextStep([item('1', { activity: 'Done' }), item('2', { activity: 'OnStage' }), item('3')]);
    expect(step).toMatchObject({ kind: 'finish', item: { guid: '2' } });
  });
  it('begins the first one ahead, past pauses, withdrawn and skipped', () => {
    const items = [
      item('1', { activity: 'Done' }),
      item('p', { kind: 'pause' }),
      item('2', { isWithdrawn: true }),
      item('3', { activity: 'Skipped' }),
      item('4', { activity: 'Ready' }),
      item('5'),
    ];
    expect(nextStep(items)).toMatchObject({ kind: 'start', item: { guid: '4' } });
    expect(nextToCall(items)?.guid).toBe('5');
    expect(nextAhead(items)?.guid).toBe('4');
  });
  it('is nothing when all is over', () => {
    expect(nextStep([item('1', { activity: 'Done' })])).toBeNull();
  });
});

describe('delay', () => {
  const planned = '2026-11-21T11:00:00.000Z';
  it('is counted by whom is on stage', () => {
    const items = [item('1', { activity: 'OnStage', plannedAt: planned, onStageAt: '2026-11-21T11:12:10.000Z' })];
    expect(minutesLate(items)).toBe(12);
    expect(forecastAt(item('2', { plannedAt: planned }), 12)).toBe('2026-11-21T11:12:00.000Z');
  });
  it('is counted by the end of the last one when the stage is empty', () => {
    const items = [
      item('1', { activity: 'Done', plannedAt: planned, doneAt: '2026-11-21T10:59:00.000Z' }),
      item('2', { activity: 'Done', plannedAt: planned, doneAt: '2026-11-21T11:01:00.000Z' }),
    ];
    expect(minutesLate(items)).toBe(-2);
  });
  it('is unknown before the beginning', () => {
    expect(minutesLate([item('1', { plannedAt: planned })])).toBeNull();
    expect(forecastAt(item('1', { plannedAt: planned }), null)).toBeNull();
  });
});

describe('blocks', () => {
  it('break where the block changes; a nameless pause stays inside', () => {
    const blocks = blocksOf([
      item('1', { activity: 'Done' }),
      item('p', { kind: 'pause', block: '' }),
      item('2'),
      item('3', { block: 'II' }),
    ]);
    expect(blocks.map(({ title, items, performances, done }) => [title, items.length, performances, done])).toEqual([
      ['I', 3, 2, 1],
      ['II', 1, 1, 0],
    ]);
  });
});

describe('moves', () => {
  it('takes one out and puts it in', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });
  it('brings the former one back to the stage', () => {
    const items = [item('1', { activity: 'OnStage' }), item('2', { activity: 'Ready' })];
    expect(stepsBack(items, items[1]!, 'OnStage')).toEqual([
      { guid: '2', activity: 'Ready' },
      { guid: '1', activity: 'OnStage' },
    ]);
  });
});

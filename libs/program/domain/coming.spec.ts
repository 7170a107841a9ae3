import type { Activity } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { aheadOf, comingUp, forecast, offeredSteps, standAhead, type StagedInOrder, type StagedItem } from './index.ts';

const item = (name: string, activity: Activity, more: Partial<StagedInOrder> = {}) => ({
  ...{ name, kind: 'performance' as const, activity, isWithdrawn: false, doneAt: null },
  ...more,
});
const done = (name: string, minute: number) => item(name, 'Done', { doneAt: `2026-11-20T10:0${minute}:00.000Z` });
const waiting = (...names: string[]) => names.map((name) => item(name, 'Waiting'));
const pause = item('p', 'Waiting', { kind: 'pause' });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const next = (items: ReturnType<typeof item>[]) => names(comingUp(items).coming);

describe('who comes next', () => {
  it('is the first one before anything has happened', () => {
    expect(next(waiting('1', '2'))).toEqual(['1', '2']);
    expect(comingUp(waiting('1')).current).toBeNull();
  });

  it('is the first who waits in the order of the program, whoever went on stage out of turn', () => {
    const items = [done('1', 0), done('2', 1), ...waiting('3', '4'), done('8', 5), ...waiting('9')];
    expect(next(items)).toEqual(['3', '4', '9']);
    expect(comingUp(items).current?.name).toBe('8');
    expect(offeredSteps(items)).toMatchObject({
      main: { kind: 'start', item: { name: '3' } },
      call: { name: '3' },
      skip: { name: '3' },
    });
  });

  it('is who has been called to the stage, before who has not', () => {
    expect(next([item('1', 'OnStage'), ...waiting('2'), item('3', 'Ready'), ...waiting('4')])).toEqual(['3', '2', '4']);
  });

  it('is never a pause, a withdrawn or a skipped performance', () => {
    const items = [
      ...[item('1', 'Done'), pause, item('2', 'Waiting', { isWithdrawn: true }), item('3', 'Skipped')],
      ...waiting('4'),
    ];
    expect(next(items)).toEqual(['4']);
  });
});

describe('what may be pressed', () => {
  it('ends whom is on stage, calls the first who was not called, skips who comes next', () => {
    const items = [item('1', 'OnStage'), item('2', 'Ready'), ...waiting('3')];
    expect(offeredSteps(items)).toMatchObject({
      main: { kind: 'finish', item: { name: '1' } },
      start: { name: '2' },
      call: { name: '3' },
      skip: { name: '2' },
    });
  });

  it('calls whom it brings on, while he was not called', () => {
    expect(offeredSteps([done('1', 0), ...waiting('2', '3')])).toMatchObject({
      main: { kind: 'start', item: { name: '2' } },
      call: { name: '2' },
    });
  });

  it('is nothing when all is over', () => {
    expect(offeredSteps([done('1', 0)])).toEqual({ main: null, start: null, call: null, skip: null });
  });
});

describe('what is ahead', () => {
  it('leaves a break behind once somebody after it has been on', () => {
    expect(names(aheadOf([done('1', 0), pause, done('2', 1), ...waiting('3')]))).toEqual(['3']);
  });

  it('keeps a break beside those who still wait, whoever was on after them', () => {
    expect(names(aheadOf([done('1', 0), ...waiting('2'), pause, done('3', 1)]))).toEqual(['2', 'p']);
    expect(names(aheadOf([done('1', 0), pause, ...waiting('2'), done('3', 1)]))).toEqual(['p', '2']);
  });

  it('lets a called performance change places with others, not with a break', () => {
    expect(names(aheadOf([...waiting('1'), pause, ...waiting('2'), item('3', 'Ready')]))).toEqual(['3', 'p', '1', '2']);
    expect(names(aheadOf([done('1', 0), pause, item('2', 'Ready'), ...waiting('3')]))).toEqual(['p', '2', '3']);
  });

  it('knows the place of a withdrawn performance, for whoever searches for it', () => {
    const out = item('2', 'Waiting', { isWithdrawn: true });
    expect(standAhead([done('1', 0), out, ...waiting('3'), done('4', 1)])).toEqual([false, true, true, false]);
    expect(standAhead([done('1', 0), out, done('3', 1)])).toEqual([false, false, false]);
  });
});

it('the forecast begins with whom the button brings on', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
  const told = (activity: Activity, doneAt: number | null = null): StagedItem => ({
    ...{ kind: 'performance', durationS: 180, isWithdrawn: false, activity, plannedAt: null },
    ...{ onStageAt: doneAt && doneAt - 180_000, doneAt },
  });
  const clock = (ms: number | null) => ms && new Date(ms).toISOString().slice(11, 19);
  const starts = (...items: StagedItem[]) => forecast(items, 30).starts.map(clock);
  const [first, late] = [told('Done', at('10:03:00')), told('Done', at('10:10:00'))];
  expect(starts(first, told('Waiting'), late, told('Waiting'))).toEqual([null, '10:10:30', null, '10:14:00']);
  expect(starts(first, told('Waiting'), told('Ready'))).toEqual([null, '10:07:00', '10:03:30']);
});

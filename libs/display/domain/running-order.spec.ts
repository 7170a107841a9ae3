import type { Activity } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { runningOrder, type OrderedItem } from './running-order.ts';

const item = (name: string, activity: Activity, more: Partial<OrderedItem> = {}) => ({
  name,
  kind: 'performance' as const,
  block: 'I',
  activity,
  isWithdrawn: false,
  doneAt: null,
  ...more,
});

describe('running order', () => {
  it('before the start nobody is current and the first one is next', () => {
    const order = runningOrder([item('a', 'Waiting'), item('b', 'Waiting')]);
    expect(order.current).toBeNull();
    expect(order.next?.name).toBe('a');
    expect(order.lamps).toEqual({ count: 2, done: 0, current: -1 });
  });

  it('the one on stage is current', () => {
    const order = runningOrder([
      item('a', 'Done', { doneAt: '2026-11-20T10:00:00.000Z' }),
      item('b', 'OnStage'),
      item('c', 'Ready'),
    ]);
    expect([order.current?.name, order.next?.name]).toEqual(['b', 'c']);
    expect(order.lamps).toEqual({ count: 3, done: 1, current: 1 });
  });

  it('with nobody on stage the one done last stays, in whatever order they came', () => {
    const order = runningOrder([
      item('a', 'Done', { doneAt: '2026-11-20T10:05:00.000Z' }),
      item('b', 'Done', { doneAt: '2026-11-20T10:00:00.000Z' }),
      item('c', 'Waiting'),
    ]);
    expect([order.current?.name, order.next?.name]).toEqual(['a', 'c']);
  });

  it('pauses, withdrawn and skipped performances are passed over', () => {
    const order = runningOrder([
      item('a', 'OnStage'),
      item('pause', 'Waiting', { kind: 'pause' }),
      item('b', 'Waiting', { isWithdrawn: true }),
      item('c', 'Skipped'),
      item('d', 'Waiting'),
    ]);
    expect(order.next?.name).toBe('d');
    expect(order.lamps).toEqual({ count: 2, done: 0, current: 0 });
  });

  it('the footlights are those of the current block', () => {
    const order = runningOrder([
      item('a', 'Done', { doneAt: '2026-11-20T10:00:00.000Z' }),
      item('b', 'OnStage', { block: 'II' }),
      item('c', 'Waiting', { block: 'II' }),
    ]);
    expect(order.block).toBe('II');
    expect(order.lamps).toEqual({ count: 2, done: 0, current: 0 });
  });

  it('an empty program has no order', () => {
    expect(runningOrder([])).toEqual({
      current: null,
      next: null,
      upcoming: [],
      block: '',
      lamps: { count: 0, done: 0, current: -1 },
    });
  });
});

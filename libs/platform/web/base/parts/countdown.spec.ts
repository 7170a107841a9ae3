import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countdownOf } from './countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function given() {
  const [ended, hidden]: [number[], Set<number>] = [[], new Set()];
  const countdown = countdownOf(
    (id) => ended.push(id),
    (id) => !hidden.has(id),
  );
  return { ended, hidden, countdown };
}

it('each ends at its own time', () => {
  const { ended, countdown } = given();
  countdown.start(1, 10_000);
  countdown.start(2, 5_000);
  vi.advanceTimersByTime(5_000);
  expect(ended).toEqual([2]);
  vi.advanceTimersByTime(5_000);
  expect(ended).toEqual([2, 1]);
});

it('stands still while it is held, also for what comes meanwhile, and goes on with what was left', () => {
  const { ended, countdown } = given();
  countdown.start(1, 5_000);
  vi.advanceTimersByTime(4_000);
  countdown.hold();
  countdown.start(2, 500);
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
  countdown.go();
  vi.advanceTimersByTime(500);
  expect(ended).toEqual([2]);
  vi.advanceTimersByTime(500);
  expect(ended).toEqual([2, 1]);
});

it('what is closed does not end again', () => {
  const { ended, countdown } = given();
  countdown.start(1, 1_000);
  countdown.hold();
  countdown.forget(1);
  countdown.go();
  vi.advanceTimersByTime(5_000);
  expect(ended).toEqual([]);
});

it('stands still for what is hidden, and goes on once it is seen, with nobody telling', () => {
  const { ended, hidden, countdown } = given();
  countdown.start(1, 5_000);
  countdown.start(2, 5_000);
  hidden.add(1);
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual([2]);
  hidden.clear();
  vi.advanceTimersByTime(5_000);
  expect(ended).toEqual([2, 1]);
  countdown.start(3, 1_000);
  vi.advanceTimersByTime(1_000);
  expect(ended).toEqual([2, 1, 3]);
  expect(vi.getTimerCount()).toBe(0);
});

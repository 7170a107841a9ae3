import { describe, expect, it } from 'vitest';
import { countdown, PAUSE_LAMPS } from './countdown.ts';

const until = Date.parse('2026-11-20T12:10:00.000Z');
const left = (ms: number) => countdown(until - ms, until);

describe('the countdown of a pause', () => {
  it.each([
    [15 * 60_000, '15:00'],
    [754_000, '12:34'],
    [753_001, '12:34'],
    [60_000, '1:00'],
    [59_999, '1:00'],
    [1, '0:01'],
    [3_900_000, '1:05:00'],
    [0, ''],
    [-5_000, ''],
  ])('%i ms before the end: «%s»', (ms, text) => expect(left(ms).text).toBe(text));

  it('lights one lamp more with every minute, and all at the end', () => {
    expect([20, 15, 14, 10, 1].map((minutes) => left(minutes * 60_000).lit)).toEqual([0, 0, 1, 5, 14]);
    expect(left(0).lit).toBe(PAUSE_LAMPS);
    expect(left(3 * 3_600_000).lit).toBe(0);
  });
});

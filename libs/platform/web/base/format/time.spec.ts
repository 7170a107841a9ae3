import { describe, expect, it } from 'vitest';
import { clockTime, lengthOf } from './time.ts';

describe('times', () => {
  it.each([
    [163, '2:43'],
    [0, '0:00'],
    [-5, '0:00'],
    [3725, '1:02:05'],
  ])('%i s is «%s»', (seconds, text) => expect(lengthOf(seconds)).toBe(text));

  it('are those of the event’s zone', () => {
    const instant = '2026-11-20T11:03:22Z';
    expect(clockTime(instant, { timeZone: 'Europe/Moscow' })).toBe('14:03');
    expect(clockTime(Date.parse(instant), { timeZone: 'Asia/Kamchatka', seconds: true })).toBe('23:03:22');
  });
});

import { expect, it } from 'vitest';
import { russianDates } from './russian-dates.ts';

const EVENING = Date.parse('2026-12-29T17:05:00Z');

it.each([
  [{ day: 'numeric', month: 'long' }, '29\u00A0декабря'],
  [{ day: 'numeric', month: 'long', year: 'numeric' }, '29\u00A0декабря 2026\u00A0г.'],
  [{ weekday: 'long', day: 'numeric', month: 'long' }, 'вторник, 29\u00A0декабря'],
  [{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }, '29\u00A0декабря в 17:05'],
] satisfies [Intl.DateTimeFormatOptions, string][])('keeps a day on the line of its month: %j', (options, said) => {
  expect(russianDates({ ...options, timeZone: 'UTC' }).format(EVENING)).toBe(said);
});

import { expect, it } from 'vitest';
import { startOf } from './index.ts';

const plannedAt = '2026-11-21T10:00:00.000Z';

it.each([
  ['the forecast, while the day is late', '2026-11-21T10:35:00.000Z', '2026-11-21T10:35:00.000Z'],
  ['the plan, while another day is rehearsed', '2026-11-20T10:35:00.000Z', plannedAt],
  ['the plan before anything has begun', null, plannedAt],
])('an item begins by %s', (_, forecastAt, said) => {
  expect(startOf({ plannedAt, forecastAt })).toBe(said);
});

it('an item without a plan begins by the forecast, if there is one', () => {
  expect(startOf({ plannedAt: null, forecastAt: plannedAt })).toBe(plannedAt);
  expect(startOf({ plannedAt: null, forecastAt: null })).toBeNull();
});

import { expect, it } from 'vitest';
import { allDays, columnsOf } from './chart-shapes.ts';

it('has a column for each day, also over the end of a month', () => {
  const days = allDays('2026-02-27', '2026-03-02', [{ day: '2026-03-01', in: 300, out: 100 }]);
  expect(days.map(({ day, in: came }) => [day, came])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 300],
    ['2026-03-02', 0],
  ]);
});

it('draws what came above the line and what went below it, within the picture', () => {
  const { columns, zero, most } = columnsOf([
    { day: 'a', in: 300, out: 0 },
    { day: 'b', in: 0, out: 100 },
  ]);
  expect([most, zero]).toEqual([300, 30]);
  expect(columns.map(({ up, down }) => [up, down])).toEqual([
    [30, 0],
    [0, 10],
  ]);
  expect(columns[1]!.x + columns[1]!.width).toBeLessThan(100);
});

it('draws nothing of days without money', () => {
  expect(columnsOf([{ day: 'a', in: 0, out: 0 }])).toMatchObject({ most: 0, zero: 0, columns: [{ up: 0, down: 0 }] });
});

import { expect, it } from 'vitest';
import { spreadIn } from './spread.ts';

const COLUMNS = [
  { key: 'name', width: 200, isFree: true },
  { key: 'set', width: 100 },
  { key: 'count', width: 60, isFree: true, isNumber: true },
  { key: 'town', width: 100, isFree: true },
];
const widths = (room: number, columns = COLUMNS) => spreadIn(columns, room).map(({ width }) => width);

it('what is left over goes to columns that nobody has set, by their widths, and to no number', () => {
  expect(widths(760)).toEqual([400, 100, 60, 200]);
  // Never wider than the window.
  expect(widths(561)).toEqual([267, 100, 60, 133]);
});

it('nothing changes where nothing is left over, or nobody may take it', () => {
  for (const room of [0, 300, 460]) expect(spreadIn(COLUMNS, room)).toBe(COLUMNS);
  const set = COLUMNS.filter(({ isFree, isNumber }) => !isFree || isNumber);
  expect(spreadIn(set, 900)).toBe(set);
});

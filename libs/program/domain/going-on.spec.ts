import { expect, it } from 'vitest';
import { goingOn, type Placed } from './going-on.ts';

const one = (item: string, group: string, place: number | null, total: number | null): Placed => ({ item, group, place, total }); // prettier-ignore
const placed = [
  ...[one('a', 'g', 1, 9500), one('b', 'g', 2, 9000), one('c', 'g', 2, 9000), one('d', 'g', 4, 8000)],
  ...[one('e', 'h', 1, 7000), one('f', 'h', null, null)],
];

it('takes the first places of each group, and everybody who shares the last of them', () => {
  expect(goingOn(placed, { kind: 'place', to: 2 })).toEqual(['a', 'b', 'c', 'e']);
  expect(goingOn(placed, { kind: 'place', to: 1 })).toEqual(['a', 'e']);
});

it('takes a total and above, and nobody without a result', () => {
  expect(goingOn(placed, { kind: 'mark', from: 9000 })).toEqual(['a', 'b', 'c']);
  expect(goingOn(placed, { kind: 'mark', from: 0 })).not.toContain('f');
  expect(goingOn(placed, { kind: 'decision' })).toEqual([]);
});

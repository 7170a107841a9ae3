import { expect, it } from 'vitest';
import { ceremonyOrder, type Awarded } from './ceremony.ts';

const row = (name: string, more: Partial<Awarded>) => ({
  ...{ name, group: 0, place: null, rank: null, isByJury: false, order: 0 },
  ...more,
});

it('goes group by group from the last place up, the jury’s own awards last of all', () => {
  const rows = [
    row('I', { place: 1, rank: 1 }),
    row('II', { place: 2, rank: 2, order: 1 }),
    row('III', { place: 3, rank: 3, order: 2 }),
    row('гран-при', { place: 1, rank: 0, isByJury: true, order: 3 }),
    row('другая группа', { group: 1, place: 1, rank: 1, order: 4 }),
    row('без звания', { order: 5 }),
  ];
  expect(ceremonyOrder(rows).map(({ name }) => name)).toEqual([
    ...['без звания', 'III', 'II', 'I'],
    'другая группа',
    'гран-при',
  ]);
});

it('keeps the order of appearance among equals', () => {
  const equal = [row('первый', { place: 1, order: 0 }), row('второй', { place: 1, order: 1 })];
  expect(ceremonyOrder(equal.toReversed()).map(({ name }) => name)).toEqual(['первый', 'второй']);
});

import { expect, it } from 'vitest';
import { priceFaults } from './price-faults.ts';
import type { Price } from './price-types.ts';
import { retentionFaults } from './retention-faults.ts';
import { stageFaults } from './stage-faults.ts';

const price: Price = { id: 'a', title: 'Соло', unit: 'item', price: 100_000 };
const told = (given: Partial<Price>, lastDay: string | null = null, known: string[] | null = null) =>
  priceFaults({ ...price, ...given }, lastDay, known).map(({ code, at }) => `${code} ${at}`);

it('lets a right price pass', () => {
  expect(
    told(
      {
        tiers: [{ from: 2, percentBp: 8_000 }],
        windows: [
          { from: '2026-06-01', percentBp: 12_000 },
          { from: '2026-06-02', price: 1 },
        ],
        retention: [{ daysFrom: 0, daysTo: null, costs: true }],
        peopleElsewhere: { by: ['b'], percentBp: 0 },
      },
      '2026-06-02',
      ['a', 'b'],
    ),
  ).toEqual([]);
});

it('names each fault of a price by its place', () => {
  expect(told({ price: -1 })).toEqual(['priceNegative price']);
  expect(told({ price: 10 ** 15 })).toEqual(['priceTooLarge price']);
  expect(told({ price: 10.5 })).toEqual(['priceTooLarge price']);
  expect(told({ tiers: [{ from: 1, price: 5 }] })).toEqual(['tierFromFirst tiers.0.from']);
  expect(
    told({
      tiers: [
        { from: 2, price: 5 },
        { from: 2, price: 6 },
      ],
    }),
  ).toEqual(['rowDoubled tiers.1.from']);
  expect(told({ tiers: [{ from: 2, price: 5, percentBp: 5 }] })).toEqual(['percentOrAmount tiers.0']);
  expect(told({ bands: [{ from: 0, price: -5 }] })).toEqual([
    'priceNegative bands.0.price',
    'tierFromFirst bands.0.from',
  ]);
  expect(
    told({
      windows: [
        { from: '2026-06-01', price: 1 },
        { from: '2026-06-01', price: 2 },
      ],
    }),
  ).toEqual(['windowDoubled windows.1.from']);
  expect(told({ windows: [{ from: '2026-06-03', price: 1 }] }, '2026-06-02')).toEqual([
    'windowAfterEvent windows.0.from',
  ]);
  expect(told({ windows: [{ from: '2026-06-01', percentBp: 100_001 }] })).toEqual([
    'percentOutOfRange windows.0.percentBp',
  ]);
  expect(
    told({
      tiers: [{ from: 2, price: 5 }],
      windows: [{ from: '2026-06-01', price: 1, bands: [{ from: 2, price: 1 }] }],
    }),
  ).toEqual(['tiersAndBands windows.0.bands']);
  expect(told({ freeEvery: 1 })).toEqual(['freeEveryTooSmall freeEvery']);
  expect(told({ peopleElsewhere: { by: ['x'], percentBp: 0 } }, null, ['a'])).toEqual([
    'priceUnknownField peopleElsewhere.by',
  ]);
});

it('wants each day of a retention table once', () => {
  const codes = (...rows: [number, number | null][]) =>
    retentionFaults(rows.map(([daysFrom, daysTo]) => ({ daysFrom, daysTo, percentBp: 0 }))).map(({ code }) => code);
  expect(codes()).toEqual([]);
  expect(codes([0, null])).toEqual([]);
  expect(codes([8, null], [0, 7])).toEqual([]);
  expect(codes([1, null])).toEqual(['retentionGap']);
  expect(codes([0, null], [5, null])).toEqual(['retentionOverlap']);
  expect(codes([0, 5], [5, null])).toEqual(['retentionOverlap']);
  expect(codes([0, 5], [7, null])).toEqual(['retentionGap']);
});

it('wants stages that make a whole in the order of their dates', () => {
  const stage = (due: string, percentBp: number) => ({ title: '', due, percentBp });
  const codes = (...stages: Parameters<typeof stageFaults>[0]) => stageFaults(stages).map(({ code }) => code);
  expect(codes(stage('2026-03-01', 5_000), stage('2026-03-01', 5_000))).toEqual([]);
  expect(codes()).toEqual(['stagesNotWhole']);
  expect(codes({ title: '', daysAfter: 5, amount: 100 }, stage('2026-03-01', 3_000))).toEqual([]);
  expect(codes({ title: '', daysAfter: 5, amount: 100 }, stage('2026-03-01', 10_000))).toEqual(['stagesNotWhole']);
  expect(codes({ title: '', daysAfter: 5, percentBp: 5_000 }, { title: '', daysAfter: 3, percentBp: 5_000 })).toEqual([
    'stagesNotOrdered',
  ]);
  expect(codes({ title: '', due: '2026-03-01' }, stage('2026-03-02', 10_000))).toContain('percentOrAmount');
  expect(codes(stage('2026-03-01', 10_001))).toContain('percentOutOfRange');
});

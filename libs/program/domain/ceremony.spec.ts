import { describe, expect, it } from 'vitest';
import { mayReadAloud } from '@rampa/kernel';
import { ceremonyOrder, juryPartTitle, prizesIndex, type Awarded } from './index.ts';

/** Rank 0 is given by the jury itself. */
function row(
  name: string,
  group: string,
  rank: number | null,
  place: number | null = null,
): Awarded & { name: string } {
  return { name, group, award: rank === null ? null : { rank, isManual: rank === 0 }, place };
}

const inParts = (rows: readonly (Awarded & { name: string })[]) =>
  ceremonyOrder(rows).map((part) => [part.group, part.rows.map(({ name }) => name).join('')]);

describe('the order of the ceremony', () => {
  it('goes III → II → I in each group, the worse place first, and ends with what the jury gave', () => {
    expect(
      inParts([
        row('а', 'Танец', 1, 1),
        row('б', 'Танец', 3, 4),
        row('в', 'Танец', 2, 2),
        row('г', 'Танец', 2, 3),
        row('д', 'Вокал', 0, 1),
        row('е', 'Вокал', 1, 2),
        row('ж', 'Вокал', null),
      ]),
    ).toEqual([
      ['Танец', 'бгва'],
      ['Вокал', 'же'],
      [null, 'д'],
    ]);
  });

  it('keeps groups whole whose performances take turns on the stage, by whoever came first', () => {
    expect(
      inParts([
        row('а', 'Вокал', 0, 1),
        row('б', 'Танец', 1, 1),
        row('в', 'Чтецы', 2, 3),
        row('г', 'Вокал', 2, 3),
        row('д', 'Танец', 3, 2),
        row('е', 'Чтецы', 1, 1),
        row('ж', 'Вокал', 1, 2),
      ]),
    ).toEqual([
      ['Вокал', 'гж'],
      ['Танец', 'дб'],
      ['Чтецы', 'ве'],
      [null, 'а'],
    ]);
  });

  it('keeps the order of appearance among equals, and whoever has neither title nor place comes first', () => {
    const rows = [row('а', 'Танец', 1, 1), row('б', 'Танец', 1, 1), row('в', 'Танец', 1), row('г', 'Танец', null, 9)];
    expect(inParts([...rows, row('д', 'Танец', null)])).toEqual([['Танец', 'дгваб']]);
  });

  it('calls the jury’s own part by its one title', () => {
    expect(juryPartTitle(['Приз зала', 'Приз зала'])).toBe('Приз зала');
    expect(juryPartTitle(['Приз зала', 'Гран-при'])).toBe('Гран-при');
  });
});

it.each([
  ['Draft', true, false],
  ['Open', true, false],
  ['Withdrawn', true, false],
  ['Locked', false, false],
  ['Published', false, false],
  ['Locked', true, true],
  ['Confirmed', true, true],
  ['Published', true, true],
] as const)('a protocol that is %s (allowed: %s) is read aloud: %s', (state, isAllowed, may) => {
  expect(mayReadAloud(state, isAllowed)).toBe(may);
});

it.each([
  ['first', ['Танец', 'Вокал', null], 0],
  ['beforeGrandPrix', ['Танец', 'Вокал', null], 2],
  ['last', ['Танец', 'Вокал', null], 3],
  ['beforeGrandPrix', ['Танец', 'Вокал'], 2],
  ['beforeGrandPrix', [], 0],
  ['last', [], 0],
] as const)('special prizes stand %s of %j: at %i', (at, groups, index) => {
  expect(prizesIndex(groups, at)).toBe(index);
});

import { describe, expect, it } from 'vitest';
import { ceremonyOrder, mayReadAloud, type Awarded } from './index.ts';

const AWARDS = ['Гран-при', 'Лауреат I степени', 'Лауреат II степени', 'Лауреат III степени'];

function row(
  name: string,
  group: string,
  rank: number | null,
  place: number | null = null,
): Awarded & { name: string } {
  const award = rank === null ? null : { title: AWARDS[rank]!, color: '#000000', rank, isManual: rank === 0 };
  return { name, group, award, place };
}

describe('the order of the ceremony', () => {
  it('goes III → II → I in each group, the worse place first, and ends with Гран-при', () => {
    const parts = ceremonyOrder([
      row('а', 'Танец', 1, 1),
      row('б', 'Танец', 3, 4),
      row('в', 'Танец', 2, 2),
      row('г', 'Танец', 2, 3),
      row('д', 'Вокал', 0, 1),
      row('е', 'Вокал', 1, 2),
      row('ж', 'Вокал', null),
    ]);
    expect(parts.map(({ title, rows }) => [title, rows.map(({ name }) => name).join('')])).toEqual([
      ['Танец', 'бгва'],
      ['Вокал', 'е'],
      ['Гран-при', 'д'],
    ]);
  });

  it('has nothing to read where nobody has a title', () => {
    expect(ceremonyOrder([row('а', 'Танец', null, 1)])).toEqual([]);
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

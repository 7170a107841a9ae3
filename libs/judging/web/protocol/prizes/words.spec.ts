import { expect, it } from 'vitest';
import { givenText, giverText, performerOf } from './words.ts';

it('says how many of a prize are given', () => {
  const said = [
    [0, 1],
    [0, 3],
    [0, null],
    [1, 1],
    [2, 3],
    [2, null],
  ] as const;
  expect(said.map(([givenCount, limit]) => givenText({ givenCount, limit }))).toEqual([
    'не отдан',
    'не отдан, всего 3',
    'не отдан',
    'отдан',
    'отдано 2 из 3',
    'отдано 2',
  ]);
});

it('names who gives and who is given', () => {
  expect(giverText({ giver: 'jury', giverName: '' })).toBe('Жюри');
  expect(giverText({ giver: 'sponsor', giverName: 'ООО «Лира»' })).toBe('Спонсор\u00A0— ООО «Лира»');
  expect(performerOf({ number: '7', performer: 'Ансамбль «Жар»', collective: 'Ансамбль «Жар»' })).toBe(
    '№\u00A07 Ансамбль «Жар»',
  );
});

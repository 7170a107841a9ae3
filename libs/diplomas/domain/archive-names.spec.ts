import { expect, it } from 'vitest';
import { orderSign } from './archive-names.ts';

it('stands in the order of reading when sorted as words', () => {
  const signs = Array.from({ length: 120 }, (_, index) => orderSign(index, 120));
  expect(signs.toSorted()).toEqual(signs);
  expect([signs[0], orderSign(8, 9)]).toEqual(['001', '9']);
});

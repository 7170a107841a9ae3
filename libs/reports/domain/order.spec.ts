import { expect, it } from 'vitest';
import { byTexts } from './order.ts';

const sorted = (texts: string[], isDescending = false) => byTexts(texts, (text) => text, isDescending);

it('texts stand by Russian letters, numbers in them by their size, and nothing at the end', () => {
  expect(sorted(['10 лет', '', 'яблоко', '9 лет', 'Ёлка', 'ель', 'Жук'])).toEqual(['9 лет', '10 лет', 'Ёлка', 'ель', 'Жук', 'яблоко', '']); // prettier-ignore
  expect(sorted(['а', '', 'б'], true)).toEqual(['б', 'а', '']);
});

it('equal texts stay in their order, whichever way', () => {
  const rows = [{ at: 1, text: 'Хор' }, { at: 2, text: 'хор' }, { at: 3, text: 'Дуэт' }]; // prettier-ignore
  const order = (isDescending: boolean) => byTexts(rows, ({ text }) => text, isDescending).map(({ at }) => at);
  expect(order(false)).toEqual([3, 1, 2]);
  expect(order(true)).toEqual([1, 2, 3]);
});

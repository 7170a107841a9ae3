import { expect, it } from 'vitest';
import { givenBy } from './prize-words.ts';

it('says that a prize is given by somebody, so that nobody takes him for its winner', () => {
  expect(givenBy('Дом культуры')).toBe('присуждает Дом культуры');
  expect(givenBy('Дом культуры', true)).toBe('Присуждает Дом культуры');
  expect(givenBy('', true)).toBe('');
});

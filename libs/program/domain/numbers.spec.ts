import { expect, it } from 'vitest';
import { insertedNumber, nextNumber, numbersInOrder, type Numbering } from './numbers.ts';

it.each([
  [[], 1],
  [['1', '2', '3'], 4],
  [['7', '12', '15а', '', '№ 40'], 13],
  [['0'], 1],
])('after %j comes %i', (numbers, next) => {
  expect(nextNumber(numbers)).toBe(next);
});

it('a latecomer gets the number before him with a letter that is free', () => {
  expect(insertedNumber('12', ['12', '13'])).toBe('12а');
  expect(insertedNumber('12', ['12', '12а', '13'])).toBe('12б');
  expect(insertedNumber('12а', ['12', '12а', '13'])).toBe('12б');
  expect(insertedNumber('1В-12', ['1В-12'])).toBe('1В-12а');
});

it('numbers run on within their scope, by their step, behind their prefix', () => {
  const item = (program: string, block: string, isPerformance = true) => ({ program, block, isPerformance });
  const items = [item('1', 'I'), item('1', '', false), item('1', 'I'), item('1', 'II'), item('2', 'I')];
  const made = (more: Partial<Numbering>) =>
    numbersInOrder(items, { start: 1, step: 1, prefix: '', scope: 'program', ...more });
  // I · II · I is one part I.
  const again = [...items.slice(0, 4), item('1', 'I')];
  expect(numbersInOrder(again, { start: 1, step: 1, prefix: '', scope: 'block' }).at(-1)).toBe('3');
  expect(made({})).toEqual(['1', '', '2', '3', '1']);
  expect(made({ scope: 'block' })).toEqual(['1', '', '2', '1', '1']);
  expect(made({ scope: 'event', start: 10, step: 5, prefix: 'А-' })).toEqual(['А-10', '', 'А-15', 'А-20', 'А-25']);
});

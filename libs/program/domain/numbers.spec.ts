import { expect, it } from 'vitest';
import { behindLatecomers, holderOf, insertedNumber, nextNumber, numbersInOrder, type Numbering } from './numbers.ts';

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

it('a latecomer stands behind those who came late before him; neither another number nor another part is passed', () => {
  const item = (number: string, block = 'I') => ({ number, block });
  const put = (at: number, ...items: { number: string; block: string }[]) => behindLatecomers(items, at);
  expect(put(0, item('3'), item('4'))).toBe(0);
  expect(put(0, item('3'), item('3а'), item('3б'), item('4'))).toBe(2);
  expect(put(1, item('3'), item('3а'), item('3б'), item('4'))).toBe(2);
  expect(put(0, item('А-3'), item('А-3а'), item('А-31а'))).toBe(1);
  // A break between them stays where it is; one behind them is not passed.
  expect(put(0, item('3'), item(''), item('3а'), item(''), item('4'))).toBe(2);
  expect(put(0, item('3'), item('3а', 'II'))).toBe(0);
  expect(put(0, item('3'), item('3'), item('3а'))).toBe(0);
  expect(put(0, item(''), item('3а'))).toBe(0);
  expect(put(-1)).toBe(-1);
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

it('a number that somebody has is told with his name; numbers that begin again in each part are known only there', () => {
  const item = (number: string, block: string) => ({ guid: `${block} ${number}`, number, block });
  const through = [item('1', 'I'), item('2', 'I'), item('', 'II'), item('3А', 'II')];
  expect(holderOf(through, { guid: null, number: ' 2 ', block: 'I' })?.guid).toBe('I 2');
  expect(holderOf(through, { guid: null, number: '2', block: 'II' })?.guid).toBe('I 2');
  expect(holderOf(through, { guid: null, number: '3а', block: 'I' })?.guid).toBe('II 3А');
  expect(holderOf(through, { guid: 'I 2', number: '2', block: 'I' })).toBeUndefined();
  expect(holderOf(through, { guid: null, number: '', block: 'II' })).toBeUndefined();
  const perPart = [item('1', 'I'), item('2', 'I'), item('1', 'II')];
  expect(holderOf(perPart, { guid: null, number: '2', block: 'II' })).toBeUndefined();
  expect(holderOf(perPart, { guid: null, number: '1', block: 'II' })?.guid).toBe('II 1');
});

it('one number of two pieces does not begin the numbers again', () => {
  const item = (number: number, block: string) => ({ guid: `${block} ${number}`, number: String(number), block });
  const first = Array.from({ length: 40 }, (_, at) => item(at + 1, 'I'));
  const second = Array.from({ length: 40 }, (_, at) => item(at + 41, 'II'));
  const items = [...first, { ...item(12, 'I'), guid: 'I 12, second piece' }, ...second];
  expect(holderOf(items, { guid: null, number: '5', block: 'II' })?.guid).toBe('I 5');
  expect(holderOf(items, { guid: 'I 12, second piece', number: '12', block: 'I' })?.guid).toBe('I 12');
});

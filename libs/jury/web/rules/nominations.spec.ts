import { describe, expect, it } from 'vitest';
import { toggled } from './nominations.ts';

describe('nominations of a judge', () => {
  const all = ['a', 'b', 'c'];
  it.each([
    [[], 'b', ['a', 'c']],
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], 'c', []],
    [['a'], 'a', null],
  ])('%j with %s toggled is %j', (given, nomination, next) => {
    expect(toggled(given, nomination, all)).toEqual(next);
  });
});

import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

it('one text has one name, another text another', () => {
  const names = new StatementNames();
  expect(names.of('select 1')).toEqual(names.of('select 1'));
  expect(names.of('select 1')).not.toEqual(names.of('select 2'));
});

it('texts without end get no more names, those that have one keep it', () => {
  const names = new StatementNames();
  const first = names.of('select 0');
  const given = Array.from({ length: 1_000 }, (_, index) => names.of(`select ${index}`).name);
  expect(new Set(given.filter(Boolean)).size).toBe(300);
  expect(given.at(-1)).toBeUndefined();
  expect(names.of('select 0')).toEqual(first);
});

import { expect, it } from 'vitest';
import type { ColumnUse } from './columns.ts';
import { newFieldsOf } from './new-fields.ts';

const heading = ['№', 'Исполнитель', 'Возраст', 'Форма', 'Почта', 'Возрастная категория'];
const uses: ColumnUse[] = ['number', 'performer', 'skip', 'skip', 'skip', 'skip'];

it('columns that divide performances into groups and have no field yet are told, one of a kind', () => {
  expect(newFieldsOf(heading, uses, [])).toEqual([
    { title: 'Возраст', tag: 'ageCategory' },
    { title: 'Форма', tag: 'form' },
  ]);
});

it('what is taken, or has a field of its kind already, is not', () => {
  const taken: ColumnUse[] = ['number', 'performer', 'skip', 'note', 'skip', 'skip'];
  expect(newFieldsOf(heading, taken, [{ tag: 'ageCategory' }])).toEqual([]);
  expect(newFieldsOf([], uses, [])).toEqual([]);
});

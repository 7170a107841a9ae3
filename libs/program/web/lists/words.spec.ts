import { expect, it } from 'vitest';
import type { CustomListRow, ListBox } from '@rampa/contract';
import { BY_HAND, chosenColumn, columnChoices, factsOf, isSaid, oneOfEach, orderedBy, type Column } from './words.ts';

const column = (title: string, filled: Partial<Column> = {}): Column => ({
  ...{ guid: title, title, fact: null, groupFieldGuid: null, competitionFieldGuid: null, isGone: false },
  ...filled,
});
const row = (itemGuid: string, ...cells: string[]): CustomListRow => ({
  ...{ itemGuid, programGuid: 'p', name: itemGuid, isWithdrawn: false, cells },
});
const box: ListBox = {
  groups: [{ guid: 'g', title: 'Возраст' }],
  sections: [
    {
      ...{ key: 1, guid: 's', title: 'Номер' },
      fields: [
        {
          ...{ key: 2, guid: 'f', parentKey: 1, parentGuid: 's', title: 'Реквизит', valueTypes: 'Text' as const },
          ...{ referenceBookGuid: null, tag: null, isPrivate: false },
        },
      ],
    },
    { key: 3, guid: 'e', title: 'Пусто', fields: [] },
  ],
};

it('offers what is written by hand, what the program says, and fields of the form; each becomes a column', () => {
  const values = columnChoices(box).flatMap(({ items }) => items.map(({ value }) => value));
  expect(values).toEqual(expect.arrayContaining([BY_HAND, 'name', 'g', 'f']));
  expect(columnChoices(box)).toHaveLength(3);
  for (const value of values) expect(chosenColumn(box, value)).not.toBeNull();
  expect(chosenColumn(box, 'f')).toMatchObject({ title: 'Реквизит', competitionFieldGuid: 'f', fact: null });
  expect(chosenColumn(box, 'gone')).toBeNull();
});

it('says beside a name what else the program knows, and never what is written by hand', () => {
  const columns = [column('№', { fact: 'place' }), column('Город', { fact: 'city' }), column('Человек', { fact: 'peopleCount' }), column('Возраст', { groupFieldGuid: 'g' }), column('Комната')]; // prettier-ignore
  expect(factsOf(columns, row('Лель', '1', 'Псков', '12', '7–9', '301'))).toBe('Псков, 12\u00A0чел., Возраст: 7–9');
  expect(columns.map(isSaid)).toEqual([false, false, false, false, true]);
});

it('puts rows in the order of a column: numbers as numbers, empty ones last, equal ones as they stand', () => {
  const rows = [row('a', '10'), row('b', ''), row('c', '9'), row('d', '10')];
  expect(orderedBy(rows, 0)).toEqual(['c', 'a', 'd', 'b']);
});

it('takes one item of each collective, of a soloist without one by his name, everybody who has none', () => {
  const items = [
    { guid: '1', performer: 'Соколова', collective: 'Лель' },
    { guid: '2', performer: 'Лель', collective: 'ЛЕЛЬ' },
    { guid: '3', performer: 'Соколова', collective: '' },
    { guid: '4', performer: '', collective: '' },
    { guid: '5', performer: '', collective: '' },
  ];
  expect(oneOfEach(items)).toEqual(['1', '3', '4', '5']);
});

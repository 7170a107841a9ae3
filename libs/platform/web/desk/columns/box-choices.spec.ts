import type { ColumnBox } from '@rampa/contract';
import { expect, it } from 'vitest';
import { boxGroups, choiceOf } from './box-choices.ts';

const field = (guid: string, title: string, isPrivate = false) => ({
  ...{ key: 1, guid, parentKey: 1, parentGuid: 'block', title, valueTypes: 'Text' as const, referenceBookGuid: null },
  ...{ tag: null, isPrivate },
});
const box: ColumnBox = {
  system: [{ tag: 'member', title: 'Участник' }],
  sections: [
    { key: 1, guid: 'a', title: 'Номер', fields: [field('f1', 'Название'), field('f2', 'Заметка', true)] },
    { key: 2, guid: 'b', title: 'Пусто', fields: [] },
    { key: 3, guid: 'c', title: 'Номер', fields: [field('f3', 'Имя')] },
  ],
};

it('offers what the portal knows first, then sections with fields; two of one name are told apart', () => {
  expect(boxGroups(box).map(({ group, items }) => [group, items.map(({ label }) => label)])).toEqual([
    ['О заявке', ['Участник']],
    ['Номер', ['Название', 'Заметка (только для своих)']],
    ['Номер (2)', ['Имя']],
  ]);
});

it('knows what was chosen', () => {
  expect(choiceOf(box, 'member')).toEqual({ tag: 'member', competitionFieldGuid: null, title: 'Участник' });
  expect(choiceOf(box, 'f3')).toEqual({ tag: null, competitionFieldGuid: 'f3', title: 'Имя' });
  expect(choiceOf(box, 'gone')).toBeNull();
});

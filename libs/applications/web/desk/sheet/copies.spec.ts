import { expect, it } from 'vitest';
import { copiesOf, groupedChanges, newIn, type NewLine } from './copies.ts';
import type { News, Sheet, SheetBlock, SheetField } from './use-sheet.ts';

const block = (at: string, title: string, given: Partial<SheetBlock> = {}) =>
  ({ applicationBlockGuid: at, guid: title, parentKey: null, title, number: 1, max: 1, visible: true, ...given }) as SheetBlock; // prettier-ignore
const field = (at: string, guid: string, given: Partial<SheetField> = {}) =>
  ({ applicationBlockGuid: at, guid, title: `Поле ${guid}`, value: '', valueTypes: 'Text', option: {}, visible: true, required: false, filled: false, ...given }) as SheetField; // prettier-ignore
const line = (at: string | null, fieldGuid: string | null, revision: number) =>
  ({ applicationBlockGuid: at, fieldGuid, revision, title: 'с сервера' }) as NewLine;

const sheet = {
  items: [
    { visible: true, blocks: [block('club', 'Коллектив')], fields: [field('club', 'name', { required: true, filled: true, value: 'Узоры' })] }, // prettier-ignore
    {
      visible: true,
      blocks: [
        block('one', 'Номер', { max: 3 }),
        block('anna', 'Участник', { parentKey: 'one', max: 9 }),
        block('two', 'Номер', { max: 3, number: 2 }),
        block('gone', 'Номер', { max: 3, number: 3, visible: false }),
      ],
      fields: [
        field('one', 'piece', { required: true, filled: true, value: 'Кадриль' }),
        field('one', 'length', { required: true }),
        field('one', 'unseen', { required: true, visible: false }),
        field('anna', 'born'),
        field('two', 'piece', { required: true }),
      ],
    },
    { visible: false, blocks: [block('hidden', 'Скрытое')], fields: [] },
  ],
  form: { fields: [{ guid: 'piece', tag: 'pieceTitle' }] },
} as unknown as Sheet;
const copies = copiesOf(sheet);

it('tells each copy of a section apart, by what it is called, with how full it is', () => {
  expect(copies.map(({ name, percent }) => [name, percent])).toEqual([
    ['Коллектив', 100],
    ['Номер\u00a01: «Кадриль»', 50],
    ['Номер\u00a02', 0],
  ]);
});

it('has an optional section that nobody has touched neither lacking nor done', () => {
  const touched = { ...field('club', 'site'), filled: true };
  const told = [field('club', 'site'), touched].map(
    (one) =>
      copiesOf({
        ...sheet,
        items: [{ visible: true, blocks: [block('club', 'Сайт')], fields: [one] }],
      } as unknown as Sheet)[0]!.isUntouched,
  );
  expect([...told, copies[0]!.isUntouched, copies[2]!.isUntouched]).toEqual([true, false, false, false]);
});

it('puts changes under their copy in the order of the form, what is of none first', () => {
  const collection = [line('two', 'piece', 9), line('anna', 'born', 8), line('one', 'length', 7), line('one', 'piece', 6), line('thrown', null, 5), line(null, null, 4)]; // prettier-ignore
  const told = groupedChanges(collection, copies).map(({ copy, lines }) => [
    copy?.title ?? null,
    lines.map(({ title, place, line: { revision } }) => [title, place, revision]),
  ]);
  expect(told).toEqual([
    [null, [['с сервера', '', 5], ['с сервера', '', 4]]],
    ['Номер\u00a01', [['Поле piece', '', 6], ['Поле length', '', 7], ['Поле born', 'Участник\u00a01', 8]]],
    ['Номер\u00a02', [['Поле piece', '', 9]]],
  ]); // prettier-ignore
  expect(copies.map((copy) => newIn(copy, { collection } as News))).toEqual([0, 3, 1]);
});

import { filling } from '@rampa/applications/domain';
import { usedForm, type BlockAnswers } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf } from '@rampa/forms/testing';
import { expect, it } from 'vitest';
import { addableSections, pagesOf } from './form-pages.ts';

const [CLUB, PIECE, PERSON, GUEST] = [1, 2, 3, 4].map(guidOf) as [string, string, string, string];
const form = usedForm(
  formOf(
    addBlock(CLUB, { title: 'Коллектив' }),
    addField(guidOf(11), CLUB, { title: 'Название', isRequired: true }),
    addBlock(PIECE, { title: 'Номер', max: 2 }),
    addField(guidOf(12), PIECE, { title: 'Произведение', isRequired: true, tag: 'pieceTitle' }),
    addBlock(PERSON, { parentGuid: PIECE, title: 'Участник', min: 0, max: 9 }),
    addField(guidOf(13), PERSON, { title: 'Имя', isRequired: true }),
    addBlock(GUEST, { title: 'Гость', min: 0, max: 3 }),
  ),
);
const n = (guid: string) => form.fields.find((field) => field.guid === guid)!.n;
const block = (guid: string, blockGuid: string, parentGuid: string | null, answers = {}): BlockAnswers => ({
  ...{ guid, blockGuid, parentGuid, answers },
});
const seen = (given: BlockAnswers[]) => filling(form, given, { state: 'Draft', status: '' });

it('each copy of a section is a page by itself, with what stands inside it and a percent of its own', () => {
  const read = seen([
    block('club', CLUB, null),
    block('one', PIECE, null, { [n(guidOf(12))]: { t: 'Кадриль' } }),
    block('person', PERSON, 'one'),
    block('two', PIECE, null),
  ]);
  expect(pagesOf(read).map(({ name, percent, allowNextPage, blocks, fields }) => [name, percent, allowNextPage, blocks.length, fields.length])).toEqual([
    ['Коллектив', 0, false, 1, 1],
    ['Номер 1: «Кадриль»', 50, false, 2, 2],
    ['Номер 2', 0, false, 1, 1],
  ]); // prettier-ignore
});

it('what may have none yet can be added, what is full can not', () => {
  const titles = (given: BlockAnswers[]) => addableSections(seen(given)).map(({ section, after }) => [section.title, after]); // prettier-ignore
  expect(titles([block('club', CLUB, null), block('one', PIECE, null)])).toEqual([
    ['Номер', 'one'],
    ['Гость', null],
  ]);
  expect(titles([block('one', PIECE, null), block('two', PIECE, null), block('guest', GUEST, null)])).toEqual([
    ['Коллектив', null],
    ['Гость', 'guest'],
  ]);
});

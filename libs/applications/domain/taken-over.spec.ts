import { describe, expect, it } from 'vitest';
import { usedForm, type Answer, type BlockAnswers, type Edit, type Form } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf, ITEMS, ofBook } from '../../forms/testing/index.ts';
import { takenOver, type TakingOver } from './index.ts';

const [CLUB, PIECE, PERSON] = [guidOf(1), guidOf(2), guidOf(3)];
const [CLUB2, PIECE2, PERSON2] = [guidOf(11), guidOf(12), guidOf(13)];
const form = (...edits: Edit[]): Form => usedForm(formOf(...edits));

const last = form(
  addBlock(CLUB, { title: 'Коллектив' }),
  addBlock(PIECE, { title: 'Номер', max: 5, isPerformance: true }),
  addBlock(PERSON, { parentGuid: PIECE, title: 'Участник', max: 9 }),
  addField(guidOf(101), CLUB, { title: 'Название' }),
  addField(guidOf(102), CLUB, { title: 'Заметка', isPrivate: true }),
  addField(guidOf(103), PIECE, { ...ofBook, title: 'Форма' }),
  addField(guidOf(104), PIECE, { title: 'Фонограмма', kind: 'Attachment' }),
  addField(guidOf(105), PERSON, { title: 'Имя' }),
  addField(guidOf(106), CLUB, { title: 'О себе' }),
);
const next = form(
  addBlock(PIECE2, { title: 'Выступление', max: 1, isPerformance: true }),
  addBlock(CLUB2, { title: 'КОЛЛЕКТИВ' }),
  addBlock(PERSON2, { parentGuid: PIECE2, title: 'Исполнитель', max: 9 }),
  addField(guidOf(201), CLUB2, { title: 'Название коллектива' }),
  addField(guidOf(202), CLUB2, { title: 'Заметка' }),
  addField(guidOf(203), PIECE2, { ...ofBook, title: 'форма' }),
  addField(guidOf(205), PERSON2, { title: 'Фамилия', option: { maxLength: 5 } }),
);
const ORIGINS: Record<string, string> = { [guidOf(201)]: guidOf(101), [guidOf(205)]: guidOf(105) };

let made = 0;
const rules: TakingOver = {
  originOf: (guid) => ORIGINS[guid] ?? guid,
  lineFor: (_field, item) => (item === ITEMS[0] ? ITEMS[0] : item === ITEMS[1] ? ITEMS[2] : null),
  newGuid: () => `made-${++made}`,
};
const block = (
  guid: string,
  blockGuid: string,
  answers: Record<number, Answer>,
  parentGuid: string | null = null,
): BlockAnswers => ({ guid, blockGuid, parentGuid, answers });
const blocks = [
  block('club', CLUB, { 4: { t: 'Берёзка' }, 5: { t: 'тайна' }, 9: { t: 'Поём' } }),
  block('one', PIECE, { 6: { i: [ITEMS[1]] }, 7: { f: ['song'] } }),
  block('anna', PERSON, { 8: { t: 'Анна' } }, 'one'),
  block('long', PERSON, { 8: { t: 'Александра' } }, 'one'),
  block('two', PIECE, { 6: { i: [ITEMS[0]] } }),
  block('petr', PERSON, { 8: { t: 'Пётр' } }, 'two'),
];

describe('an earlier application taken over', () => {
  const { blocks: copies, taken, left } = takenOver({ form: last, blocks }, next, rules);
  const textOf = (answer: Answer) => ('t' in answer ? answer.t : 'i' in answer ? answer.i : '');

  it('finds blocks by their fields, then by title, then by being performances; fields by origin, then by title', () => {
    expect(taken.map(({ field, answer }) => [field.title, textOf(answer)])).toEqual([
      ['форма', [ITEMS[2]]],
      ['Фамилия', 'Анна'],
      ['Название коллектива', 'Берёзка'],
    ]);
    expect(copies.map(({ from, blockGuid }) => [from, blockGuid])).toEqual([
      ['one', PIECE2],
      ['anna', PERSON2],
      ['long', PERSON2],
      ['club', CLUB2],
    ]);
    const parents = new Map(copies.map((copy) => [copy.from, copy]));
    expect(parents.get('anna')!.parentGuid).toBe(parents.get('one')!.guid);
  });

  it('says of everything else why it has no place, and says nothing of what is the organizer’s own', () => {
    expect(left.map(({ field, why }) => [field.title, why])).toEqual([
      ['Фонограмма', 'файл нужно приложить заново'],
      ['Имя', expect.stringMatching(/^Не длиннее 5/)],
      ['Форма', 'столько таких блоков новая форма не допускает'],
      ['Имя', 'столько таких блоков новая форма не допускает'],
      ['О себе', 'в новой форме такого вопроса нет'],
    ]);
    expect(JSON.stringify([copies, taken, left])).not.toContain('тайна');
  });

  it('finds a field that stands in another block by its origin: around it, inside it, or where nobody else is meant', () => {
    const [CLUB3, PIECE3, PERSON3, ABOUT] = [guidOf(31), guidOf(32), guidOf(33), guidOf(34)];
    const rebuilt = form(
      addBlock(CLUB3, { title: 'Кто' }),
      addBlock(PIECE3, { title: 'Номер', max: 5, isPerformance: true }),
      addBlock(PERSON3, { parentGuid: PIECE3, title: 'Участник', max: 9 }),
      addBlock(ABOUT, { title: 'Рассказ' }),
      addField(guidOf(301), CLUB3, { title: 'Название' }),
      addField(guidOf(302), PERSON3, { ...ofBook, title: 'Форма' }),
      addField(guidOf(303), PERSON3, { title: 'Имя' }),
      addField(guidOf(304), ABOUT, { title: 'О себе' }),
    );
    const origins = new Map([101, 103, 105, 106].map((n, at) => [guidOf(301 + at), guidOf(n)]));
    const given = [
      block('club', CLUB, { 4: { t: 'Берёзка' }, 9: { t: 'Поём' } }),
      block('one', PIECE, { 6: { i: [ITEMS[0]] } }),
      block('anna', PERSON, { 8: { t: 'Анна' } }, 'one'),
      block('two', PIECE, { 6: { i: [ITEMS[1]] } }),
    ];
    const whole: TakingOver = {
      ...rules,
      originOf: (guid) => origins.get(guid) ?? guid,
      lineFor: (_field, item) => item,
    };
    const result = takenOver({ form: last, blocks: given }, rebuilt, whole);
    expect(result.taken.map(({ field, answer }) => [field.title, textOf(answer)])).toEqual([
      ['Название', 'Берёзка'],
      ['Имя', 'Анна'],
      ['О себе', 'Поём'],
      ['Форма', [ITEMS[0]]],
    ]);
    const [anna, about] = [PERSON3, ABOUT].map((guid) => result.blocks.find(({ blockGuid }) => blockGuid === guid)!);
    expect([Object.keys(anna!.answers), about!.parentGuid]).toEqual([['6', '7'], null]);
    // The second performance has nobody in it who could have the form.
    expect(result.left.map(({ field, answer, why }) => [field.title, textOf(answer), why])).toEqual([
      ['Форма', [ITEMS[1]], 'в новой форме такого вопроса нет'],
    ]);
  });

  it('of several lines takes those that there are, each once', () => {
    const given = [block('one', PIECE, { 6: { i: [ITEMS[0], ITEMS[1], ITEMS[2]], q: [1, 2, 3], s: ['а', 'б', 'в'] } })];
    const many = form(
      addBlock(PIECE2, { title: 'Номер' }),
      addField(guidOf(203), PIECE2, { ...ofBook, title: 'Форма', option: { count: 3, hasQuantity: true } }),
    );
    const result = takenOver({ form: last, blocks: given }, many, rules);
    expect(result.taken[0]!.answer).toEqual({ i: [ITEMS[0], ITEMS[2]], q: [1, 2] });
    expect(result.left).toMatchObject([{ answer: { i: [ITEMS[2]] }, why: 'такой строки больше не предлагают' }]);
  });

  it('into the same form takes everything but files and the organizer’s own', () => {
    const whole = takenOver({ form: last, blocks }, last, { ...rules, lineFor: (_field, item) => item });
    expect(whole.left.map(({ field }) => field.title)).toEqual(['Фонограмма']);
    expect(whole.taken).toHaveLength(7);
  });
});

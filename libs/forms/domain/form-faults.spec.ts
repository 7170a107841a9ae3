import { describe, expect, it } from 'vitest';
import {
  addBlock,
  addField,
  after,
  BOOK,
  BOOKS,
  formOf,
  guidOf,
  ITEMS,
  ofBook,
  told,
} from '../testing/form-samples.ts';
import { formFaults, type Condition, type Edit, type WholeForm } from './index.ts';

const [A, B, C] = [guidOf(1), guidOf(2), guidOf(3)];
const [X, Y, Z] = [guidOf(101), guidOf(102), guidOf(103)];
const faultsOf = (form: WholeForm) => told(formFaults(form, BOOKS));
const asking = (field: number, more: object = { filled: true }) => ({ visible: { field, ...more } as Condition });

describe('the validator', () => {
  it('finds nothing in a good form', () => {
    const good = formOf(addBlock(A), addField(X, A, ofBook), addField(Y, A, { rule: asking(2, { in: [ITEMS[0]] }) }));
    expect(faultsOf(good)).toEqual([]);
  });

  it.each<[string, Edit[], string[]]>([
    [
      'a circle of two',
      [addField(X, A, { title: 'Возраст', rule: asking(3) }), addField(Y, A, { title: 'Форма', rule: asking(2) })],
      ['101 rule.visible: Условия ходят по кругу: «Возраст» → «Форма» → «Возраст»'],
    ],
    [
      'a field that asks itself',
      [addField(X, A, { title: 'Возраст', rule: asking(2) })],
      ['101 rule.visible: Условия ходят по кругу: «Возраст» → «Возраст»'],
    ],
    [
      'a block that asks what is in it',
      [addBlock(B, { title: 'Номер', rule: asking(3) }), addField(X, B, { title: 'Форма' }), addField(Y, A)],
      ['002 rule.visible: Условия ходят по кругу: «Номер» → «Форма» → «Номер»'],
    ],
    [
      'a field that is gone',
      [addField(X, A, { rule: asking(77) })],
      ['101 rule.visible: Условие спрашивает о поле, которого в форме нет'],
    ],
    [
      'one of several',
      [addField(X, A, { rule: asking(4) }), addBlock(B, { max: 5 }), addField(Y, B, { title: 'Форма' })].toSorted(
        (one, other) => Number(one.do < other.do),
      ),
      [
        '101 rule.visible: Условие спрашивает о поле «Форма» из блока, который повторяется: чей ответ считать, неизвестно',
      ],
    ],
    [
      'a text that is asked for lines',
      [addField(X, A, { title: 'Имя' }), addField(Y, A, { rule: asking(2, { in: [ITEMS[0]] }) })],
      ['102 rule.visible: О поле «Имя» так спросить нельзя: выберите другое условие'],
    ],
    [
      'a book that is gone',
      [addField(X, A, { kind: 'ReferenceBook', bookGuid: guidOf(800) })],
      ['101 bookGuid: Справочника этого поля больше нет. Выберите другой'],
    ],
    [
      'no book',
      [addField(X, A, { kind: 'ReferenceBook' })],
      ['101 bookGuid: Выберите справочник, из которого отвечают'],
    ],
    [
      'bounds turned round',
      [addField(X, A, { option: { format: 'number', min: 5_000, max: 3_000 } })],
      ['101 option.max: Наименьшее больше наибольшего'],
    ],
    [
      'a limit of another kind',
      [addField(X, A, { option: { format: 'date', maxLength: 5 } })],
      ['101 option.maxLength: Такого предела у поля этого вида не бывает'],
    ],
    [
      'two performances',
      [
        addField(X, A),
        addBlock(B, { isPerformance: true }),
        addField(Y, B),
        addBlock(C, { isPerformance: true }),
        addField(Z, C),
      ],
      ['003 isPerformance: Выступлением уже назван другой блок: он бывает один'],
    ],
    [
      'more copies at least than at most',
      [addField(X, A), addBlock(B, { min: 6, max: 5 }), addField(Y, B)],
      ['002 max: Повторений от 0 до 200, и наименьшее не больше наибольшего'],
    ],
    [
      'two of one tag',
      [addField(X, A, { title: 'Город', tag: 'city' }), addField(Y, A, { tag: 'city' })],
      ['102 tag: То же назначение у поля «Город»: программа возьмёт только одно из них'],
    ],
    [
      'a question about a later block',
      [addField(X, A, { rule: asking(4) }), addBlock(B), addField(Y, B, { title: 'Форма' })].toSorted((one, other) =>
        Number(one.do < other.do),
      ),
      ['101 rule.visible: Условие спрашивает о поле «Форма», которое стоит ниже'],
    ],
    [
      'what nobody will see',
      [
        addField(X, A, ofBook),
        addField(Y, A, {
          rule: {
            visible: {
              all: [
                { field: 2, in: [ITEMS[0]] },
                { field: 2, in: [ITEMS[1]] },
              ],
            },
          },
        }),
      ],
      ['102 rule.visible: Этого никто не увидит: условие никогда не выполнится'],
    ],
    [
      'what asks about the unseen',
      [
        addField(X, A, { rule: { visible: { sys: 'state', in: ['Draft'] } } }),
        addField(Y, A, {
          rule: {
            visible: {
              all: [
                { field: 2, eq: 'да' },
                { field: 2, eq: 'нет' },
              ],
            },
          },
        }),
        addField(Z, A, { rule: asking(3) }),
      ],
      [
        '102 rule.visible: Этого никто не увидит: условие никогда не выполнится',
        '103 rule.visible: Этого никто не увидит: условие никогда не выполнится',
      ],
    ],
    ['an empty block', [addField(X, A), addBlock(B)], ['002 title: В блоке нет ни полей, ни блоков']],
    [
      'the organizer’s own that a member owes',
      [addField(X, A, { isPrivate: true, isRequired: true })],
      ['101 isRequired: Закрытое поле видит только организатор: участник не обязан его заполнять'],
    ],
  ])('tells %s', (_, edits, expected) => {
    expect(faultsOf(formOf(addBlock(A), ...edits))).toEqual(expected);
  });

  it('tells of a book without lines', () => {
    const books = new Map([[BOOK, { title: 'Формы', hasItems: false, items: new Set<string>() }]]);
    const form = formOf(addBlock(A), addField(X, A, ofBook));
    expect(told(formFaults(form, books))).toEqual([
      '101 bookGuid: В справочнике «Формы» нет строк: выбрать будет нечего',
    ]);
    expect(formFaults(form, books).map(({ isStop }) => isStop)).toEqual([false]);
  });

  it('tells of a line that the book does not offer', () => {
    const rule = asking(2, { in: [ITEMS[0], guidOf(777)] });
    const form = formOf(addBlock(A), addField(X, A, { ...ofBook, title: 'Форма' }), addField(Y, A, { rule }));
    expect(faultsOf(form)).toEqual([
      '102 rule.visible: Условие называет строку, которой нет в справочнике поля «Форма»',
    ]);
  });

  it('tells that nobody will see what asks for such lines alone', () => {
    const rule = asking(2, { in: [guidOf(777)] });
    const form = formOf(addBlock(A), addField(X, A, { ...ofBook, title: 'Форма' }), addField(Y, A, { rule }));
    expect(faultsOf(form)).toEqual([
      '102 rule.visible: Этого никто не увидит: условие никогда не выполнится',
      '102 rule.visible: Условие называет строку, которой нет в справочнике поля «Форма»',
    ]);
  });

  it('refuses 200 levels in words, and looks no further', () => {
    const deep = Array.from({ length: 200 }, (_, at) =>
      addBlock(guidOf(at + 1), { parentGuid: at === 0 ? null : guidOf(at) }),
    );
    expect(faultsOf(formOf(...deep))).toEqual([
      '004 parentGuid: Блоки вложены в 200\u00a0уровней. Помещается три: раздел, блок в нём и блок внутри блока',
      'форма blocks: В форме помещается 100\u00a0блоков',
    ]);
  });

  it('refuses conditions that are nested or many', () => {
    const nested = (depth: number): Condition =>
      depth === 0 ? { field: 2, filled: true } : { not: nested(depth - 1) };
    const form = (visible: Condition) => formOf(addBlock(A), addField(X, A), addField(Y, A, { rule: { visible } }));
    expect(faultsOf(form(nested(3)))).toEqual([]);
    expect(faultsOf(form(nested(4)))).toEqual(['102 rule.visible: Условия вложены глубже, чем на 4\u00a0уровня']);
    const many = { any: Array.from({ length: 31 }, () => nested(0)) };
    expect(faultsOf(form(many))).toEqual(['102 rule.visible: В одном правиле помещается 30\u00a0условий']);
    expect(faultsOf(form({ all: [] }))).toEqual(['102 rule.visible: В правиле нет ни одного условия']);
  });

  it('refuses more than it holds: fields of a form, fields of a block', () => {
    const blocks = Array.from({ length: 8 }, (_, at) => addBlock(guidOf(at + 1)));
    const fields = (each: number) =>
      blocks.flatMap((_, block) =>
        Array.from({ length: each }, (__, at) => addField(guidOf(1_000 + block * 100 + at), guidOf(block + 1))),
      );
    expect(faultsOf(formOf(...blocks, ...fields(50)))).toEqual([]);
    expect(faultsOf(formOf(...blocks, ...fields(51)))).toEqual(['форма fields: В форме помещается 400\u00a0полей']);
    const full = Array.from({ length: 61 }, (_, at) => addField(guidOf(1_000 + at), A));
    expect(faultsOf(formOf(addBlock(A), ...full))).toEqual(['001 fields: В одном блоке помещается 60\u00a0полей']);
  });

  it('does not look at what is removed', () => {
    const form = formOf(addBlock(A), addField(X, A), addField(Y, A, { kind: 'ReferenceBook', bookGuid: guidOf(800) }));
    expect(faultsOf(after(form, { do: 'removeField', guid: Y }))).toEqual([]);
  });

  it('tells of a block inside itself, should one be stored', () => {
    const form = formOf(addBlock(A), addField(X, A), addBlock(B), addField(Y, B));
    const blocks = new Map(form.blocks).set(B, { ...form.blocks.get(B)!, parentGuid: B });
    expect(faultsOf({ ...form, blocks })).toEqual(['002 parentGuid: Блок оказался внутри самого себя']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, FORM } from '../../testing/import-samples.ts';
import { BookLines } from './book-lines.ts';
import { readCell } from './cells.ts';
import { guessedMapping, mappingFault } from './columns.ts';
import { groupedRows } from './groups.ts';
import type { ImportMapping, StandingBlock } from './import-types.ts';
import type { RememberedTable } from './remembered.ts';
import { fieldColumns, type KnownTable, type Standing } from './plan.ts';
import { plannedImport } from './planned.ts';

const LINES = new BookLines([
  { guid: 'folk', title: 'Народный танец' },
  { guid: 'pop', title: 'Эстрадный танец, шоу' },
  { guid: 'duet', title: 'Дуэт', shortTitle: 'ДТ' },
  { guid: 'tree', title: 'Ёлочка' },
  { guid: 'ages', title: '10–12 лет' },
  { guid: 'one', title: 'Поп-рок' },
  { guid: 'other', title: 'Поп – рок' },
]);
const read = (given: Parameters<typeof fieldOf>[4], cell: string) =>
  readCell(fieldOf('f', 1, 'b', 'Поле', given), cell, () => LINES);
const text = (format: string, cell: string) => read({ option: { format } as never }, cell);
const choice = (cell: string, count = 3) => read({ kind: 'ReferenceBook', bookGuid: 'book', option: { count } }, cell);

describe('a cell', () => {
  it('keeps zeros and telephones, takes numbers, days and times as tables write them', () => {
    expect(text('line', '00127')).toEqual({ answer: { t: '00127' } });
    expect(text('phone', '8 (916) 123-45-67')).toEqual({ answer: { t: '8 (916) 123-45-67' } });
    expect(text('number', '1\u00a0234,50')).toEqual({ answer: { t: '1234,5' } });
    expect(text('number', '-0.250')).toEqual({ answer: { t: '-0,25' } });
    for (const day of ['05.03.2010', '5/3/10', '2010-03-05T00:00:00', '05.03.2010 0:00:00', '40242', '05.03.2010 г.'])
      expect([day, text('date', day)]).toEqual([day, { answer: { t: '2010-03-05' } }]);
    for (const time of ['3:42', '0:03:42', '3.42', '3 мин 42 с'])
      expect(text('duration', time)).toEqual({ answer: { t: '3:42' } });
    expect(read({ kind: 'Range', option: {} }, '7 – 12')).toEqual({ answer: { a: '7', b: '12' } });
    expect(read({ kind: 'Range', option: {} }, 'от 7 до 12')).toEqual({ answer: { a: '7', b: '12' } });
    expect(read({ kind: 'Range', option: { of: 'date' } }, '01.02.2010 – 3.4.2011')).toEqual({
      answer: { a: '2010-02-01', b: '2011-04-03' },
    });
  });

  it('that is no good says why', () => {
    expect(text('date', '31.02.2010')).toEqual({ fault: expect.stringContaining('День записан неверно') });
    expect(text('phone', '7,92E+10')).toEqual({ fault: expect.stringContaining('Телефон') });
    expect(text('line', 'а'.repeat(100_000))).toEqual({ fault: expect.stringContaining('500') });
    expect(text('line', '😀 עברית ‌х')).toEqual({ answer: { t: '😀 עברית ‌х' } });
    expect(choice('Народный таниц')).toEqual({
      fault: 'В справочнике нет «Народный таниц». Похожие: «Народный танец», «Эстрадный танец, шоу»',
    });
  });

  it('names lines of a book whatever their case, «ё», spaces and dashes, several at once, commas of their own among them', () => {
    expect(choice('  народный   ТАНЕЦ ')).toEqual({ answer: { i: ['folk'] } });
    expect(choice('елочка')).toEqual({ answer: { i: ['tree'] } });
    for (const typed of [
      '10-12 лет',
      '10 – 12 ЛЕТ',
      '10\u00a0—\u00a012 лет',
      '10\u221212\u202fлет',
      '10\u201012 \u200bлет',
    ])
      expect([typed, choice(typed)]).toEqual([typed, { answer: { i: ['ages'] } }]);
    // Lines that a dash alone tells apart are known by that dash.
    expect([choice('Поп-рок'), choice('поп – рок')]).toEqual([
      { answer: { i: ['one'] } },
      { answer: { i: ['other'] } },
    ]);
    expect(choice('поп—рок')).toEqual({ fault: expect.stringContaining('Похожие: «Поп-рок», «Поп – рок»') });
    expect(choice('дт; Эстрадный танец, шоу, елочка')).toEqual({ answer: { i: ['duet', 'pop', 'tree'] } });
    expect(choice('Дуэт, Ёлочка', 1)).toEqual({ fault: expect.stringContaining('нет «Дуэт, Ёлочка»') });
    const many = { kind: 'ReferenceBook', bookGuid: 'book', option: { count: 3, hasQuantity: true } } as const;
    expect(read(many, 'Дуэт × 2; Ёлочка')).toEqual({ answer: { i: ['duet', 'tree'], q: [2, 1] } });
  });
});

/** A table of before with these columns, whose fields are not remembered where none are named. */
const before = (titles: readonly string[], given: Partial<ImportMapping>, more: Partial<RememberedTable> = {}) => ({
  mapping: {
    columns: titles.map(() => ({ to: 'skip' }) as const),
    ...{ applicationKey: null, performanceKey: null, isSent: false, ...given },
  },
  ...{ titles, fieldTitles: [], isOwn: true, ...more },
});

describe('columns', () => {
  const titles = [
    '№',
    'Название коллектива',
    'Тел.',
    'Эл. почта',
    'Название номера',
    'Номинация:',
    'Участник 1',
    'Участник 2',
    'Цвет',
  ];

  it('are guessed by their titles, and by what was chosen before', () => {
    const { columns, applicationKey } = guessedMapping(FORM, titles, []);
    expect(columns.map((use) => (use.to === 'field' ? use.fieldGuid : use.to))).toEqual(
      ['skip', 'name', 'phone', 'email', 'title', 'kind', 'who', 'who', 'skip'], // prettier-ignore
    );
    expect(applicationKey).toBe(0);
    expect(guessedMapping(FORM, ['Почта участника'], []).columns).toEqual([{ to: 'email' }]);
    const elsewhere = { to: 'field', fieldGuid: 'elsewhere' } as const;
    const chosen = before(['ЦВЕТ', '№'], { columns: [elsewhere, { to: 'skip' }] }, { fieldTitles: ['Произведение'] });
    expect(guessedMapping(FORM, ['Цвет'], [chosen]).columns).toEqual([{ to: 'field', fieldGuid: 'title' }]);
    const sender = { ...FORM, fields: [...FORM.fields, fieldOf('sender', 11, 'club', 'Кто подаёт заявку')] };
    expect(guessedMapping(sender, ['Контактное лицо'], []).columns).toEqual([{ to: 'field', fieldGuid: 'sender' }]);
    const unlike = Array.from({ length: 40 }, (_, at) => `Колонка ${at}`);
    expect(guessedMapping(FORM, unlike, []).columns.every(({ to }) => to === 'skip')).toBe(true);
  });

  it('keep their keys and the switch: a mended table is what the former was', () => {
    const keys = (columns: readonly string[], ...tables: RememberedTable[]) => {
      const { applicationKey, performanceKey, isSent } = guessedMapping(FORM, columns, tables);
      return [applicationKey, performanceKey, isSent];
    };
    const head = ['Коллектив', 'Произведение', '№'];
    const chosen = { applicationKey: 0, performanceKey: 1, isSent: true };
    expect(keys(head)).toEqual([2, null, false]);
    expect(keys(head, before(head, chosen))).toEqual([0, 1, true]);
    expect(keys(['№', 'Произведение', 'КОЛЛЕКТИВ:'], before(head, chosen))).toEqual([2, 1, true]);
    // What stands in another table is no word about sending, another event's neither.
    expect(keys([...head, 'Цвет'], before(head, chosen))).toEqual([0, 1, false]);
    expect(keys(head, before(head, chosen, { isOwn: false }))).toEqual([0, 1, false]);
    // That there is no key is a choice too, and the last choice for the same columns counts before others.
    const none = before(head, { applicationKey: null });
    expect(keys(head, before(['Коллектив'], chosen), none, before(head, chosen))).toEqual([null, null, false]);
    // A key that is no column here names nothing.
    expect(keys(['Номинация', '№'], before(head, chosen))).toEqual([1, null, false]);
    // Without a column of performances there are none to tell apart.
    expect(keys(['Коллектив', 'Цвет'], before(['Коллектив', 'Цвет'], chosen))).toEqual([0, null, true]);
  });

  it('that make no sense are refused in words', () => {
    const fault = (columns: ImportMapping['columns'], keys: Partial<ImportMapping> = {}) =>
      mappingFault(FORM, columns.map((_, at) => `К${at}`), { columns, applicationKey: null, performanceKey: null, isSent: false, ...keys }); // prettier-ignore
    const field = (fieldGuid: string) => ({ to: 'field', fieldGuid }) as const;
    expect(fault([{ to: 'skip' }])).toContain('хотя бы для одного');
    expect(fault([field('name'), field('name')])).toContain('Оставьте один');
    expect(fault([field('who'), field('who')])).toBeNull();
    expect(fault([field('who'), field('who'), field('who')])).toContain('не больше 2');
    expect(fault([field('music')])).toContain('в форме больше нет');
    expect(fault([field('name'), { to: 'skip' }], { performanceKey: 1 })).toContain(
      'столбец, по которому узнают заявку',
    );
  });
});

const MAPPING: ImportMapping = {
  columns: [
    { to: 'skip' },
    ...['name', 'title', 'kind', 'who', 'who'].map((fieldGuid) => ({ to: 'field', fieldGuid }) as const),
  ],
  ...{ applicationKey: 0, performanceKey: null, isSent: false },
};
let made = 0;
const known = (mapping: ImportMapping): KnownTable => ({
  ...{ form: FORM, columns: fieldColumns(FORM, mapping, []), hasPieceKey: mapping.performanceKey !== null },
  ...{ linesOf: () => LINES, today: '2026-12-01', newGuid: () => `made ${++made}` },
});
const fresh = (): Standing => ({
  ...{ isNew: true, lastHand: () => null, removed: new Set<string>() },
  blocks: ['club', 'piece'].map((blockGuid) => ({
    guid: `${blockGuid} 1`,
    blockGuid,
    parentGuid: null,
    answers: {},
    importKey: null,
  })),
});
const standing = (blocks: readonly StandingBlock[], hand: 'import' | 'person' = 'import'): Standing => ({
  ...{ isNew: false, blocks, lastHand: () => hand, removed: new Set<string>() },
});
const tableOf = (rows: string[][]) => rows.map((cells, at) => ({ row: at + 2, cells }));
const groups = (rows: string[][], mapping = MAPPING, copies: number[] = []) =>
  groupedRows(tableOf(rows), mapping, { hasPieces: true, copies, file: 'file' });
/** A row a person: the key of the performance in column 3. */
const ROSTER: ImportMapping = {
  columns: [
    { to: 'skip' },
    { to: 'field', fieldGuid: 'name' },
    { to: 'field', fieldGuid: 'title' },
    { to: 'skip' },
    { to: 'field', fieldGuid: 'who' },
    { to: 'field', fieldGuid: 'born' },
  ],
  ...{ applicationKey: 0, performanceKey: 3, isSent: false },
};
const roster = (rows: string[][]) => groups(rows, ROSTER, [4, 5]);

describe('an import', () => {
  it('makes of the rows of one application its performances, and of columns that repeat the copies of a block', () => {
    const [group, ...others] = groups([
      ['1', 'Лель', 'Хоровод', 'Дуэт', 'Аня', 'Оля'],
      ['1', 'Лель', 'Полька', '', 'Аня', ''],
    ]);
    expect(others).toEqual([]);
    const { rows, blocks, deeds } = plannedImport(known(MAPPING), group!, fresh());
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create']);
    const pieces = blocks.filter(({ blockGuid }) => blockGuid === 'piece');
    expect(pieces.map(({ importKey, answers }) => [importKey, answers[6]])).toEqual([
      ['n:1', { t: 'Хоровод' }],
      ['n:2', { t: 'Полька' }],
    ]);
    const people = blocks.filter(({ blockGuid }) => blockGuid === 'person');
    expect(people.map(({ parentGuid, answers }) => [parentGuid === pieces[0]!.guid, answers[8]])).toEqual([
      [true, { t: 'Аня' }],
      [true, { t: 'Оля' }],
      [false, { t: 'Аня' }],
    ]);
    expect(deeds.filter(({ kind }) => kind === 'blockAdded')).toHaveLength(4);
  });

  it('writes differences alone, leaves what people have changed, and an empty cell changes nothing', () => {
    const [group] = groups([['1', 'Лель', 'Хоровод', '', '', '']]);
    const { blocks } = plannedImport(known(MAPPING), group!, fresh());
    const [other] = groups([['1', 'Лель', 'Полька', '', '', '']]);
    const changed = plannedImport(known(MAPPING), other!, standing(blocks));
    expect(changed.deeds).toMatchObject([{ n: 6, before: { t: 'Хоровод' }, after: { t: 'Полька' } }]);
    const kept = plannedImport(known(MAPPING), other!, standing(blocks, 'person'));
    expect([kept.deeds, kept.rows[0]!.outcome, kept.rows[0]!.kept.map(({ column }) => column)]).toEqual([
      [],
      'same',
      [2],
    ]);
    const [empty] = groups([['1', 'Лель', '', '', '', '']]);
    expect(plannedImport(known(MAPPING), empty!, standing(blocks)).deeds).toEqual([]);
  });

  it('refuses a row whole: too many performances, another collective, a key that is not there or is there twice', () => {
    const many = Array.from({ length: 300 }, (_, at) => ['1', 'Лель', `Танец ${at}`, '', '', '', `n${at}`]);
    const mapping = { ...MAPPING, performanceKey: 6, columns: [...MAPPING.columns, { to: 'skip' } as const] };
    const full = plannedImport(known(mapping), groups(many, mapping)[0]!, fresh());
    expect(full.rows.map(({ outcome }) => outcome)).toEqual(many.map((_, at) => (at < 3 ? 'create' : 'error')));
    expect(full.rows[3]!.faults[0]!.message).toContain('не больше 3');
    expect(full.blocks.filter(({ blockGuid }) => blockGuid === 'piece')).toHaveLength(3);
    const clash = plannedImport(
      known(MAPPING),
      groups([
        ['1', 'Лель', 'А'],
        ['1', 'Ива', 'Б'],
      ])[0]!,
      fresh(),
    );
    expect(clash.rows.map(({ faults }) => faults[0]!.message)).toEqual([
      expect.stringContaining('В строке 3 этой же заявки ошибка'),
      'У этой же заявки в строке 2 другое: «Лель»',
    ]);
    expect(clash.deeds).toEqual([]);
    const twice = groups(
      [
        ['1', 'Лель', 'А', '', '', '', 'а'],
        ['1', 'Лель', 'Б', '', '', '', 'А'],
        ['', 'Ива'],
      ],
      mapping,
    );
    expect(twice.flatMap(({ rows }) => rows.map(({ faults }) => faults[0]?.message ?? ''))).toEqual([
      '',
      'Номер с ключом «А» уже стоит в строке 2',
      'Ключ заявки не заполнен',
    ]);
  });

  it('puts the people of a performance together that stand in rows of their own', () => {
    const [group] = roster([
      ['1', 'Лель', 'Хоровод', 'а', '', ''],
      ['1', '', '', 'а', 'Аня', '05.03.2012'],
      ['1', 'Лель', 'Полька', 'б', 'Аня', '05.03.2012'],
      ['1', 'Лель', 'Хоровод', 'а', 'Оля', ''],
    ]);
    const { rows, blocks } = plannedImport(known(ROSTER), group!, fresh());
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'create', 'create']);
    const pieces = blocks.filter(({ blockGuid }) => blockGuid === 'piece');
    expect(pieces.map(({ answers }) => answers[6])).toEqual([{ t: 'Хоровод' }, { t: 'Полька' }]);
    const people = blocks.filter(({ blockGuid }) => blockGuid === 'person');
    expect(people.map(({ parentGuid, answers }) => [parentGuid === pieces[0]!.guid, answers[8], answers[9]])).toEqual([
      [true, { t: 'Аня' }, { t: '2012-03-05' }],
      [false, { t: 'Аня' }, { t: '2012-03-05' }],
      [true, { t: 'Оля' }, undefined],
    ]);
    const again = plannedImport(known(ROSTER), group!, standing(blocks));
    expect([again.deeds, again.rows.map(({ outcome }) => outcome)]).toEqual([[], ['same', 'same', 'same', 'same']]);
  });

  it('lets a performance wait whole when one of its people is wrong, and the others go on', () => {
    const [group] = roster([
      ['1', 'Лель', 'Хоровод', 'а', 'Аня', '31.02.2012'],
      ['1', 'Лель', 'Хоровод', 'а', 'Оля', ''],
      ['1', 'Лель', 'Полька', 'б', 'Ира', ''],
      ['1', 'Лель', 'Кадриль', 'б', 'Яна', ''],
      ['1', 'Лель', 'Вальс', 'в', 'Ада', ''],
    ]);
    const { rows, blocks } = plannedImport(known(ROSTER), group!, fresh());
    expect(rows.map(({ faults }) => faults[0]?.message ?? '')).toEqual([
      expect.stringContaining('День записан неверно'),
      expect.stringContaining('В строке 2 этого же номера ошибка'),
      expect.stringContaining('В строке 5 этого же номера ошибка'),
      'У этого же номера в строке 4 другое: «Полька»',
      '',
    ]);
    expect(blocks.filter(({ blockGuid }) => blockGuid === 'person')).toHaveLength(1);
  });

  it('leaves nothing behind of a row that finds no place for its last cell', () => {
    const third = { ...MAPPING, columns: [...MAPPING.columns, { to: 'field', fieldGuid: 'who' } as const] };
    const [group] = groups([['1', 'Лель', 'Хоровод', '', 'Аня', 'Оля', 'Ира']], third);
    const { rows, deeds, blocks } = plannedImport(known(third), group!, fresh());
    expect(rows[0]!.faults).toEqual([{ column: 6, value: 'Ира', message: expect.stringContaining('не больше 2') }]);
    expect([deeds, blocks]).toEqual([[], fresh().blocks]);
  });

  it('done twice writes nothing the second time, whatever the table', () => {
    const cell = fc.oneof(
      fc.constant(''),
      fc.string({ maxLength: 8 }),
      fc.constantFrom('Дуэт', 'Ёлочка; дт', 'нет такого'),
    );
    const row = fc.tuple(fc.constantFrom('1', '2', ''), cell, cell, cell, cell, cell).map((cells) => [...cells]);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const all = [...groups(rows).map((group) => ({ group, of: MAPPING })), ...roster(rows).map((group) => ({ group, of: ROSTER }))]; // prettier-ignore
        for (const { group, of } of all) {
          const first = plannedImport(known(of), group, fresh());
          const second = plannedImport(known(of), group, standing(first.blocks));
          expect(second.deeds).toEqual([]);
          expect(second.rows.map(({ outcome }) => outcome === 'error')).toEqual(
            first.rows.map(({ outcome }) => outcome === 'error'),
          );
        }
      }),
    );
  });
});

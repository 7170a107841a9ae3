import { describe, expect, it } from 'vitest';
import { guessColumns, headingOf } from './columns.ts';
import type { Meaning } from './durations.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const UNSAID: Meaning = { unit: null, tenths: null, threeParts: null };
const NOTHING = { nominations: [], numbers: new Set<string>(), meaning: UNSAID, blocks: [] };

describe('table', () => {
  it('reads tabs, quotes with line breaks and leaves empty lines out', () => {
    const rows = readTable('1\t"Ансамбль\n«Лель»"\tИваново\n\n2\tТропинка\tЧебоксары\r\n');
    expect(rows).toEqual([
      { line: 1, cells: ['1', 'Ансамбль «Лель»', 'Иваново'] },
      { line: 4, cells: ['2', 'Тропинка', 'Чебоксары'] },
    ]);
  });
  it('reads semicolons and doubled quotes', () => {
    expect(readTable('Лель;"Танец ""Камаринская""; финал"')[0]!.cells).toEqual(['Лель', 'Танец "Камаринская"; финал']);
  });
  it('reads commas only where every line has as many', () => {
    expect(readTable('№,Исполнитель\n1,"Лель, старшие"')[1]!.cells).toEqual(['1', 'Лель, старшие']);
    const soloists = 'Солисты: Ворона Евгения, Шегера Иван';
    expect(readTable(`${soloists}, Гаязова Юлия\n${soloists}`)[1]!.cells).toEqual([soloists]);
    expect(readTable(soloists)[0]!.cells).toEqual([soloists]);
  });
  it('takes nothing that cannot be seen', () => {
    expect(readTable('\u200b\u2060\t\u200b\n\u202eтевирП\u202c\tНародный\u200b танец')).toEqual([
      { line: 2, cells: ['тевирП', 'Народный танец'] },
    ]);
  });
  it('keeps a quote that opens no cell', () => {
    expect(readTable('"Вальс" Шопена\tЛель')[0]!.cells).toEqual(['"Вальс" Шопена', 'Лель']);
  });
});

describe('columns', () => {
  it('knows the heading', () => {
    const rows = readTable('№;Исполнитель;Название номера;Номинация;Возраст;Время\n1;Лель;Камаринская;Танец;9–12;3:40');
    expect(headingOf(rows, [{ guid: 'a', title: 'Возраст', tag: 'ageCategory' }])).toEqual([
      'number',
      'performer',
      'pieceTitle',
      'nomination',
      'group:a',
      'duration',
    ]);
  });
  it('takes ages into the event’s own field of ages, whatever it is called', () => {
    const rows = readTable('Возраст участников;Количество участников;Участник;Состав\n9–12;14;Лель;ансамбль');
    const fields = [
      { guid: 'a', title: 'Категория', tag: 'ageCategory' },
      { guid: 'b', title: 'Форма', tag: 'form' },
    ];
    expect(headingOf(rows, fields)).toEqual(['group:a', 'peopleCount', 'performer', 'group:b']);
  });
  it('knows who somebody is from whose performance it is', () => {
    const rows = readTable('Исполнитель;Кто это;Тип участия\nЛель;коллектив;очно');
    expect(headingOf(rows, [])).toEqual(['performer', 'performerKind', 'skip']);
  });
  it('guesses without a heading', () => {
    const rows = readTable('1\tЛель\tКамаринская\t3:40\n2\tТропинка\tШуточная\t2:10');
    expect(headingOf(rows, [])).toBeNull();
    expect(guessColumns(rows)).toEqual(['number', 'performer', 'pieceTitle', 'duration']);
  });
});

describe('rows', () => {
  it('makes items, headings of blocks and a pause', () => {
    const rows = readTable('I отделение\n1\tЛель\tКамаринская\nПерерыв 15 минут\nII отделение\n2\tТропинка\tШуточная');
    const { lines, faulty } = readRows(rows, ['number', 'performer', 'pieceTitle'], NOTHING);
    expect(faulty).toEqual([]);
    expect(lines[1]!.item.duration).toBe(900);
    expect(lines.map(({ item }) => [item.kind, item.block, item.number, item.performer, item.title])).toEqual([
      ['performance', 'I отделение', '1', 'Лель', undefined],
      ['pause', 'I отделение', undefined, undefined, 'Перерыв'],
      ['performance', 'II отделение', '2', 'Тропинка', undefined],
    ]);
  });
  it.each([
    ['Перерыв 15 минут', 'Перерыв', 900],
    ['Перерыв (20 мин.)', 'Перерыв', 1200],
    ['Антракт — 15 мин', 'Антракт', 900],
    ['Технический перерыв, 5 минут, обед жюри', 'Технический перерыв, обед жюри', 300],
    ['Перерыв на 15 минут', 'Перерыв', 900],
    ['Обсуждение жюри: 10 минут', 'Обсуждение жюри', 600],
    ['Перерыв (на 15 минут)', 'Перерыв', 900],
    ['Перерыв (кофе, 15 минут)', 'Перерыв (кофе)', 900],
    ['Перерыв на обед 40 минут — II этаж', 'Перерыв на обед — II этаж', 2400],
    ['Перерыв 10–15 минут', 'Перерыв 10–15 минут', 900],
    ['Перерыв 10 - 15 минут', 'Перерыв 10 - 15 минут', 900],
    ['Перерыв (до 15 минут)', 'Перерыв (до 15 минут)', 900],
    ['Перерыв не более 15 минут', 'Перерыв не более 15 минут', 900],
    ['Перерыв (15 минут, кофе)', 'Перерыв (15 минут, кофе)', 900],
    ['Перерыв 15 минут для жюри', 'Перерыв 15 минут для жюри', 900],
    ['Антракт 1 час 20 минут', 'Антракт 1 час 20 минут', 4800],
    ['Антракт (1 ч. 20 мин.)', 'Антракт (1 ч. 20 мин.)', 4800],
    ['Антракт 1 час, 20 минут', 'Антракт 1 час, 20 минут', 4800],
    ['Перерыв 1,5 минуты', 'Перерыв 1,5 минуты', undefined],
    ['Открытие в 10:00, 15 минут', 'Открытие в 10:00, 15 минут', 900],
    ['Награждение 15 миньонов', 'Награждение 15 миньонов', undefined],
    ['Награждение I и II отделений', 'Награждение I и II отделений', undefined],
  ])('«%s» is «%s» of %s seconds: the length is told once, and changes in one place', (text, title, duration) => {
    const { lines } = readRows(
      readTable(`1\tЛель\tКамаринская\n${text}`),
      ['number', 'performer', 'pieceTitle'],
      NOTHING,
    );
    expect([lines[1]!.item.title, lines[1]!.item.duration]).toEqual([title, duration]);
  });
  it('says per line what is wrong', () => {
    const rows = readTable('1\tЛель\tскоро\n1\tТропинка\t3:40\n7\t\t2:00\n5\tВереск\t1:00');
    const { lines, faulty } = readRows(rows, ['number', 'performer', 'duration'], {
      ...NOTHING,
      numbers: new Set(['5']),
    });
    expect(lines).toEqual([]);
    expect(faulty.map(({ line, faults }) => [line, ...faults])).toEqual([
      [1, 'длительность «скоро» не похожа на 3:40'],
      [2, '№\u00A01 уже стоит в строке 1'],
      [3, 'нет исполнителя'],
      [4, '№\u00A05 уже есть в программе'],
    ]);
  });
  it('finds nominations of the book and lists the unknown once', () => {
    const rows = readTable('Лель\tНародный танец\nТропинка\tэстрада\nВереск\tЭстрада');
    const guid = '019ab000-0000-7000-8000-000000000001';
    const { lines, unknownNominations } = readRows(rows, ['performer', 'nomination'], {
      ...NOTHING,
      nominations: [{ guid, title: 'народный  танец' }],
    });
    expect(lines[0]!.item.nominationGuid).toBe(guid);
    expect(unknownNominations).toEqual(['эстрада']);
  });
  it('leaves no duration silently out', () => {
    const rows = readTable('Лель\t5\nТропинка\t\nВереск\t0:00\nИва\t3.45\nПерерыв\t');
    const uses = ['performer', 'duration'] as const;
    const asked = readRows(rows, uses, NOTHING);
    expect([asked.withoutDuration, asked.lines.map(({ item }) => item.duration)]).toEqual([
      [2, 3],
      [0, undefined, 0, 225, undefined],
    ]);
    const minutes = readRows(rows, uses, { ...NOTHING, meaning: { ...NOTHING.meaning, unit: 'minutes' } });
    expect(minutes.lines[0]!.item.duration).toBe(300);
    // A spreadsheet's three parts and lost zero are asked about too; the answer is for the whole column.
    const doubtful = readTable('Лель\t3:45:00\nИва\t3,4\nВереск\t0:03:45');
    const durations = (meaning: Partial<Meaning>) =>
      readRows(doubtful, uses, { ...NOTHING, meaning: { ...NOTHING.meaning, unit: 'minutes', ...meaning } }).lines.map(
        ({ item }) => item.duration,
      );
    expect(durations({})).toEqual([0, 0, 225]);
    expect(durations({ tenths: 'seconds', threeParts: 'minutes' })).toEqual([225, 220, 225]);
    expect(durations({ tenths: 'part', threeParts: 'hours' })).toEqual([13_500, 204, 225]);
  });
  it('takes a lone cell that names a part or a day for a heading, and a lone performer for a performer', () => {
    const rows = readTable('День второй. I отделение\t\t\nЛель\tКамаринская\t3:20\nГруппа «День»\t\t');
    const { lines } = readRows(rows, ['performer', 'pieceTitle', 'duration'], NOTHING);
    expect(lines.map(({ item }) => [item.block, item.performer])).toEqual([
      ['День второй. I отделение', 'Лель'],
      ['День второй. I отделение', 'Группа «День»'],
    ]);
  });
  it('puts rows into the part that the program has, by a row or a column', () => {
    const blocks = [{ block: 'I отделение' }, { block: 'II отделение' }];
    const byRow = readRows(readTable('i  отделение\nЛель\tКамаринская'), ['performer', 'pieceTitle'], {
      ...NOTHING,
      blocks,
    });
    const byColumn = readRows(readTable('Лель\tII  Отделение'), ['performer', 'block'], { ...NOTHING, blocks });
    expect([byRow, byColumn].map(({ lines }) => lines[0]!.item.block)).toEqual(['I отделение', 'II отделение']);
  });
  it('takes who somebody is from the column, else guesses it', () => {
    const rows = readTable(
      'Лель\tансамбль\nМельникова Арина\t\nОркестр Оверни\tпрочее\nАрина и Мария\tсолистка\nИва\tдуэт',
    );
    const { lines } = readRows(rows, ['performer', 'performerKind'], NOTHING);
    expect(lines.map(({ item }) => item.performerKind)).toEqual([
      'collective',
      'person',
      'collective',
      'person',
      'people',
    ]);
  });

  it('takes who somebody is from the form where the name tells nothing, and keeps people shortened', () => {
    const rows = readTable(
      [
        'Oslo Janitsjarkorps\tоркестр',
        'Oslo Janitsjarkorps\t',
        'Ё Ми Сон\tсоло',
        'Тунде Олу, Эмека Обу\tансамбль',
        'Мельникова Арина\tхор',
      ].join('\n'),
    );
    const { lines } = readRows(rows, ['performer', 'group:f'], { ...NOTHING, forms: new Set(['f']) });
    expect(lines.map(({ item }) => item.performerKind)).toEqual([
      'collective',
      'unknown',
      'person',
      'people',
      'person',
    ]);
  });
});

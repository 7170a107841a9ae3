// A table of the portal's own comes back: only what somebody has changed in it is different.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf, FORM } from '../../testing/import-samples.ts';
import { tableCell } from '../table-cell.ts';
import { BookLines } from './book-lines.ts';
import { guessedMapping } from './columns.ts';
import { groupedRows } from './groups.ts';
import type { StandingBlock } from './import-types.ts';
import { fieldColumns, type KnownTable, type Standing } from './plan.ts';
import { plannedImport } from './planned.ts';
import { fieldTitles, portalCode } from './portal-table.ts';
import { NO_SUCH_APPLICATION } from './returned.ts';

const APPLICATION = '00000000-0000-7000-8000-000000000001';
const CODE = portalCode(APPLICATION, 7);
const LINES = new BookLines([
  { guid: 'folk', title: 'Народный танец' },
  { guid: 'pop', title: 'Эстрадный танец, шоу' },
]);
const TITLES: Record<string, string> = { folk: 'Народный танец', pop: 'Эстрадный танец, шоу' };
const titleOf = (item: string) => TITLES[item];
const HEAD = ['№', 'Заявка', 'Участник', 'Название', 'Телефон', 'Произведение', 'Номинация', 'ФИО', 'Дата рождения', 'Музыка', 'Код портала']; // prettier-ignore
const MAPPING = guessedMapping(FORM, HEAD, []);

const block = (guid: string, blockGuid: string, answers: StandingBlock['answers'], parentGuid: string | null = null) => ({
  ...{ guid, blockGuid, parentGuid, answers, importKey: null },
}); // prettier-ignore
const BLOCKS: StandingBlock[] = [
  block('c', 'club', { 4: { t: 'Лель' }, 5: { t: '89161234567' } }),
  block('p', 'piece', { 6: { t: 'Хоровод' }, 7: { i: ['folk', 'pop'] }, 10: { f: ['file'] } }),
  block('a', 'person', { 8: { t: 'Аня' }, 9: { t: '2015-03-05' } }, 'p'),
];
const standing = (blocks = BLOCKS, given: Partial<Standing> = {}): Standing => ({
  ...{ isNew: false, blocks, lastHand: () => 'import' as const, removed: new Set<string>(), titleOf, ...given },
});
const KNOWN: KnownTable = {
  ...{ form: FORM, columns: fieldColumns(FORM, MAPPING, HEAD), hasPieceKey: false, linesOf: () => LINES },
  ...{ today: '2026-12-01', newGuid: () => 'new' },
};
/** The row as the portal writes it, with other cells in some columns. */
const row = (blocks: readonly StandingBlock[], other: Record<string, string> = {}, code = CODE) =>
  HEAD.map((title, at) => {
    if (title in other) return other[title]!;
    if (title === 'Код портала') return code;
    const field = FORM.fields.find((one) => at > 2 && one.title === title);
    if (!field) return 'Берёзка';
    return tableCell(field, blocks.filter((one) => one.blockGuid === field.blockGuid).map(({ answers }) => answers[field.n]), titleOf); // prettier-ignore
  });
const grouped = (rows: string[][]) =>
  groupedRows(rows.map((cells, at) => ({ row: at + 3, cells })), MAPPING, { hasPieces: true, copies: [], file: 'f' }); // prettier-ignore
const planned = (cells: string[], given = standing()) => plannedImport(KNOWN, grouped([cells])[0]!, given);

describe('a table of the portal’s own', () => {
  it('is known by its code; what is no answer and files are left out, whatever they are called', () => {
    const of = (title: string) => MAPPING.columns[HEAD.indexOf(title)];
    for (const title of ['№', 'Заявка', 'Участник', 'Музыка', 'Код портала']) expect(of(title)).toEqual({ to: 'skip' });
    expect(of('ФИО')).toEqual({ to: 'field', fieldGuid: 'who' });
    expect(HEAD[MAPPING.applicationKey!]).toBe('Код портала');
    // Whatever was the key of a table of before.
    const before = { titles: ['№', 'Название'], fieldTitles: [], isOwn: true };
    const mapping = { columns: MAPPING.columns.slice(0, 2), applicationKey: 0, performanceKey: null, isSent: true };
    expect(guessedMapping(FORM, HEAD, [{ ...before, mapping }])).toEqual(MAPPING);
  });

  it('has no two titles alike, and none like the portal’s own', () => {
    const fields = [
      fieldOf('one', 11, 'club', 'Город'),
      fieldOf('two', 12, 'piece', 'город'),
      fieldOf('three', 13, 'piece', 'Участник'),
      fieldOf('four', 14, 'club', 'Город'),
    ];
    const titles = [...fieldTitles({ ...FORM, fields }).values()];
    expect(titles).toEqual(['Город (Коллектив)', 'город (Номер)', 'Участник (Номер)', 'Город (Коллектив), 14']);
  });

  it('changes nothing when it comes back as it was, also where spaces have changed', () => {
    for (const cells of [row(BLOCKS), row(BLOCKS).map((cell) => ` ${cell.replaceAll('\u00a0', ' ')} `)]) {
      const { deeds, rows } = planned(cells);
      expect([deeds, rows]).toEqual([[], [{ row: 3, outcome: 'same', faults: [], kept: [] }]]);
    }
    const texts = fc.string({ maxLength: 30, unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(1, 2, 3), (name, title, copies) => {
        const blocks = [
          block('c', 'club', { 4: { t: name }, 5: { t: title } }),
          ...Array.from({ length: copies }, (_, at) => block(`p${at}`, 'piece', { 6: { t: title }, 7: { i: ['pop'] } })),
        ]; // prettier-ignore
        const plan = planned(row(blocks), standing(blocks));
        expect([plan.deeds, plan.rows[0]!.faults, plan.rows[0]!.kept]).toEqual([[], [], []]);
      }),
    );
  });

  it('changes what was changed in it, in the only performance too', () => {
    const { deeds, blocks, rows } = planned(row(BLOCKS, { Название: 'Ладушки', 'Дата рождения': '06.03.2015' }));
    expect(deeds).toMatchObject([
      { blockGuid: 'c', n: 4, before: { t: 'Лель' }, after: { t: 'Ладушки' } },
      { blockGuid: 'a', n: 9, before: { t: '2015-03-05' }, after: { t: '2015-03-06' } },
    ]);
    expect(blocks).toHaveLength(BLOCKS.length);
    expect(rows[0]).toMatchObject({ outcome: 'update', kept: [] });
    // An emptied cell, and what does not count now, stay.
    expect(planned(row(BLOCKS, { Название: '' })).deeds).toEqual([]);
    const hidden = standing(BLOCKS, { hidden: new Map([['c', [4]]]) });
    expect(planned(row(BLOCKS, { Название: '' }), hidden).deeds).toEqual([]);
  });

  it('names what it cannot bring, cell by cell', () => {
    const wrong = planned(row(BLOCKS, { Номинация: 'Народный таниц', Название: 'Ладушки' }));
    // What else the row has corrected is written: the line may have been renamed after the table was.
    expect([wrong.deeds, wrong.rows[0]]).toMatchObject([
      [{ n: 4 }],
      { outcome: 'update', kept: [{ column: 6, message: expect.stringContaining('Похожие: «Народный танец»') }] },
    ]);
    const two = [...BLOCKS, block('p2', 'piece', { 6: { t: 'Полька' } })];
    const several = planned(row(two, { Произведение: 'Хоровод; Кадриль', Название: 'Ладушки' }), standing(two));
    expect(several.deeds).toMatchObject([{ n: 4 }]);
    expect(several.rows[0]!.kept).toMatchObject([{ column: 5, message: expect.stringContaining('несколько') }]);
    const later = planned(row(BLOCKS, { Название: 'Ладушки' }), standing(BLOCKS, { lastHand: () => 'person' }));
    expect([later.deeds, later.rows[0]!.kept]).toMatchObject([
      [],
      [{ column: 3, message: expect.stringContaining('после выгрузки') }],
    ]);
  });

  it('makes no application: of one that is gone, or is named twice, nothing is written', () => {
    const gone = planned(row(BLOCKS), standing([], { isNew: true }));
    expect([gone.deeds, gone.rows[0]!.faults]).toMatchObject([[], [{ message: NO_SUCH_APPLICATION }]]);
    const [twice, ...others] = grouped([row(BLOCKS), row(BLOCKS, { Название: 'Ива' }, portalCode(APPLICATION, 9))]);
    expect(others).toEqual([]);
    const { deeds, rows } = plannedImport(KNOWN, twice!, standing());
    expect([deeds, rows.map(({ outcome }) => outcome)]).toEqual([[], ['error', 'error']]);
  });
});

// What is promised of every table of texts (reports, lists), claim by claim, on paper of many sheets.

import { Workbook } from '@cj-tech-master/excelts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfCutOff, pdfPages } from '../../testing/pdf-text.ts';
import { entriesOf } from '../../testing/zip-entries.ts';
import { Press } from './index.ts';
import { printedTable, type TextFormat, type TextTable } from './text-table.ts';

const press = new Press();
afterAll(() => press.onApplicationShutdown());

const HOSTILE = [
  '=HYPERLINK("http://x";"y")',
  '+7 999 123-45-67',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '0012',
  '#panic() $x$ *ж*',
];
const LONG = 'Хореографический ансамбль достопримечательностей государственного образовательного учреждения';
const TABLE: TextTable = {
  title: 'Расселение',
  event: 'Светлояр',
  empty: 'Никого нет.',
  columns: [
    { title: '№ в списке', width: 80, isNumber: true },
    { title: 'Телефон или формула', width: 200, isNumber: false },
    { title: 'Коллектив', width: 90, isNumber: false },
  ],
  rows: Array.from({ length: 120 }, (_, at) => [String(at + 1), HOSTILE[at % HOSTILE.length]!.trim(), LONG]),
};
const printed = async (table: TextTable, format: TextFormat) => Buffer.from(await printedTable(press, table, format));
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\s]+/g, ' ');

describe('on sheets for printing', () => {
  let sheets: string[];
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await printed(TABLE, 'pdf');
    sheets = (await pdfPages(bytes)).map(plain);
  });

  it('the heads of the columns are on each, and so is its number of how many', () => {
    expect(sheets.length).toBeGreaterThan(3);
    sheets.forEach((sheet, at) => {
      expect(sheet).toContain('Телефон или формула');
      expect(sheet).toContain(`лист ${at + 1} из ${sheets.length}`);
    });
  });

  it('every row is there once, its texts as they are, and none runs over the edge', async () => {
    const text = sheets.join(' ');
    expect(text.match(/\+7 999 123-45-67/g)).toHaveLength(TABLE.rows.filter(([, one]) => one === HOSTILE[1]).length);
    for (const one of ['=HYPERLINK("http://x";"y")', '@SUM(A1)', '0012', '#panic() $x$ *ж*'])
      expect(text).toContain(one);
    expect(await pdfCutOff(bytes)).toEqual([]);
  });

  it('a Russian word that a narrow column cannot hold is divided by the rules of the language', async () => {
    const columns = [
      { title: 'Примечание', width: 900, isNumber: false },
      { title: 'Кто', width: 60, isNumber: false },
    ];
    const [page] = await pdfPages(await printed({ ...TABLE, columns, rows: [['', LONG]] }, 'pdf'));
    const words = LONG.split(' ');
    // Of the hyphens a reader of the page finds signs of its own.
    const parts = page!
      .split(/\P{L}+/u)
      .filter((part) => !words.includes(part) && words.some((word) => word.includes(part)));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      expect(part).toMatch(/[аеёиоуыэюя]/i);
      expect(part).not.toMatch(/^[ьъй]|^.$/);
    }
    const whole = page!.replaceAll(/\P{L}+/gu, '');
    expect(words.filter((word) => !whole.includes(word))).toEqual([]);
  });

  it('a word that the next line holds whole goes there: names and ends of words are not torn off', async () => {
    const names = [
      'Тер-Аванесян-Багдасарова Каринэ',
      'Христорождественская Екатерина & ансамбль',
      'Образцовый коллектив «Ансамбль народного танца „Северные узоры“» (старшая, средняя и подготовительная группы)',
    ];
    const columns = Array.from({ length: 7 }, (_, at) => ({ title: `Поле ${at}`, width: 120 + 12 * at, isNumber: false })); // prettier-ignore
    const rows = names.map((name) => columns.map(() => name));
    const [page] = await pdfPages(await printed({ ...TABLE, columns, rows }, 'pdf'));
    const whole = (word: string) => page!.split(/\P{L}+/u).filter((one) => one === word).length;
    for (const word of ['Каринэ', 'Екатерина', 'ансамбль', 'средняя', 'группы', 'узоры'])
      expect([word, whole(word)]).toEqual([word, columns.length]);
  });
});

it('a word processor repeats the heads, numbers the sheets and has no field that is executed', async () => {
  const entries = entriesOf(await printed(TABLE, 'docx'));
  const text = (name: RegExp) =>
    entries
      .filter((one) => name.test(one.name))
      .map(({ bytes }) => String(bytes))
      .join('');
  const document = text(/^word\/document\.xml$/);
  expect(document).toContain('<w:tblHeader');
  expect(document).not.toMatch(/instrText|fldSimple|w:hyperlink/);
  expect(document).toContain('+7 999 123-45-67');
  const footers = text(/^word\/footer\d*\.xml$/);
  expect(footers).toContain('PAGE');
  expect(footers).toContain('NUMPAGES');
});

it('a workbook holds texts and whole numbers and not one formula', async () => {
  const bytes = await printed(TABLE, 'xlsx');
  const sheet = entriesOf(bytes).find(({ name }) => /sheet1\.xml$/.test(name))!;
  expect(String(sheet.bytes)).not.toMatch(/<f[ >]/);
  const book = new Workbook();
  await book.xlsx.load(bytes);
  const rows = Array.from({ length: 7 }, (_, at) => [1, 2].map((cell) => book.worksheets[0]!.getRow(4 + at).getCell(cell).value)); // prettier-ignore
  expect(rows).toEqual(HOSTILE.map((text, at) => [at + 1, text.trim()]));
});

it.each(['xlsx', 'docx', 'pdf'] as const)('the same input gives the same bytes: %s', async (format) => {
  const few = { ...TABLE, rows: TABLE.rows.slice(0, 8) };
  expect((await printed(few, format)).equals(await printed(few, format))).toBe(true);
  const other = { ...few, rows: few.rows.slice(1) };
  expect((await printed(few, format)).equals(await printed(other, format))).toBe(false);
});

describe('the organizer’s logo', () => {
  let table: TextTable;
  let jpeg: Buffer;
  beforeAll(async () => {
    const create = { width: 1_200, height: 100, channels: 3 as const, background: '#8E1441' };
    jpeg = await sharp({ create }).jpeg().toBuffer();
    const logo = { path: '/picture-of-a-spec.jpg', bytes: jpeg, width: 1_200, height: 100 };
    table = { ...TABLE, title: `${LONG} ${LONG}`, logo };
  });

  it('stands at the head of the first sheet alone, and no long title runs into it', async () => {
    const [bytes, without] = [await printed(table, 'pdf'), await printed({ ...table, logo: null }, 'pdf')];
    expect([bytes, without].map((pdf) => pdf.toString('latin1').split('/DCTDecode').length - 1)).toEqual([1, 0]);
    expect(await pdfCutOff(bytes)).toEqual([]);
    expect(plain((await pdfPages(bytes)).join(' '))).toContain('достопримечательностей');
  });

  it('is in a workbook and in a document, whose bytes stay the same however many were written before', async () => {
    for (const format of ['xlsx', 'docx'] as const) {
      const bytes = await printed(table, format);
      const pictures = entriesOf(bytes).filter(({ name }) => /media\/.*\.jpe?g$/.test(name));
      expect(pictures.map((picture) => picture.bytes.equals(jpeg))).toEqual([true]);
      expect((await printed(table, format)).equals(bytes)).toBe(true);
    }
  });

  it('moves a workbook’s rows down by one, and its head is still the last that stands still', async () => {
    const workbook = new Workbook();
    await workbook.xlsx.load((await printed(table, 'xlsx')) as never);
    const [sheet] = workbook.worksheets;
    expect(sheet!.getRow(4).getCell(1).value).toBe('№ в списке');
    expect(sheet!.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
    expect(sheet!.getImages()).toHaveLength(1);
  });
});

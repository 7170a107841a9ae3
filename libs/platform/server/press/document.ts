// A word processor's document (DOCX): a head and tables on landscape sheets. Every text is a run of words: there are no
// fields, macros or formulas. The library is loaded with the first document.

import { fittedLogo } from './fitted-logo.ts';
import { forgetTimes } from './zip-times.ts';
import type { PressDocument } from './messages.ts';

const FONT = 'Arial';
const INK = '1C1220';
const SOFT = '53465A';
const PALE = 'CBC1C9';
/** Twentieths of a point: A4 landscape with margins of 14 mm. */
const TWIPS_PER_MM = 56.7;
const TABLE_MM = 297 - 2 * 14;
/** 48 × 12 mm at 96 points an inch. */
const LOGO_PX = { width: 181, height: 45 };
/** The same input gives the same bytes, so the document states no time. */
const NO_TIME = '2000-01-01T00:00:00.000Z';

export async function writeDocument(given: PressDocument): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await import('docx');
  const { AlignmentType, BorderStyle, PageOrientation, Paragraph, Table, TableCell, TableRow, TextRun } = docx;
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: PALE };
  const strong = { style: BorderStyle.SINGLE, size: 8, color: INK };
  const twips = (mm: number) => Math.round(mm * TWIPS_PER_MM);
  const share = TABLE_MM / given.columns.reduce((sum, { share }) => sum + share, 0);
  const widths = given.columns.map((column) => twips(column.share * share));
  const words = (text: string, size: number, look: { bold?: boolean; color?: string } = {}) =>
    new TextRun({ text, font: FONT, size: size * 2, color: INK, ...look });

  const cell = (text: string, column: number, look: { bold?: boolean; color?: string } = {}) =>
    new TableCell({
      width: { size: widths[column]!, type: 'dxa' },
      borders: { top: line, bottom: none, left: none, right: none },
      margins: { top: 40, bottom: 40, left: 60, right: 60 },
      children: text.split('\n').map(
        (part, index) =>
          new Paragraph({
            alignment: given.columns[column]!.isNumber ? AlignmentType.RIGHT : AlignmentType.LEFT,
            children: [words(part, index === 0 ? 9 : 7.5, index === 0 ? look : { color: SOFT })],
          }),
      ),
    });
  const across = (text: string) =>
    new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: [
        new TableCell({
          columnSpan: widths.length,
          borders: { top: strong, bottom: none, left: none, right: none },
          margins: { top: 120, bottom: 60, left: 60, right: 60 },
          children: [new Paragraph({ keepNext: true, children: [words(text, 11, { bold: true })] })],
        }),
      ],
    });
  const heads = () =>
    new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: given.columns.map(({ title }, column) => cell(title, column, { color: SOFT })),
    });
  // A table for each group, so that its name and the columns' repeat on the next sheet.
  const tables = partsOf(given.rows).map(
    ({ name, rows }) =>
      new Table({
        columnWidths: widths,
        width: { size: twips(TABLE_MM), type: 'dxa' },
        layout: 'fixed',
        borders: { top: strong, bottom: strong, left: none, right: none, insideHorizontal: none, insideVertical: none },
        rows: [
          ...(name === null ? [] : [across(name)]),
          heads(),
          ...rows.map(
            ({ cells, style }) =>
              new TableRow({
                cantSplit: true,
                children: widths.map((_, column) =>
                  cell(cells[column] ?? '', column, style === 'note' ? { color: SOFT } : {}),
                ),
              }),
          ),
        ],
      }),
  );
  const document = new docx.Document({
    creator: 'Рампа',
    lastModifiedBy: 'Рампа',
    title: given.title,
    styles: { default: { document: { run: { font: FONT, size: 18, language: { value: 'ru-RU' } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { orientation: PageOrientation.LANDSCAPE, width: twips(210), height: twips(297) },
            margin: { top: twips(13), bottom: twips(13), left: twips(14), right: twips(14) },
          },
        },
        footers: {
          default: new docx.Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({
                    font: FONT,
                    size: 15,
                    color: SOFT,
                    children: ['лист ', docx.PageNumber.CURRENT, ' из ', docx.PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...(given.logo
            ? [
                new Paragraph({
                  spacing: { after: 120 },
                  children: [
                    new docx.ImageRun({
                      type: 'jpg',
                      data: given.logo.bytes,
                      transformation: fittedLogo(given.logo, LOGO_PX),
                      // A number of its own would tell how many documents the thread has written.
                      altText: { id: '1', name: 'Логотип', title: 'Логотип', description: 'Логотип организатора' },
                    }),
                  ],
                }),
              ]
            : []),
          new Paragraph({ spacing: { after: 60 }, children: [words(given.title, 16, { bold: true })] }),
          ...given.head.map((text) => new Paragraph({ children: [words(text, 9, { color: SOFT })] })),
          new Paragraph({ children: [] }),
          // Without a paragraph between them a word processor joins two tables.
          ...tables.flatMap((table) => [
            table,
            new Paragraph({ spacing: { line: 120, lineRule: 'exact' }, children: [] }),
          ]),
          ...given.notes.map(
            (text) => new Paragraph({ spacing: { before: 120 }, children: [words(text, 8, { color: SOFT })] }),
          ),
        ],
      },
    ],
  });
  const bytes = await docx.Packer.toBuffer(document, false, [{ path: 'docProps/core.xml', data: coreOf(given.title) }]);
  return new Uint8Array(forgetTimes(bytes));
}

interface Part {
  /** Null: rows before the first heading. */
  name: string | null;
  rows: PressDocument['rows'][number][];
}

function partsOf(rows: PressDocument['rows']): Part[] {
  const parts: Part[] = [];
  for (const row of rows) {
    if (row.style === 'group') parts.push({ name: row.cells[0] ?? '', rows: [] });
    else if (parts.length === 0) parts.push({ name: null, rows: [row] });
    else parts.at(-1)!.rows.push(row);
  }
  return parts.length === 0 ? [{ name: null, rows: [] }] : parts;
}

function coreOf(title: string): string {
  const escaped = title.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escaped}</dc:title><dc:creator>Рампа</dc:creator><cp:lastModifiedBy>Рампа</cp:lastModifiedBy>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${NO_TIME}</dcterms:created>` +
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${NO_TIME}</dcterms:modified></cp:coreProperties>`
  );
}

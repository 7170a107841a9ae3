// Templates of strangers: what is in them, what they become, and what is refused.

import PizZip from 'pizzip';
import { afterAll, describe, expect, it } from 'vitest';
import { Press } from './index.ts';

const press = new Press();
afterAll(() => press.onApplicationShutdown());

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const body = (inner: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}<w:sectPr/></w:body></w:document>`;

function docx(inner: string, more: Record<string, string | Uint8Array> = {}): Buffer {
  const zip = new PizZip();
  const files = { '[Content_Types].xml': TYPES, 'word/document.xml': body(inner), ...more };
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}
const textOf = (bytes: Uint8Array) =>
  new PizZip(bytes).file('word/document.xml')!.asText().replace(/<w:br\/>/g, '|').replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ').trim(); // prettier-ignore
const look = (bytes: Buffer) => press.lookAtTemplate(bytes);

const ROWS = `<w:tbl><w:tr><w:tc>${paragraph('{#строки}{название}')}</w:tc><w:tc>${paragraph('{сумма}{/строки}')}</w:tc></w:tr></w:tbl>`;
const SPLIT =
  '<w:p><w:r><w:t>Счёт № {но</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>мер}</w:t></w:r><w:r><w:t xml:space="preserve"> на {Счет}</w:t></w:r></w:p>';

describe('a template', () => {
  it('tells its words and rows, is filled, and what is filled in is text alone', async () => {
    const given = docx(SPLIT + ROWS);
    expect(await look(given)).toMatchObject({
      tags: [
        { tag: 'номер', rows: null },
        { tag: 'счет', rows: null },
        { tag: 'строки', rows: [{ tag: 'название' }, { tag: 'сумма' }] },
      ],
    });
    const values = {
      ...{ номер: '26-00001', счёт: '40702' },
      строки: [
        { название: 'Хор <b>&', сумма: '1' },
        { название: 'Соло\nвторой строкой', сумма: '{номер}' },
      ],
    };
    const made = await press.filled(given, values);
    const text = textOf(made);
    expect(text).toContain('Счёт № 26-00001 на 40702');
    expect(text).toContain('Хор &lt;b&gt;&amp;');
    expect(text).toContain('второй строкой');
    // What people have typed is never a tag of its own.
    expect(text).toContain('{номер}');
    expect(Buffer.from(await press.filled(given, values)).equals(Buffer.from(made))).toBe(true);
  });

  it('says which word is not closed', async () => {
    expect(await look(docx(paragraph('Счёт {номер')))).toHaveProperty('unclosed');
    expect(await look(docx(paragraph('{#строки} без конца')))).toEqual({ unclosed: 'строки' });
    expect(await look(docx(paragraph('{#строки}{/этапы}')))).toHaveProperty('unclosed');
  });

  const RELS = (relation: string) => ({
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`,
  });
  it.each([
    ['macros', docx('', { 'word/vbaProject.bin': 'x' })],
    ['macros', docx('', { '[Content_Types].xml': TYPES.replace('document.main', 'document.macroEnabled.main') })],
    ['embedded', docx('', { 'word/embeddings/oleObject1.bin': 'x' })],
    ['external', docx('', RELS('<Relationship Id="a" Type="x/attachedTemplate" Target="http://e/x.dotm" TargetMode="External"/>'))],
    ['external', docx('', RELS('<Relationship Id="a" Type="x/frame" Target="http://e" TargetMode="&#69;xternal"/>'))],
    ['external', docx('<w:p><w:r><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\x</w:instrText></w:r></w:p>')],
    ['broken', docx('', { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
    ['tooLarge', docx('', { 'word/media/a.bin': Buffer.alloc(31 * 1024 * 1024) })],
    ['tooLarge', docx('', { 'word/styles.xml': 'a'.repeat(7 * 1024 * 1024) })],
    ['notDocx', Buffer.from('%PDF-1.7 not a document')],
    ['notDocx', docx('').subarray(0, 400)],
    ['notDocx', Buffer.from(new PizZip().file('a.txt', 'x').generate({ type: 'nodebuffer' }))],
  ])('is refused: %s', async (why, bytes) => {
    expect(await look(bytes)).toEqual({ refused: why });
  }); // prettier-ignore

  it('a link of a text is no reason to refuse; a size that lies does not help a bomb', async () => {
    const link = '<Relationship Id="a" Type="x/hyperlink" Target="https://example.org" TargetMode="External"/>';
    expect(await look(docx(paragraph('{номер}'), RELS(link)))).toHaveProperty('tags');
    const bomb = docx('', { 'word/media/a.bin': Buffer.alloc(31 * 1024 * 1024) });
    // The central directory says 1 byte.
    const at = bomb.indexOf(Buffer.from('504b0102', 'hex'));
    for (let entry = at; bomb.readUInt32LE(entry) === 0x02014b50;) {
      bomb.writeUInt32LE(1, entry + 24);
      entry += 46 + bomb.readUInt16LE(entry + 28) + bomb.readUInt16LE(entry + 30) + bomb.readUInt16LE(entry + 32);
    }
    expect(await look(bomb)).toEqual({ refused: 'tooLarge' });
  });
});

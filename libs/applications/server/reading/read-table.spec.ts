// Workbooks are made by the writer of the portal's own; text in the encodings in which tables come.

import { Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.ts';

const TABLE = '№;Участник;Сумма\r\n001;"Иванова ""Анна""\nМария";1 234,50\r\n;;\r\n002;«Лель» — ёж;\r\n';
const READ = {
  titles: ['№', 'Участник', 'Сумма'],
  rows: [
    { row: 2, cells: ['001', 'Иванова "Анна"\nМария', '1 234,50'] },
    { row: 4, cells: ['002', '«Лель» — ёж', ''] },
  ],
};

function ansi(text: string): Buffer {
  const signs: Record<string, number> = { '№': 0xb9, '—': 0x97, '«': 0xab, '»': 0xbb, ё: 0xb8 };
  return Buffer.from([...text].map((sign) => {
    const code = sign.codePointAt(0)!;
    return signs[sign] ?? (code >= 0x410 ? code - 0x410 + 0xc0 : code);
  })); // prettier-ignore
}
function dos(text: string): Buffer {
  const signs: Record<string, number> = { '№': 0xfc, Ё: 0xf0, ё: 0xf1 };
  return Buffer.from([...text].map((sign) => {
    const code = sign.codePointAt(0)!;
    return signs[sign] ?? (code >= 0x440 ? code - 0x440 + 0xe0 : code >= 0x410 ? code - 0x410 + 0x80 : code);
  })); // prettier-ignore
}
const refusal = (bytes: Buffer) => readTable(bytes).then(() => 'read', (error: Error) => error.message); // prettier-ignore

describe('a table as text', () => {
  it('is read in UTF-8 with and without its mark, in UTF-16 and Windows-1251', async () => {
    for (const bytes of [
      Buffer.from(TABLE),
      Buffer.from(`\uFEFF${TABLE}`),
      Buffer.from(`\uFEFF${TABLE}`, 'utf16le'),
      ansi(TABLE),
    ])
      expect(await readTable(bytes)).toEqual(READ);
  });

  it('is read in CP866, in which 1C writes too; it has no «ёлочки»', async () => {
    const { rows, titles } = await readTable(dos('№;УЧАСТНИК;Город\n1;Иванова Анна;Орёл\n2;ХОР;пгт Усть-Абакан'));
    expect(titles).toEqual(['№', 'УЧАСТНИК', 'Город']);
    expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
      ['Иванова Анна', 'Орёл'],
      ['ХОР', 'пгт Усть-Абакан'],
    ]);
  });

  it('has semicolons, tabs or commas, and quoted signs are no borders', async () => {
    const titles = async (text: string) => (await readTable(Buffer.from(text))).titles;
    expect(await titles('А\tБ;В\n1\t2')).toEqual(['А', 'Б;В']);
    expect(await titles('"А;1",Б\n1,2')).toEqual(['А;1', 'Б']);
    expect(await titles('sep=,\nА,Б;В\n1,2')).toEqual(['А', 'Б;В']);
    expect((await readTable(Buffer.from("А;Б\n'=1+1;'+7"))).rows[0]!.cells).toEqual(['=1+1', '+7']);
  });

  it('has its titles below what it is called, where three of them or more stand there', async () => {
    const named = await readTable(Buffer.from('Светлояр\nЗаявки на 30 ноября\n\n№;Участник;Город\n1;Хор;Орёл'));
    expect(named).toEqual({ titles: ['№', 'Участник', 'Город'], rows: [{ row: 5, cells: ['1', 'Хор', 'Орёл'] }] });
    // A head that names one of two columns is a head.
    expect((await readTable(Buffer.from('Участник\nХор;Орёл\nЛель;Тула'))).titles).toEqual(['Участник', '']);
    expect((await readTable(Buffer.from('Участник\nХор\nЛель'))).rows).toHaveLength(2);
    const long = `Светлояр\nА;Б;В\n${'1;2;3\n'.repeat(5_000)}`;
    expect((await readTable(Buffer.from(long))).rows).toHaveLength(5_000);
    expect(await refusal(Buffer.from(`${long}1;2;3`))).toContain('больше 5\u00a0000 строк');
  });

  it('has its separator in the table, whatever signs stand in what it is called', async () => {
    const rows = (sign: string) => ['№', 'Участник', 'Город', '1', 'Ветрова, Анна', 'Орёл', '2', 'Лель; хор', 'Тула']
      .map((cell) => (sign !== '\t' && /[,;]/.test(cell) ? `"${cell}"` : cell))
      .map((cell, at) => `${cell}${at % 3 === 2 ? '\n' : sign}`)
      .join(''); // prettier-ignore
    const table = {
      titles: ['№', 'Участник', 'Город'],
      cells: [['1', 'Ветрова, Анна', 'Орёл'], ['2', 'Лель; хор', 'Тула']],
    }; // prettier-ignore
    const read = async (text: string) => {
      const { titles, rows: all } = await readTable(Buffer.from(text));
      return { titles, cells: all.map(({ cells }) => cells) };
    };
    const names = [
      '',
      'Светлояр\n',
      'Фестиваль «Светлояр», 2027 год\n',
      'Светлояр; Кострома\n',
      'Светлояр, Кострома, 2027\n20, 21 и 22 ноября\n\n',
    ];
    for (const sign of ['\t', ';', ','])
      for (const name of names.filter((one) => sign !== ';' || !one.includes(';')))
        expect(await read(`${name}${rows(sign)}`), JSON.stringify([sign, name])).toEqual(table);
    expect((await readTable(Buffer.from(`Светлояр, 2027\n${rows('\t')}`))).rows[0]!.row).toBe(3);
    // What stands in the cells makes no other table of it.
    const titles = async (text: string) => (await read(text)).titles;
    expect(await titles('Хор;Состав\nЛель;а,б,в\nРусь;г,д,е')).toEqual(['Хор', 'Состав']);
    expect(await titles('Хор;Город\nЛель;Тула;а,б,в\nРусь;Орёл;г,д,е')).toEqual(['Хор', 'Город', '']);
    expect(await titles('Хор, Город\nЛель, Тула\nРусь, Орёл')).toEqual(['Хор', 'Город']);
    expect(await titles('Кто пел\nАнна, Ольга, Инна\nИван, Пётр, Илья')).toEqual(['Кто пел']);
  });

  it('that is none says what it is', async () => {
    expect(await refusal(Buffer.from(''))).toContain('ничего нет');
    expect(await refusal(Buffer.from('А;Б\n'))).toContain('только заголовки');
    expect(await refusal(Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1]))).toContain('не таблица');
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toContain('старая книга');
    expect(await refusal(Buffer.from('А;Б\n1;"не закрыта\n2;3'))).toContain('Кавычка');
    expect(await refusal(Buffer.from(`А\n${'1\n'.repeat(5_001)}`))).toContain('больше 5\u00a0000 строк');
    expect(await refusal(Buffer.from(`${'А;'.repeat(301)}Я\n1`))).toContain('больше 300 столбцов');
    expect((await readTable(Buffer.from(`А\n${'1\n'.repeat(5_000)}`))).rows).toHaveLength(5_000);
  });
});

async function book(rows: unknown[][], formats: Record<string, string> = {}): Promise<Buffer> {
  const made = new Workbook();
  made.addWorksheet('Пустой');
  const sheet = made.addWorksheet('Заявки');
  for (const row of rows) sheet.addRow(row);
  for (const [cell, format] of Object.entries(formats)) sheet.getCell(cell).numFmt = format;
  return Buffer.from(await made.xlsx.writeBuffer());
}

function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    zip.outputStream.on('data', (part: Buffer) => parts.push(part));
    zip.outputStream.on('end', () => resolve(Buffer.concat(parts)));
    zip.outputStream.on('error', reject);
  });
}

describe('a workbook', () => {
  it('is read as its cells are seen: days, times, telephones, zeros, the kept value of a formula', async () => {
    const bytes = await book(
      [
        ['Дата', 'Время', 'Телефон', 'Код', 'Формула', 'Доля', 'Пусто'],
        [new Date(Date.UTC(2010, 2, 5)), 222 / 86_400, 79161234567, '007', { formula: '1+1', result: 2 }, 9.5],
        [],
        [40242, 0.5, '+7 916', 'Хор & «Лель»\nдва', { formula: 'WEBSERVICE("http://x")' }, 0.1 + 0.2, true],
      ],
      { A2: 'dd.mm.yyyy', B2: 'mm:ss', A4: 'dd.mm.yyyy', B4: 'h:mm' },
    );
    expect(await readTable(bytes)).toEqual({
      titles: ['Дата', 'Время', 'Телефон', 'Код', 'Формула', 'Доля', 'Пусто'],
      rows: [
        { row: 2, cells: ['05.03.2010', '3:42', '79161234567', '007', '2', '9,5', ''] },
        {
          row: 4,
          cells: ['05.03.2010', '12:00', '+7 916', 'Хор & «Лель»\nдва', expect.stringMatching(/^0?$/), '0,3', 'да'],
        },
      ],
    });
  });

  it('that is another thing, is cut or is a bomb is refused, and fills no memory', async () => {
    const good = await book([['А'], ['1']]);
    expect(await refusal(good.subarray(0, good.length / 2))).toContain('повреждён');
    expect(await refusal(Buffer.concat([good.subarray(0, 200), good.subarray(260)]))).toContain('повреждён');
    expect(await refusal(await zipOf({ 'word/document.xml': Buffer.from('<w:p/>') }))).toContain('не Excel');
    const links = '<Relationships><Relationship Id="r" Target="worksheets/a.xml"/></Relationships>';
    const bomb = await zipOf({
      'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="А" r:id="r"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': Buffer.from(links),
      'xl/worksheets/a.xml': Buffer.alloc(120 * 1024 * 1024, '<row/>'),
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusal(bomb)).toContain('слишком много данных');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(250 * 1024 * 1024);
    const lying = Buffer.from(bomb);
    // The directory says that the sheet is small.
    lying.writeUInt32LE(10, lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
    expect(await refusal(lying)).toContain('слишком много данных');
  });

  it('with a document type of its own grows nothing, and tags that never close end', async () => {
    const sheet = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(100)}">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Имя &a;</t></is></c></row><row r="2"><c t="str"><v>1</v></c></row>${'<row><c>'.repeat(50_000)}`;
    const bytes = await zipOf({
      'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="А" r:id="r"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': Buffer.from('<R><Relationship Id="r" Target="/xl/s.xml"/></R>'),
      'xl/s.xml': Buffer.from(sheet),
    });
    expect(await readTable(bytes)).toEqual({ titles: ['Имя &a;'], rows: [{ row: 2, cells: ['1'] }] });
  });
});

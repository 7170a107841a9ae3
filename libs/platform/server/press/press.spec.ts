import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pdfPages, pdfRunTogether } from '../../testing/pdf-text.ts';
import { entriesOf } from '../../testing/zip-entries.ts';
import { PAPER_WORDS } from './paper-words.ts';
import { Archive, fileName, fontWidths, Press, readFont } from './index.ts';

const press = new Press();
afterAll(() => press.onApplicationShutdown());

const SOURCE = `#let data = json(bytes(sys.inputs.data))
#set document(date: none)
#set text(font: "Onest")
#data.name`;
const TEMPLATE = { source: SOURCE };
const named = (name: string) => JSON.stringify({ name });
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the press', () => {
  it('prints each of many in its place, whatever thread has printed it, the same bytes each time', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Номер ${index}`);
    const one = await press.papers(TEMPLATE, names.map(named), 2);
    const other = await press.papers(TEMPLATE, names.map(named), 1);
    const pages = await Promise.all(one.map((pdf) => pdfPages(pdf)));
    expect(pages.map(([page]) => page!.trim())).toEqual(names);
    expect(other.map(sha)).toEqual(one.map(sha));
  });

  it('says what is wrong with a template, and goes on', async () => {
    await expect(press.papers({ source: '#panic("так нельзя")' }, ['{}'])).rejects.toThrow('так нельзя');
    expect(await press.papers(TEMPLATE, [named('дальше')])).toHaveLength(1);
  });

  it('keeps no folder of its own, so that a thread which is killed leaves none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rampa-press-spec-'));
    vi.stubEnv('TMPDIR', folder);
    const own = new Press();
    expect(await own.papers(TEMPLATE, [named('без следа')])).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
    await own.onApplicationShutdown();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  it('keeps the hyphens of names behind a word that it had to divide', async () => {
    const source = `#import "/words.typ": fitted
#set text(font: ("Onest", "PT Sans"), size: 9pt, lang: "ru")
#box(width: 14mm, fitted(14mm, "Исполнительское"))

#box(width: 92mm, fitted(92mm, json(bytes(sys.inputs.data)).name))`;
    const [pdf] = await press.papers({ source, files: PAPER_WORDS }, [named('Тер-Аванесян Анна-Мария')]);
    const [page] = await pdfPages(pdf!);
    expect(page).not.toContain('Исполнительское');
    expect(page).toContain('Тер-Аванесян Анна-Мария');
  });

  it('keeps the space behind a long word with a comma in a right column', async () => {
    const source = `#import "/words.typ": fitted
#set text(font: "Onest", size: 8.5pt)
#box(width: 92mm, align(right, fitted(92mm, json(bytes(sys.inputs.data)).name)))`;
    const name = 'Инструментальное исполнительство, академическое пение и художественное слово, Большой зал';
    const [pdf] = await press.papers({ source, files: PAPER_WORDS }, [named(name)]);
    expect(await pdfRunTogether(pdf!)).toEqual([]);
    expect((await pdfPages(pdf!))[0]).toContain('исполнительство, академическое');
  });

  it('reads no file, whatever a template asks for', async () => {
    for (const path of ['/etc/passwd', '../../../../etc/passwd', 'package.json']) {
      await expect(press.papers({ source: `#read("${path}")` }, ['{}'])).rejects.toThrow();
    }
  });
});

it('a template’s own drawings are there under their names, the newest ones', async () => {
  const source = '#set document(date: none)\n#image("/sign.svg", width: 10mm)';
  const drawing = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${color}"/></svg>`;
  const print = async (color: string) =>
    sha((await press.papers({ source, files: { '/sign.svg': drawing(color) } }, ['{}'], 1))[0]!);
  const red = await print('red');
  expect(await print('blue')).not.toBe(red);
  expect(await print('red')).toBe(red);
});

describe('an archive', () => {
  it('is the same to the byte, and takes no name twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rampa-archive-'));
    const made = [];
    for (const name of ['one', 'other']) {
      const archive = new Archive(join(folder, name));
      for (const entry of ['А.pdf', 'Б.pdf']) await archive.add(entry, Buffer.from(entry));
      await expect(archive.add('а.pdf', Buffer.from('а'))).rejects.toThrow('one name');
      await archive.finish();
      made.push(await readFile(join(folder, name)));
    }
    expect(sha(made[0]!)).toBe(sha(made[1]!));
    for (const entry of ['А.pdf', 'Б.pdf']) expect(made[0]!.includes(entry)).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('lets go of what it has written: an archive of any size takes no more memory than its next files', async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const folder = await mkdtemp(join(tmpdir(), 'rampa-archive-'));
    const archive = new Archive(join(folder, 'large.zip'));
    const given: WeakRef<ArrayBuffer>[] = [];
    for (let number = 0; number < 40; number++) {
      const bytes = new Uint8Array(1_000_000).fill(number);
      given.push(new WeakRef(bytes.buffer));
      await archive.add(`${number}.bin`, bytes);
    }
    // What a job has looked at through a weak reference is kept until its end.
    await new Promise((next) => setImmediate(next));
    collect();
    expect(given.filter((one) => one.deref()).length).toBeLessThan(12);
    await archive.finish();
    expect(entriesOf(await readFile(join(folder, 'large.zip'))).map(({ bytes }) => bytes[0])).toEqual(
      Array.from({ length: 40 }, (_, number) => number),
    );
    await rm(folder, { recursive: true });
  });

  it.each([
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['Дуэт: «Я/Ты»?', 'Дуэт «Я Ты».pdf'],
    ['...', 'Без названия.pdf'],
    ['Соло\u0007\u202E', 'Соло.pdf'],
    ['Суббота: с 10:00 до 19:30', 'Суббота с 10-00 до 19-30.pdf'],
  ])('names %s as %s', (text, name) => {
    expect(fileName(text, 'pdf')).toBe(name);
  });

  it('keeps a long name below what file systems hold, and its end whole', () => {
    expect(Buffer.byteLength(fileName('Ш'.repeat(300), 'pdf'))).toBeLessThan(255);
    const name = fileName('Ш'.repeat(300), 'pdf', '— Листы судей');
    expect(Buffer.byteLength(name)).toBeLessThan(255);
    expect(name).toMatch(/^Ш+ — Листы судей\.pdf$/);
  });

  it('cuts between words, closes the quotation that it cut, and puts no dots before the ending', () => {
    const event = 'Открытый межрегиональный конкурс-фестиваль «Щеглиная горка, где поют, танцуют и играют вместе»';
    expect(fileName(`Протоколы ${event}`, 'zip')).toBe(
      'Протоколы Открытый межрегиональный конкурс-фестиваль «Щеглиная горка, где поют, танцуют».zip',
    );
    const long = 'XII Межрегиональный открытый конкурс-фестиваль детского и юношеского творчества «Щеглиная горка»';
    expect(fileName(`Протоколы ${long}`, 'zip')).toMatch(/ творчества\.zip$/);
    expect(fileName('Слово '.repeat(60), 'pdf')).toMatch(/Слово\.pdf$/);
  });
});

describe('a workbook', () => {
  it('cuts no long name by the next cell, and is printed with its heads on every sheet', async () => {
    const rows = [
      { cells: ['Народный танец'], style: 'title' as const },
      { cells: ['Исполнитель', 'Итог'], style: 'head' as const },
      { cells: ['Образцовый детский хореографический ансамбль «Северное сияние»', { thousandths: 9180, decimals: 2 }] },
    ];
    const made = await press.workbook({ sheets: [{ title: 'Итоги', columns: [20, 8], frozen: 2, rows }] });
    const read = new Workbook();
    await read.xlsx.load(Buffer.from(made) as never);
    const sheet = read.getWorksheet('Итоги')!;
    expect(sheet.getCell('A3').alignment).toMatchObject({ wrapText: true, vertical: 'top' });
    expect(sheet.getCell('B3')).toMatchObject({ value: 9.18, alignment: { horizontal: 'right', indent: 1 } });
    // «Образцовый детский», «хореографический», «ансамбль», ««Северное сияние»»: as many lines as twenty letters let in.
    expect(sheet.getRow(3).height).toBe(4 * 13);
    expect(sheet.getCell('A1').alignment?.wrapText).toBeFalsy();
    expect(sheet.pageSetup.printTitlesRow).toBe('2:2');
  });

  it('takes any titles for its sheets, and is the same to the byte', async () => {
    const long = 'Константинопольская Александра Владимировна';
    const titles = ['Судья', 'судья', long, long, '', '[*]', 'History', 'А/Б: В?'];
    const sheets = titles.map((title) => ({ title, columns: [10], rows: [{ cells: ['=1+1', null] }] }));
    const one = await press.workbook({ sheets });
    expect(sha(await press.workbook({ sheets }))).toBe(sha(one));
    const read = new Workbook();
    await read.xlsx.load(Buffer.from(one) as never);
    const names = read.worksheets.map(({ name }) => name);
    expect(names).toHaveLength(titles.length);
    expect(names.slice(0, 2)).toEqual(['Судья', 'судья 2']);
    expect(names.every((name) => name.length <= 31)).toBe(true);
    expect(read.worksheets[0]!.getCell('A1').value).toBe('=1+1');
  });
});

describe('widths of a font', () => {
  it('are its own: Cyrillic, Latin, a no-break space, and a square for what it lacks', () => {
    const { widthOf } = fontWidths(readFont('show'));
    expect(widthOf('Ш')).toBeGreaterThan(widthOf('ц'));
    expect(widthOf('Ш')).toBeGreaterThan(0.7);
    expect(widthOf('ii')).toBeCloseTo(2 * widthOf('i'), 9);
    expect(widthOf('\u00A0')).toBeCloseTo(widthOf(' '), 2);
    expect(widthOf('漢')).toBe(1);
  });
});

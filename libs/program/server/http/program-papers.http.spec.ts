// A program as a file.

import { Workbook } from '@cj-tech-master/excelts';
import {
  CompetitionProgramExport,
  CompetitionProgramItemCreatePause,
  GroupFieldUpdate,
  type ProgramFormat,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { entriesOf, pdfCutOff, pdfPages, pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import names from '../../../kernel/testing/real-names/names.json' with { type: 'json' };
import { makeEvent, makeProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api?.stop());

async function exported(program: Guid, format: ProgramFormat, who: string | undefined = as, columns?: string) {
  const query = new URLSearchParams({ competitionProgramGuid: program, format, ...(columns ? { columns } : {}) });
  const response = await fetch(`${api.url}/api/v1/${CompetitionProgramExport.path}?${query}`, {
    headers: who ? { authorization: `Bearer ${who}` } : {},
  });
  const name = decodeURIComponent(response.headers.get('content-disposition') ?? '');
  return { status: response.status, name, bytes: Buffer.from(await response.arrayBuffer()) };
}

const FORMULAS = ['=HYPERLINK("http://x")', '+7 999', '-1+1', '@SUM(A1)'];
const LONG = 'Образцовый'.repeat(30);
/** A line that ends so has torn a name, a title or a number. */
const TORN = /\p{L}-$|(?:^|[\s«(])(?:\p{Lu}\.|№|соч\.|часть|имени)$/u;
const MARKUP = '#panic() <w:t>&amp;</w:t> *жирно* \\ $x$';

async function whole(): Promise<Guid> {
  const { program } = await makeProgram(
    api,
    as,
    [
      {
        performer: 'Арина Мельникова',
        collective: 'Студия «Лель»',
        city: 'Арзамас',
        institution: 'ДШИ № 2',
        pieceTitle: 'Барыня',
        authors: 'русская народная',
        duration: 200,
        block: 'I отделение',
        number: '15а',
        note: 'тайная заметка',
      },
      ...FORMULAS.map((performer) => ({ performer, block: 'I отделение' })),
      { performer: LONG, pieceTitle: MARKUP, block: 'II отделение' },
    ],
    { dateTimeBegin: '2026-11-21T11:00:00.000Z' },
  );
  await api.call(CompetitionProgramItemCreatePause, {
    as,
    query: { competitionProgramGuid: program },
    body: { title: 'Обед', minutes: 60 },
  });
  return program;
}

describe('a program as a file', () => {
  it('is a PDF in the order of appearance, with times as people plan them', async () => {
    const { name, bytes } = await exported(await whole(), 'pdf');
    expect(name).toContain('Программа. II отделение. 21 ноября.pdf');
    const text = (await pdfPages(bytes)).join('\n').replaceAll(/\s+/g, ' ');
    expect(text).toContain('14:00 15а Арина Мельникова');
    for (const word of ['I отделение', 'Арзамас', 'ДШИ № 2', 'Барыня', '3:20', 'Обед', '60 мин', '#panic()']) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain('тайная');
  });

  it('is a workbook whose cells are words, whatever they begin with', async () => {
    const { bytes } = await exported(await whole(), 'xlsx');
    const workbook = new Workbook();
    await workbook.xlsx.load(bytes as never);
    const sheet = workbook.worksheets[0]!;
    const performers: unknown[] = [];
    sheet.eachRow((row) => performers.push(row.getCell(3).value));
    expect(performers).toEqual(expect.arrayContaining([...FORMULAS, LONG]));
  });

  it('is a workbook whose times are times, the next day’s after the last of this one, and whose columns all hold something', async () => {
    const { program } = await makeProgram(
      api,
      as,
      [
        { performer: 'Лель', city: 'Арзамас', duration: 45 * 60 },
        { performer: 'Капель', city: 'Муром' },
      ],
      { dateTimeBegin: '2026-11-21T20:30:00.000Z' },
    );
    const workbook = new Workbook();
    await workbook.xlsx.load((await exported(program, 'xlsx')).bytes as never);
    const rows: unknown[][] = [];
    workbook.worksheets[0]!.eachRow((row) => rows.push(row.values as unknown[]));
    const head = rows.findIndex((values) => values[1] === 'Время');
    expect(rows[head]!.slice(1)).toEqual(['Время', '№', 'Исполнитель', 'Город', 'Длительность']);
    const times = [1, 2].map((after) => workbook.worksheets[0]!.getRow(head + 1 + after).getCell(1));
    expect(times.map(({ numFmt }) => numFmt)).toEqual(['hh:mm', 'hh:mm']);
    // The library reads a time of the day as one of its first days.
    const seconds = times.map(({ value }) => (value as Date).getTime() / 1000);
    expect(seconds[1]! - seconds[0]!).toBe(45 * 60);
    expect(times.map(({ value }) => (value as Date).toISOString().slice(11, 16))).toEqual(['23:30', '00:15']);
    const text = (await pdfText((await exported(program, 'pdf')).bytes)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Исполнитель Город, учреждение Длит.');
  });

  it('is a document that a word processor opens, the same to the byte', async () => {
    const program = await whole();
    const { name, bytes } = await exported(program, 'docx');
    expect(name).toContain('.docx');
    expect((await exported(program, 'docx')).bytes.equals(bytes)).toBe(true);
    const document = entriesOf(bytes)
      .find((entry) => entry.name === 'word/document.xml')!
      .bytes.toString();
    const words = [...document.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text);
    expect(words).toEqual(expect.arrayContaining(['14:00', '15а', 'Арина Мельникова', 'Обед', LONG]));
    expect(document).toContain('#panic() &lt;w:t&gt;&amp;amp;&lt;/w:t&gt;');
    expect(document).not.toMatch(/fldSimple|instrText[^>]*>(?! ?(PAGE|NUMPAGES))/);
  });

  it('names the category in words, in all three formats', async () => {
    const competition = await makeEvent(api, as);
    const fields = [
      { title: 'Возраст', tag: 'ageCategory' as const },
      { title: 'Форма', tag: 'form' as const },
    ];
    const { guids } = await api.call(GroupFieldUpdate, {
      as,
      query: { competitionGuid: competition },
      body: { fields },
    });
    const said = { [guids[0]!]: '13–15 лет', [guids[1]!]: 'соло' };
    const { program } = await makeProgram(api, as, [{ performer: 'Лель', groupValues: said }], { competition });
    const [pdf, xlsx, docx] = await Promise.all(
      (['pdf', 'xlsx', 'docx'] as const).map(async (format) => (await exported(program, format)).bytes),
    );
    expect((await pdfText(pdf!)).replaceAll(/\s+/g, ' ')).toContain('13–15 лет, соло');
    const document = entriesOf(docx!).find(({ name }) => name === 'word/document.xml')!;
    expect(document.bytes.toString().replaceAll('\u00A0', ' ')).toContain('>13–15 лет, соло<');
    const workbook = new Workbook();
    await workbook.xlsx.load(xlsx! as never);
    const cells: unknown[] = [];
    workbook.worksheets[0]!.eachRow((row) => cells.push(...(row.values as unknown[])));
    expect(cells).toContain('13–15 лет, соло');
    for (const guid of Object.keys(said)) expect(cells.join()).not.toContain(guid.slice(0, 8));
  });

  it('tears no name apart: no line ends with a hyphen, an initial, an opus or a №', async () => {
    const performers = [...names.performers, ...names.collectives];
    const { program } = await makeProgram(
      api,
      as,
      performers.map((performer, index) => ({
        performer,
        pieceTitle: names.pieces[index % names.pieces.length]!,
        institution: names.institutions[index % names.institutions.length]!,
        city: names.places[index % names.places.length]!,
        collective: names.collectives[index % names.collectives.length]!,
      })),
      { competition: await makeEvent(api, as, names.events[0]!) },
    );
    const { bytes } = await exported(program, 'pdf');
    expect(await pdfCutOff(bytes)).toEqual([]);
    const pages = await pdfPages(bytes);
    const lines = pages.flatMap((page) => page.split('\n')).map((line) => line.replaceAll('\u00A0', ' ').trim());
    expect(lines.filter((line) => TORN.test(line))).toEqual([]);
    for (const word of performers.flatMap((name) => name.split(/[ \u00A0/]/u))) {
      expect(
        lines.some((line) => line.includes(word)),
        word,
      ).toBe(true);
    }
  });

  it('says on each of its sheets which part goes on, which sheet of how many it is, and cuts nothing', async () => {
    const { program } = await makeProgram(
      api,
      as,
      ['I отделение', 'II отделение'].flatMap((block) =>
        [...names.performers, ...names.collectives, ...names.performers].map((performer) => ({ performer, block })),
      ),
      { competition: await makeEvent(api, as, names.events[0]!) },
    );
    const { bytes } = await exported(program, 'pdf');
    expect(await pdfCutOff(bytes)).toEqual([]);
    const pages = (await pdfPages(bytes)).map((page) => page.replaceAll(/\s+/g, ' '));
    expect(pages.length).toBeGreaterThan(2);
    const parts = pages.map((page) => page.match(/(?<![IV])II? отделение/g)!);
    expect(parts[1]![0]).toBe('I отделение');
    expect(parts.at(-1)![0]).toBe('II отделение');
    expect(pages.map((page) => /лист (\d+ из \d+)/.exec(page)?.[1])).toEqual(
      pages.map((_, at) => `${at + 1} из ${pages.length}`),
    );
  });

  it('with ticked columns alone says nothing of the others, on a sheet and in a document', async () => {
    const program = await whole();
    const { bytes } = await exported(program, 'pdf', as, 'piece,number');
    const text = await pdfText(bytes);
    expect(text).toMatch(/№.*Исполнитель.*Произведение/su);
    expect(text).toContain('Барыня');
    expect(text).not.toMatch(/Время\s+№|Арзамас|3:20/u);
    const docx = entriesOf((await exported(program, 'docx', as, 'piece,number')).bytes);
    const document = docx.find(({ name }) => name === 'word/document.xml')!.bytes.toString();
    expect(document).toContain('Барыня');
    expect(document).not.toContain('Арзамас');
  });

  it('works for an empty program', async () => {
    const { program } = await makeProgram(api, as, []);
    for (const format of ['pdf', 'xlsx', 'docx'] as const) {
      expect((await exported(program, format)).status).toBe(200);
    }
    expect((await pdfPages((await exported(program, 'pdf')).bytes)).join()).toContain('пока ничего нет');
  });

  it('is the organizer’s alone', async () => {
    const { program } = await makeProgram(api, as, ['Лель']);
    const stranger = (await api.organizer()).token;
    expect((await exported(program, 'pdf', stranger)).status).toBe(404);
    expect((await exported(program, 'pdf', '')).status).toBe(401);
  });
});

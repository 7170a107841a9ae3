import { createHash } from 'node:crypto';
import { Workbook } from '@cj-tech-master/excelts';
import {
  CompetitionJudgeUpdate,
  DesignerGetDocumentsByCompetition,
  DocumentListGetAll,
  PaperSheetGetByProgram,
  PaperSheetPrepare,
  VotingProtocolLock,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSetChairDecision,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { LiveContest, MEAN } from '@rampa/judging/testing';
import type { Guid } from '@rampa/kernel';
import { pdfCutOff, pdfPages, pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { fetchFile } from './testing/worker.ts';

/** A line that ends so has torn a name, a title or a number. */
const TORN = /\p{L}-$|[\s«(]\p{Ll}\p{L}*,? (?:\p{Lu}\. ?)+$|(?:^|[\s«(])(?:№|соч\.|часть|имени)$/u;

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const lock = (isLocked = true) =>
  api.call(VotingProtocolLock, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked, reason: 'Ошибка секретаря' },
  });
const rename = (item: Guid, fields: Record<string, unknown>) =>
  api.database.query(
    `update program.item set ${Object.keys(fields)
      .map((name, index) => `${name} = $${index + 2}`)
      .join(', ')} where guid = $1`,
    [item, ...Object.values(fields)],
  );
const protocol = (query: Record<string, string> = {}, as = contest.as) =>
  fetchFile(
    api,
    'VotingProtocol/Export',
    { competitionProgramGuid: contest.program, format: 'pdf', kind: 'summary', ...query },
    as,
  );
const document = async () =>
  (await api.call(DesignerGetDocumentsByCompetition, { as: contest.as, query: contest.query }))[0]!.guid;
const diploma = async (item: Guid, as = contest.as) =>
  fetchFile(
    api,
    'Designer/DownloadOneDiplom',
    { competitionDocumentGuid: await document(), competitionProgramItemGuid: item },
    as,
  );
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const codeOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { errors: { code: string }[] }).errors[0]!.code;

async function cellsOf(bytes: Buffer) {
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook.worksheets.map((sheet) => {
    const rows: unknown[][] = [];
    sheet.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    return { name: sheet.name, rows };
  });
}

describe('a protocol on paper', () => {
  it('holds a word of 300 letters within its column', async () => {
    await contest.markAll([9500, 8000, 6000]);
    await rename(contest.items[0]!, { performer: 'Ш'.repeat(300), collective: 'Щ'.repeat(300) });
    const { bytes } = await protocol();
    expect((await pdfText(bytes)).match(/[ШЩ]/g)!.length).toBeGreaterThanOrEqual(600);
    expect(await pdfCutOff(bytes)).toEqual([]);
  });

  it.each([4, 7, 12])('tears nobody’s name apart, with a panel of %i', async (panel) => {
    const performers = [...names.performers, ...names.collectives];
    const long = await LiveContest.create(api, { ages: performers.map(() => '10–12 лет'), judges: panel });
    for (const [index, performer] of performers.entries()) {
      await rename(long.items[index]!, {
        performer,
        piece_title: names.pieces[index % names.pieces.length]!,
        institution: names.institutions[index % names.institutions.length]!,
        city: names.places[index % names.places.length]!,
      });
    }
    for (const [index, { guid }] of long.judges.entries()) {
      const fullName = names.judges[index % names.judges.length]!.name;
      await api.call(CompetitionJudgeUpdate, { as: long.as, body: { competitionJudgeGuid: guid, fullName } });
    }
    for (const kind of ['summary', 'program', 'judge', 'awards']) {
      const { bytes } = await protocol({ kind, competitionProgramGuid: long.program }, long.as);
      const lines = (await pdfPages(bytes))
        .flatMap((page) => page.split('\n'))
        .map((line) => line.replaceAll('\u00A0', ' ').trim());
      expect(lines.filter((line) => TORN.test(line))).toEqual([]);
      expect(await pdfCutOff(bytes)).toEqual([]);
      const people = [
        ...(kind === 'awards' ? [] : performers),
        ...(kind === 'judge' || kind === 'awards' ? [] : ['Щербатых-Вознесенская', 'Ё Ми Сон', 'Кюхельбекер', 'Ли А']),
      ];
      for (const word of people.flatMap((name) => (name.length < 11 ? name : name.split(/[ \u00A0/]/u)))) {
        expect(
          lines.some((line) => line.includes(word)),
          `${kind}: ${word}`,
        ).toBe(true);
      }
    }
  });

  it('says on each sheet of a long group which group it is', async () => {
    const long = await LiveContest.create(api, { ages: Array.from({ length: 60 }, () => '10–12 лет') });
    // One who is withdrawn stands in the protocol and does not compete.
    await rename(long.items[59]!, { is_withdrawn: true });
    const { bytes } = await protocol({ competitionProgramGuid: long.program }, long.as);
    const sheets = (await pdfPages(bytes)).filter((text) => text.includes('Участник'));
    expect(sheets.length).toBeGreaterThan(1);
    for (const text of sheets) expect(text).toContain('выступлений: 59');
  });

  it('says what the protocol says, and that it is a draft until it is closed', async () => {
    await contest.markAll([9500, 8000, 6000]);
    await rename(contest.items[0]!, { piece_title: 'Половецкие пляски', teachers: 'Инна Ветлугина', city: 'Кострома' });
    const { status, headers, bytes } = await protocol();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('Протокол. День первый.pdf'));
    const text = await pdfText(bytes);
    for (const words of [
      ...['Сводный протокол', 'черновик', 'Черновик', 'Светлояр', 'День первый', 'идёт приём оценок', 'Народный танец'],
      ...[
        'Участник 1',
        '«Половецкие пляски»',
        'Инна Ветлугина',
        'Кострома',
        '9,50',
        'Лауреат',
        'Дипломант',
        'Секретарь',
      ],
      ...[
        'Метод: итог — среднее трёх судей, с округлением до сотых.',
        'Звания: Лауреат от 9,00; Дипломант от 7,00; Участник от 0,00.',
      ],
    ]) {
      expect(text).toContain(words);
    }
    await lock();
    const closed = await pdfText((await protocol()).bytes);
    expect(closed).toContain('закрыт');
    expect(closed).not.toContain('ерновик');
  });

  it('says how equals were parted', async () => {
    await contest.markAll([9500, 9500, 6000]);
    await lock();
    const text = await pdfText((await protocol()).bytes);
    expect(text).toContain('Равенство: № 1 Участник 1 и № 2 Участник 2. Место делится.');
    expect(text).toContain('1–2');
  });

  it('tells who is higher by the word of the chair, whatever the order of the names', async () => {
    const scheme = { ...MEAN, ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }] };
    const parted = await LiveContest.create(api, { scheme });
    await parted.markAll([9000, 9000, 8000]);
    const query = { competitionProgramGuid: parted.program };
    const [first, second] = parted.items as [Guid, Guid];
    const paper = async () => pdfText((await protocol(query, parted.as)).bytes);
    expect(await paper()).toContain('Решение председателя ещё не принято.');
    await api.call(VotingProtocolSetChairDecision, {
      as: parted.as,
      query,
      body: { competitionProgramItemGuids: [second, first], reason: 'Сложнее партитура' },
    });
    expect(await paper()).toContain(
      'Равенство: № 1 Участник 1 и № 2 Участник 2. Решение председателя жюри: № 2 выше, чем № 1. Основание: Сложнее партитура.',
    );
  });

  it('tells of an abstention in the hall’s words, at the total and below the table', async () => {
    await contest.markAll([9500, 8000, 6000]);
    const [judge] = contest.judges;
    await contest.send(judge!, [contest.tap(judge!, contest.items[1]!, { abstain: true })]);
    const told = 'тог — среднее двух судей, одно воздержание';
    const text = await pdfText((await protocol()).bytes);
    expect(text).toContain('Метод: итог — среднее трёх судей, с округлением до сотых.');
    expect(text).toContain(`И${told}`);
    expect(text).toContain(`№ 2: и${told}.`);
    const [sheet] = await cellsOf((await protocol({ format: 'xlsx' })).bytes);
    expect(sheet!.rows.flat().join('\n').replaceAll('\u00A0', ' ')).toContain(`№ 2: и${told}.`);
  });

  it('names those who were passed over in one line, and gives them no row', async () => {
    await contest.markAll([9500, 8000, 6000]);
    await api.database.query(`update program.item set activity = 'Skipped' where guid = any ($1)`, [
      contest.items.slice(1),
    ]);
    for (const kind of ['summary', 'program', 'judge']) {
      const text = await pdfText((await protocol({ kind })).bytes);
      expect(text).toContain('Участник 1');
      expect(text).toContain('Пропущены: № 2, 3.');
      expect(text).not.toMatch(/Участник [23]|пропуск/);
    }
  });

  it('is the same to the byte each time, PDF and XLSX', async () => {
    await contest.markAll([9500, 8000, 6000]);
    await lock();
    for (const format of ['pdf', 'xlsx']) {
      for (const kind of ['summary', 'judge', 'program', 'awards']) {
        const one = await protocol({ format, kind });
        const other = await protocol({ format, kind });
        expect(one.status).toBe(200);
        expect(sha(one.bytes)).toBe(sha(other.bytes));
      }
    }
  });

  it('as a workbook has text for words, numbers for marks, and no formula at all', async () => {
    await contest.markAll([9500, 8000, 6000]);
    const [collective, city] = ['ДШИ «Гармония»', '+7 999 123-45-67'];
    await rename(contest.items[0]!, { performer: '=HYPERLINK("http://x")', collective, city });
    const { headers, bytes } = await protocol({ format: 'xlsx' });
    expect(headers.get('content-type')).toContain('spreadsheetml');
    const [sheet] = await cellsOf(bytes);
    expect(sheet!.name).toBe('Сводный протокол');
    const row = sheet!.rows.find((cells) => String(cells[2]).startsWith('=HYPERLINK'))!;
    // Place and № are numbers; collective and town have columns of their own.
    expect(row.slice(0, 5)).toEqual([1, 1, '=HYPERLINK("http://x")', collective, city]);
    expect(sheet!.rows.map((cells) => cells.slice(2, 5))).toContainEqual(['Исполнитель', 'Коллектив', 'Город']);
    // No item names a teacher, so there is no column for teachers.
    expect(row.slice(6)).toEqual([9.5, 9.5, 9.5, 9.5, 'Лауреат']);
    expect(sheet!.rows.flat().every((cell) => cell == null || ['string', 'number'].includes(typeof cell))).toBe(true);
  });

  it('has a journal as its appendix, with marks as numbers', async () => {
    const [judge] = contest.judges;
    await contest.mark(judge!, contest.items[0]!, 9500);
    await contest.mark(judge!, contest.items[0]!, 9000);
    await api.database.query('insert into judging.shown_result (item_guid) values ($1)', [contest.items[0]!]);
    await contest.mark(judge!, contest.items[0]!, 8500);
    const asked = { competitionProgramGuid: contest.program, format: 'xlsx', competitionJudgeGuid: judge!.guid };
    const { status, bytes } = await fetchFile(api, 'VotingProtocol/ExportJournal', asked, contest.as);
    expect(status).toBe(200);
    const [sheet] = await cellsOf(bytes);
    const told = sheet!.rows.filter(([, what]) => what === 'Оценка судьи').map((cells) => cells.slice(7, 9));
    expect(told).toContainEqual([undefined, 9.5]);
    expect(told).toContainEqual([9.5, 9]);
    const seen = sheet!.rows.find(([, what]) => what === 'Оценка судьи после показа залу')!;
    expect(seen.slice(7, 10)).toEqual([9, 8.5, 'зал уже видел 9']);
    const pdf = await fetchFile(api, 'VotingProtocol/ExportJournal', { ...asked, format: 'pdf' }, contest.as);
    expect(await pdfText(pdf.bytes)).toContain('Журнал протокола');
    expect(await pdfCutOff(pdf.bytes)).toEqual([]);
  });

  it('of one judge is a sheet of his own marks; of the panel, a sheet for each', async () => {
    await api.call(CompetitionJudgeUpdate, {
      as: contest.as,
      body: {
        competitionJudgeGuid: contest.judges[0]!.guid,
        fullName: 'Берестов Александр Николаевич',
        title: 'заслуженный артист России',
        isChair: true,
      },
    });
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9500);
    await contest.send(contest.judges[0]!, [contest.tap(contest.judges[0]!, contest.items[0]!, { comment: 'Чисто' })]);
    await contest.mark(contest.judges[1]!, contest.items[0]!, 3000);
    const mark = { competitionProgramItemGuid: contest.items[0]!, competitionJudgeGuid: contest.judges[0]!.guid };
    await api.call(VotingProtocolSavingByCompetitionProtocol, {
      as: contest.as,
      query: contest.query,
      body: { marks: [{ ...mark, pointGuid: contest.criteria[0]!, value: 6000, reason: 'Перепутаны листы' }] },
    });
    const own = await pdfText((await protocol({ kind: 'judge', competitionJudgeGuid: contest.judges[0]!.guid })).bytes);
    for (const words of [
      'Лист судьи: Берестов Александр Николаевич',
      'заслуженный артист',
      'Техника',
      'исправлено организатором: Техника 9,5 → 6,0. Чисто',
    ]) {
      expect(own).toContain(words);
    }
    expect(own).toContain('Председатель жюри Берестов А. Н.');
    expect(own).not.toMatch(/3,00|Судья 2/);
    expect(await pdfPages((await protocol({ kind: 'judge' })).bytes)).toHaveLength(3);
    const sheets = await cellsOf((await protocol({ kind: 'judge', format: 'xlsx' })).bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Берестов Александр Николаевич', 'Судья 2', 'Судья 3']);
  });

  it('of the ceremony goes from the last place up, and the jury’s own award comes last', async () => {
    await contest.markAll([9500, 8000, 9900]);
    await api.call(VotingProtocolSetManualAward, {
      as: contest.as,
      query: { competitionProgramGuid: contest.program },
      body: {
        competitionProgramItemGuid: contest.items[2]!,
        awardSettingGuid: contest.awards[0]!,
        reason: 'Единогласно',
      },
    });
    await lock();
    const text = await pdfText((await protocol({ kind: 'awards' })).bytes);
    const places = ['Участник 2', 'Участник 1', 'Решение жюри', 'Участник 3'].map((name) => text.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).toContain('Гран-при: «Участник 3». Решение жюри: Единогласно');
  });

  it('is for those who may see the protocol, and a foreign one does not exist', async () => {
    const other = await LiveContest.create(api);
    expect((await protocol({}, other.as)).status).toBe(404);
    expect((await protocol({}, contest.judges[0]!.token)).status).toBe(403);
    expect((await protocol({}, '')).status).toBe(401);
    const foreignJudge = await protocol({ kind: 'judge', competitionJudgeGuid: other.judges[0]!.guid });
    expect([foreignJudge.status, codeOf(foreignJudge.bytes)]).toEqual([404, 'notFound']);
    expect((await protocol({ format: 'docx' })).status).toBe(400);
  });
});

describe('a diploma', () => {
  it('waits for the protocol to be closed, and says so', async () => {
    await contest.markAll([9500, 8000, 6000]);
    const early = await diploma(contest.items[0]!);
    expect([early.status, codeOf(early.bytes)]).toEqual([409, 'resultsNotLocked']);
    expect(early.bytes.toString()).toContain('протокол «День первый» ещё не закрыт');
    await rename(contest.items[0]!, { city: 'пгт Усть-Камчатск' });
    await lock();
    const { status, headers, bytes } = await diploma(contest.items[0]!);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await pdfPages(bytes)).toHaveLength(1);
    const text = await pdfText(bytes);
    for (const words of ['диплом', 'лауреата', 'награждается', 'Участник 1', 'Номинация: Народный танец, 10–12 лет']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Кострома, 1–2 мая 2026');
    // A town is printed as it was written.
    expect(text).toContain('пгт Усть-Камчатск');
    expect(text).not.toContain('г. пгт');
    expect(text).toContain('СВ26 № 0001');
  });

  it('is the same to the byte each time and keeps its number', async () => {
    await contest.markAll([9500, 8000, 6000]);
    await lock();
    const second = await diploma(contest.items[1]!);
    const first = await diploma(contest.items[0]!);
    expect(await pdfText(second.bytes)).toContain('№ 0001');
    expect(await pdfText(first.bytes)).toContain('№ 0002');
    expect(sha((await diploma(contest.items[1]!)).bytes)).toBe(sha(second.bytes));
  });

  it('takes whatever is typed as a name for nothing but a name', async () => {
    const typed = [
      ['#panic("x") $x^2$ *жирно* @ссылка <метка> \\u{41} [[', '#panic("x") $x^2$ *жирно* @ссылка <метка> \\u{41} [['],
      ['"},{"', '"},{"'],
      ['🎭 Ёжики 👩‍👩‍👧 и 🇷🇺 море', 'Ёжики и море'],
      ['🎭', '—'],
      ['Әлия Ғалымқызы і Ўладзімір', 'Әлия Ғалымқызы і Ўладзімір'],
    ] as const;
    const made = await contest.addProgram(
      'День второй',
      typed.map(() => '13–15 лет'),
    );
    for (const [index, [performer]] of typed.entries()) await rename(made.items[index]!, { performer });
    await contest.markAll([9500, 9000, 8000, 7000, 6000], made.items);
    await api.call(VotingProtocolLock, {
      as: contest.as,
      query: { competitionProgramGuid: made.program },
      body: { isLocked: true },
    });
    for (const [index, [, shown]] of typed.entries()) {
      const { status, bytes } = await diploma(made.items[index]!);
      expect(status).toBe(200);
      expect((await pdfText(bytes)).replaceAll(' ', '')).toContain(`награждается${shown.replaceAll(' ', '')}`);
      expect(await pdfPages(bytes)).toHaveLength(1);
    }
  });

  it('holds a name of 300 letters on its one page, whole', async () => {
    const long = 'Образцовый хореографический коллектив «Сурские зори» '.repeat(6).slice(0, 300).trim();
    const word = 'Ш'.repeat(300);
    await rename(contest.items[0]!, { performer: long, piece_title: long, institution: long, teachers: long });
    await rename(contest.items[1]!, { performer: word });
    await contest.markAll([9500, 8000, 6000]);
    await lock();
    const { bytes } = await diploma(contest.items[0]!);
    expect(await pdfPages(bytes)).toHaveLength(1);
    expect((await pdfText(bytes)).split(long.slice(0, 60)).length).toBeGreaterThanOrEqual(2);
    expect((await pdfText((await diploma(contest.items[1]!)).bytes)).replaceAll(' ', '')).toContain(word);
  });

  it('holds official names: people whole on a line, the event by its whole name', async () => {
    const soloists = names.performers.find((name) => name.startsWith('Солисты'))!;
    const title = names.events.find((name) => name.includes('Щегол'))!;
    await api.database.query('update competitions.competition set title = $2 where guid = $1', [
      contest.query.competitionGuid,
      title,
    ]);
    const [institution, city] = [names.institutions[0]!, names.places[1]!];
    await rename(contest.items[0]!, { performer: soloists, piece_title: names.pieces[0]!, institution, city });
    await contest.markAll([9500, 8000, 6000]);
    await lock();
    const { bytes } = await diploma(contest.items[0]!);
    expect(await pdfPages(bytes)).toHaveLength(1);
    expect(await pdfCutOff(bytes)).toEqual([]);
    const lines = (await pdfPages(bytes))[0]!.split('\n').map((line) => line.replaceAll('\u00A0', ' '));
    for (const person of ['Ворона Евгения', 'Шегера Иван', 'Гаязова Юлия', 'Королёв Павел'])
      expect(
        lines.some((line) => line.includes(person)),
        person,
      ).toBe(true);
    const text = await pdfText(bytes);
    expect(text).toContain(title.replaceAll('\u00A0', ' '));
    expect(text).toContain('награждаются');
  });

  it('is nobody’s who has no right to it', async () => {
    await contest.markAll([9500, 8000, 6000]);
    await lock();
    const other = await LiveContest.create(api);
    expect((await diploma(contest.items[0]!, other.as)).status).toBe(404);
    expect((await diploma(contest.items[0]!, contest.judges[0]!.token)).status).toBe(403);
    expect((await diploma(contest.items[0]!, '')).status).toBe(401);
    // The document of one event with a performance of another event.
    expect((await diploma(other.items[0]!)).status).toBe(404);
  });
});

describe('documents of an event', () => {
  it('have the built-in diploma with a guid that stays, and say what is ready', async () => {
    const list = () => api.call(DocumentListGetAll, { as: contest.as, query: contest.query });
    const [before] = await list();
    expect(before).toMatchObject({ isBuiltIn: true, programs: [{ guid: contest.program, isReady: false, count: 0 }] });
    await contest.markAll([9500, 8000, 6000]);
    await lock();
    const [after] = await list();
    expect(after).toMatchObject({
      guid: before!.guid,
      programs: [{ isReady: true, count: 3, protocolState: 'Locked' }],
    });
    expect(await document()).toBe(before!.guid);
    const other = await LiveContest.create(api);
    expect((await api.send(DocumentListGetAll, { as: other.as, query: contest.query })).status).toBe(404);
  });
});

it('blank sheets of judges: one each, or one judge alone, with their code; none before they are prepared', async () => {
  const query = { competitionProgramGuid: contest.program };
  expect((await fetchFile(api, 'PaperSheet/Export', query, contest.as)).status).toBe(409);
  await api.call(PaperSheetPrepare, { as: contest.as, query, body: {} });
  const { bytes } = await fetchFile(api, 'PaperSheet/Export', query, contest.as);
  const text = await pdfText(bytes);
  const { sheets } = await api.call(PaperSheetGetByProgram, { as: contest.as, query });
  for (const { judge, code } of sheets) {
    expect(text).toContain(judge);
    expect(text).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
  }
  expect(text).toContain('Участник 3');
  const one = { ...query, competitionJudgeGuid: contest.judges[0]!.guid };
  expect(await pdfPages((await fetchFile(api, 'PaperSheet/Export', one, contest.as)).bytes)).toHaveLength(1);
});

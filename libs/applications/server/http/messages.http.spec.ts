// What a member and the organizer write to each other about an application, and who is told; drafts that wait for a month;
// what the office is told of.

import { EmployeeAccess, ForgetClosed, LetterRefusals, Notifications, OfficeLetters } from '@rampa/accounts/server';
import {
  ApplicationErasePersonal,
  ApplicationGetAllToMember,
  ApplicationGetByGuid,
  ApplicationGetNowToMember,
  ApplicationMessageBeginUpload,
  ApplicationMessageCancelUpload,
  ApplicationMessageFinishUpload,
  ApplicationMessageGetAttached,
  ApplicationMessageGetByApplication,
  ApplicationMessageSee,
  ApplicationMessageSend,
  ApplicationMessageSendPiece,
  ApplicationCreateForEmail,
  ApplicationRulesUpdate,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionGetSubscribedApplicationsByCompetition,
  UserGetNotifications,
  UserUpdateNotifications,
  type Envelope,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { CONFIG, Database, MailOutbox, UnitOfWork, type Config } from '@rampa/platform/server';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { HOSTILE } from '../../testing/hostile-files.ts';
import { wav } from '../../testing/recordings.ts';
import { startWorker } from '../../testing/worker.ts';
import { ForgetLeftFiles } from '../use-cases/forget-left-files.ts';
import { RemindDrafts } from '../use-cases/remind-drafts.ts';
import { TellOffice } from '../use-cases/tell-office.ts';

let api: TestApi;
let sample: EventSample;
let application: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  application = await sample.filled();
});

const query = () => ({ applicationGuid: application });
const write = (text: string, as = sample.member.token, messageGuid?: Guid) =>
  api.call(ApplicationMessageSend, { as, body: { ...query(), text, ...(messageGuid ? { messageGuid } : {}) } });
const read = (as = sample.member.token) => api.call(ApplicationMessageGetByApplication, { as, query: query() });
const see = (as: string) => api.call(ApplicationMessageSee, { as, body: query() });
const letters = async (kind: string) =>
  (
    await api.database.query<{ subject: string }>(
      'select subject from mail.letter where kind = $1 and recipient = $2 order by created_at, guid',
      [kind, (await loginOf(sample.member.guid)) ?? ''],
    )
  ).map(({ subject }) => subject);
async function loginOf(guid: Guid) {
  const [row] = await api.database.query<{ login: string }>('select login from accounts.account where guid = $1', [
    guid,
  ]);
  return row?.login;
}
const unread = async (hasUnseen?: boolean) =>
  (
    await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
      query: { competitionGuid: sample.event, isActive: 'false' },
      body: hasUnseen === undefined ? {} : { hasUnseen },
    })
  ).collection.map(({ unseenMessages }) => unseenMessages);

describe('a message', () => {
  it('is read by the other side, the latest first, and each sees what was read', async () => {
    await write('Можно ли привезти декорации?');
    await write('И когда репетиция?');
    expect([await unread(), await unread(true), await unread(false)]).toEqual([[2], [2], []]);
    const office = await read(sample.boss.token);
    expect(office.collection.map(({ text, isOrganizer, isSeen }) => [text, isOrganizer, isSeen])).toEqual([
      ['И когда репетиция?', false, false],
      ['Можно ли привезти декорации?', false, false],
    ]);
    expect([office.unseen, (await read()).unseen]).toEqual([2, 0]);
    await see(sample.member.token);
    expect((await read(sample.boss.token)).unseen).toBe(2);
    await see(sample.boss.token);
    expect([(await read(sample.boss.token)).unseen, await unread(true)]).toEqual([0, []]);
    expect((await read()).collection.map(({ isSeen }) => isSeen)).toEqual([true, true]);
  });

  it('of the organizer bears his name and is told by a letter once until it was read', async () => {
    await write('Да, привозите', sample.boss.token);
    await write('Репетиция в девять', sample.boss.token);
    const { collection, unseen } = await read();
    expect(unseen).toBe(2);
    expect(new Set(collection.map(({ authorName }) => authorName)).size).toBe(1);
    expect(await letters('accounts.answer')).toEqual(['Заявка «Берёзка»: организатор написал вам']);
    const { latest } = await sample.own(ApplicationGetNowToMember);
    expect(latest.find(({ guid }) => guid === application)).toMatchObject({ messages: 2 });
    await see(sample.member.token);
    await write('Приезжайте к восьми', sample.boss.token);
    expect(await letters('accounts.answer')).toHaveLength(2);
  });

  it('sent twice is one; of another’s application and to nobody it is refused', async () => {
    const messageGuid = newGuid();
    await write('Один раз', sample.member.token, messageGuid);
    await write('Один раз', sample.member.token, messageGuid);
    expect((await read()).totalCount).toBe(1);
    const stranger = (await api.member(sample.event)).token;
    expect(await sample.refusal(ApplicationMessageSend, { as: stranger, body: { ...query(), text: 'Я' } })).toMatchObject({ code: 'notFound' }); // prettier-ignore
    expect(await sample.refusal(ApplicationMessageSend, { body: { ...query(), text: ' \u200b ' } })).toMatchObject({ status: 400 }); // prettier-ignore
    const { applicationGuid } = await sample.desk(ApplicationCreateForEmail, {
      query: { competitionGuid: sample.event },
      body: { email: 'nobody@example.org' },
    });
    const body = { applicationGuid, text: 'Кто здесь?' };
    expect(await sample.refusal(ApplicationMessageSend, { as: sample.boss.token, body })).toMatchObject({ code: 'messageNobody' }); // prettier-ignore
  });

  it('goes with a forgotten member', async () => {
    await write('Незабвенное');
    await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [sample.member.guid]); // prettier-ignore
    await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
    expect((await read(sample.boss.token)).totalCount).toBe(0);
  });
});

describe('a file of a message', () => {
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  const own = () => sample.member.token;
  const boss = () => sample.boss.token;
  const begin = (name: string, size: number, as: string) =>
    api.send(ApplicationMessageBeginUpload, { as, body: { ...query(), name, size } });
  async function piece(uploadGuid: Guid, bytes: Buffer, as: string): Promise<number> {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
    const asked = new URLSearchParams({ uploadGuid, at: '0' });
    const address = `${api.url}/api/v1/${ApplicationMessageSendPiece.path}?${asked}`;
    return (await fetch(address, { method: 'PUT', headers: { authorization: `Bearer ${as}` }, body })).status;
  }
  const finish = (uploadGuid: Guid, as: string) =>
    api.send(ApplicationMessageFinishUpload, { as, body: { uploadGuid } });
  async function sent(name: string, bytes: Buffer, as: string) {
    const { envelope } = await begin(name, bytes.length, as);
    const { uploadGuid } = envelope.data!;
    expect(await piece(uploadGuid, bytes, as)).toBe(200);
    return { uploadGuid, answer: await finish(uploadGuid, as) };
  }
  async function attached(name: string, bytes: Buffer = PDF, as = own()): Promise<Guid> {
    const { answer } = await sent(name, bytes, as);
    expect(answer.envelope.errors).toEqual([]);
    return answer.envelope.data!.guid;
  }
  const status = async (uploadedFileGuid: Guid, as?: string) => {
    const address = `${api.url}/api/v1/UploadedFile/GetByGuid?${new URLSearchParams({ uploadedFileGuid })}`;
    return (await fetch(address, as ? { headers: { authorization: `Bearer ${as}` } } : {})).status;
  };
  const writeWith = (fileGuids: Guid[], as = own(), text = 'Вот') =>
    api.send(ApplicationMessageSend, { as, body: { ...query(), text, fileGuids } });
  const waiting = (as: string) => api.call(ApplicationMessageGetAttached, { as, query: query() });
  const codeOf = ({ envelope }: { envelope: Pick<Envelope<unknown>, 'errors'> }) => envelope.errors[0]?.code;

  it('is its author’s alone until the message is sent, then both sides’ and nobody else’s', async () => {
    const stranger = (await api.member(sample.event)).token;
    const other = (await api.organizer()).token;
    const { guid } = sample.boss;
    const [seeing, blind] = [
      await api.employee(guid, { all: { requests: 1 } }),
      await api.employee(guid, { all: { program: 2 } }),
    ];
    const song = await attached('Вальс.wav', wav(2));
    const plan = await attached('Сцена.pdf');
    const all = () =>
      Promise.all([own(), boss(), seeing.token, blind.token, stranger, other, undefined].map((as) => status(plan, as)));
    expect((await waiting(own())).files.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['Вальс.wav', 2],
      ['Сцена.pdf', null],
    ]);
    expect((await waiting(boss())).files).toEqual([]);
    expect(await all()).toEqual([200, 404, 404, 404, 404, 404, 404]);
    expect(codeOf(await writeWith([plan], boss()))).toBe('messageFileGone');
    expect(codeOf(await finish(plan, boss()))).toBe('notFound');
    expect(codeOf(await writeWith([song, plan]))).toBeUndefined();
    expect(await all()).toEqual([200, 200, 200, 404, 404, 404, 404]);
    const { collection } = await read(boss());
    expect(collection[0]!.files.map(({ name, size }) => [name, size])).toEqual([
      ['Вальс.wav', wav(2).length],
      ['Сцена.pdf', PDF.length],
    ]);
    expect([(await waiting(own())).files, codeOf(await writeWith([plan]))]).toEqual([[], 'messageFileGone']);
    const refused = await api.send(ApplicationMessageCancelUpload, { as: own(), query: { uploadGuid: plan } });
    expect([codeOf(refused), await status(plan, own())]).toEqual(['notFound', 200]);
    // A thrown away draft takes them along, and brings them back.
    const draft = (deleted: boolean) =>
      api.database.query(`update applications.application set deleted_at = case when $2 then now() end where guid = $1`, [application, deleted]); // prettier-ignore
    await draft(true);
    expect([await status(plan, own()), await status(plan, boss())]).toEqual([404, 404]);
    await draft(false);
    expect(await status(plan, own())).toBe(200);
  });

  it('of the organizer is named in the letter, beside his words and without them', async () => {
    const told = async () => {
      const posted = (await api.letters(sample.member.login)).filter(({ kind }) => kind === 'accounts.answer');
      return posted.map(({ subject, body }) => [subject, ...body.paragraphs]);
    };
    const start = 'Заявка «Берёзка» на мероприятие «Светлояр». Организатор';
    const two = [await attached('Сцена.pdf', PDF, boss()), await attached('Вальс.wav', wav(1), boss())];
    await writeWith(two, boss(), 'Посмотрите\nобе');
    expect(await told()).toEqual([
      ['Заявка «Берёзка»: организатор написал вам', `${start} пишет:`, 'Посмотрите', 'обе', 'К сообщению приложено: «Сцена.pdf», «Вальс.wav».'], // prettier-ignore
    ]);
    await see(own());
    expect(codeOf(await writeWith([], boss(), ' \u200b '))).toBe('badRequest');
    await writeWith([await attached('Схема.pdf', PDF, boss())], boss(), ' ');
    expect((await told()).at(-1)).toEqual(['Заявка «Берёзка»: организатор прислал файл', `${start} прислал файл: «Схема.pdf».`]); // prettier-ignore
    expect((await read()).collection[0]).toMatchObject({ text: '', files: [{ name: 'Схема.pdf' }] });
  });

  it('is refused in words where it is no file for people, too large or the sixth', async () => {
    const early = await Promise.all([
      begin('игра.exe', 10, own()),
      begin('пусто.pdf', 0, own()),
      begin('кино.mp4', 81 * 1024 * 1024, own()),
    ]);
    expect(early.map(codeOf)).toEqual(['answerFileRefused', 'answerFileRefused', 'fileTooLarge']);
    const taken: string[] = [];
    for (const [what, bytes] of Object.entries(HOSTILE)) {
      const { uploadGuid, answer } = await sent('Афиша.pdf', bytes, own());
      if (answer.status === 200) taken.push(`${what}: ${answer.envelope.data!.type}`);
      else
        expect([codeOf(answer), answer.envelope.errors[0]!.message !== ''], what).toEqual(['answerFileRefused', true]);
      await api.send(ApplicationMessageCancelUpload, { as: own(), query: { uploadGuid } });
    }
    // As in a field: by what they are, and never as a page.
    expect(taken.filter((one) => /\/(?:html|svg|xml)|script/.test(one.split(': ')[1]!))).toEqual([]);
    expect(taken.map((one) => one.split(':')[0])).toEqual([
      ...['a page', 'a drawing that runs', 'a paper that is a page', 'names that lead out'],
      'a document with entities',
    ]);
    expect(await waiting(own())).toEqual({ files: [], coming: [] });
    const five = [];
    for (let at = 1; at <= 5; at++) five.push(await attached(`${at}.pdf`));
    expect(codeOf(await begin('6.pdf', 10, own()))).toBe('messageFilesFull');
    await api.call(ApplicationMessageCancelUpload, { as: own(), query: { uploadGuid: five[0]! } });
    expect([codeOf(await begin('6.pdf', 10, own())), await status(five[0]!, own())]).toEqual([undefined, 404]);
  });

  it('goes after a day where the message was never sent, and with answers that are erased', async () => {
    const [left, kept] = [await attached('Забыт.pdf'), await attached('Сцена.pdf')];
    await writeWith([kept]);
    await api.database.query(`update applications.message_file set came_at = now() - interval '25 hours'`);
    await api.nodes[0]!.app.get(ForgetLeftFiles, { strict: false }).run({ leftHours: 720, blockDays: 30 });
    expect([await status(left, own()), await status(kept, own())]).toEqual([404, 200]);
    await sample.desk(ApplicationErasePersonal, { query: query() });
    const rows = await api.database.query('select guid from files.file where guid = any ($1::uuid[])', [[left, kept]]);
    expect([rows, (await read()).totalCount]).toEqual([[], 0]);
  });
});

describe('answers that the organizer corrects', () => {
  const KIND = 'accounts.applicationCorrected';
  const correct = (field: 'name' | 'city' | 'secret', value: string, as = sample.boss.token) =>
    sample.save(application, field, { value }, as);
  const counted = async () => [
    (await sample.own(ApplicationGetByGuid, { query: query() })).officeAnswers,
    (await sample.own(ApplicationGetAllToMember, { body: {} })).collection[0]!.officeAnswers,
  ];
  const later = (minutes: number) =>
    api.database.query(`update applications.application set corrected_at = corrected_at - make_interval(mins => $2) where guid = $1`, [application, minutes]); // prettier-ignore

  it('are told to the owner by a letter once a run, and counted until he writes himself', async () => {
    await correct('secret', 'Только нам');
    expect([await letters(KIND), await counted()]).toEqual([[], [0, 0]]);
    await correct('city', 'Омск');
    await correct('name', 'Берёзонька');
    expect([await letters(KIND), await counted()]).toEqual([['Заявка «Берёзка»: организатор правит ответы'], [2, 2]]);
    await later(61);
    await correct('city', 'Тверь');
    expect(await letters(KIND)).toHaveLength(2);
    await correct('city', 'Кострома', sample.member.token);
    expect([(await letters(KIND)).length, await counted()]).toEqual([2, [1, 1]]);
  });

  it('are told though a change of the form has just carried an answer over', async () => {
    await api.database.query(
      `update applications.change set is_organizer = true, at = now() where application_guid = $1 and kind = 'answer'`,
      [application],
    );
    await correct('city', 'Омск');
    expect(await letters(KIND)).toHaveLength(1);
  });

  it('come without a letter to whoever has refused them, and are counted all the same', async () => {
    await sample.own(UserUpdateNotifications, { body: { organizerMessage: false } });
    await correct('city', 'Омск');
    expect([await letters(KIND), await counted()]).toEqual([[], [1, 1]]);
  });
});

it('what the organizer sends or takes back in a member’s place is told to him each time, whatever he has refused', async () => {
  const KIND = 'accounts.applicationMoved';
  await sample.own(UserUpdateNotifications, { body: { organizerMessage: false } });
  const one = { query: { applicationGuid: await sample.filled() } };
  await sample.desk(ApplicationSubscribe, one);
  await sample.desk(ApplicationSubscribe, one);
  await sample.desk(ApplicationUnsubscribe, one);
  await sample.own(ApplicationSubscribe, one);
  await sample.own(ApplicationUnsubscribe, one);
  const told = (await letters(KIND)).map((subject) => subject.replaceAll('\u00a0', ' '));
  expect(told).toEqual([
    'Заявка № 1 «Берёзка»: организатор отправил её за вас',
    'Заявка № 1 «Берёзка»: организатор отозвал её за вас',
  ]);
});

describe('what members send and take back', () => {
  const of = <T>(kind: abstract new (...given: never[]) => T): T => api.nodes[0]!.app.get(kind);
  // Without a worker, which would send the letters and delete their bodies.
  const tell = () =>
    new TellOffice(
      api.nodes[0]!.app.get<Config>(CONFIG),
      of(Database),
      of(UnitOfWork),
      new OfficeLetters(of(EmployeeAccess), of(Notifications), of(LetterRefusals), of(MailOutbox)),
    ).run(newGuid());
  const told = async (login: string) =>
    (await api.letters(login)).filter(({ kind }) => kind === 'accounts.applicationNews');
  const subjects = async () => (await told(sample.boss.login)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
  const send = (applicationGuid: Guid, as = sample.member.token) =>
    sample.own(ApplicationSubscribe, { as, query: { applicationGuid } });
  const withdraw = (applicationGuid: Guid) => sample.own(ApplicationUnsubscribe, { query: { applicationGuid } });
  const hourLater = () =>
    api.database.query(
      `update applications.application set told_at = told_at - interval '1 hour' where competition_guid = $1`,
      [sample.event],
    );

  it('comes to those who see the applications as one letter an hour, with whose they are', async () => {
    const { guid: boss } = sample.boss;
    const [seeing, blind, elsewhere] = [
      await api.employee(boss, { all: { requests: 1 } }),
      await api.employee(boss, { all: { requests: 2 }, [sample.event]: { requests: 0, program: 2 } }),
      await api.employee((await api.organizer()).guid, { all: { requests: 2 } }),
    ];
    const [other, hasty] = [await sample.filled('Лель'), await sample.filled('Передумавшие')];
    await tell();
    expect(await subjects()).toEqual([]);
    for (const guid of [application, other, hasty]) await send(guid);
    await withdraw(hasty);
    await tell();
    await tell();
    expect(await subjects()).toEqual(['2 новые заявки: Светлояр']);
    for (const { login } of [blind, elsewhere]) expect(await told(login)).toEqual([]);
    const [letter] = await told(seeing.login);
    expect(letter!.link().pathname).toBe(`/organizer/events/${sample.event}/applications`);
    expect(letter!.body.paragraphs[1]).toBe(
      'Новые:\n№\u00a01 «Берёзка», Иванова Мария Петровна\n№\u00a02 «Лель», Иванова Мария Петровна',
    );

    // Within the hour it waits for the next letter; to and fro is no news.
    await withdraw(application);
    await send(hasty);
    await withdraw(other);
    await send(other);
    await tell();
    expect(await subjects()).toHaveLength(1);
    await hourLater();
    await tell();
    await hourLater();
    await tell();
    expect((await subjects()).slice(1)).toEqual(['1 новая заявка, 1 отозвана: Светлояр']);
    await send(application);
    await hourLater();
    await tell();
    expect((await subjects()).at(-1)).toBe('1 заявка подана снова: Светлояр');
  });

  it('is no news where the office did it itself, and none in the archive', async () => {
    await send(application, sample.boss.token);
    await tell();
    await withdraw(application);
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [sample.event]);
    await tell();
    expect(await subjects()).toEqual([]);
    await api.database.query('update competitions.competition set archived_at = null where guid = $1', [sample.event]);
    await tell();
    expect(await subjects()).toEqual(['1 заявка отозвана: Светлояр']);
  });

  it('is refused by the letter’s own link, as by the switch', async () => {
    await send(application);
    await tell();
    const [letter] = await told(sample.boss.login);
    const link = api.url + new URL(letter!.refuse!).pathname;
    expect(await (await fetch(link)).text()).toContain('Отписаться от писем о заявках?');
    const wanted = () => sample.desk(UserGetNotifications);
    expect(await wanted()).toMatchObject({ applicationNews: true, employeeRequest: true });
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('Вы отписались');
    expect(await wanted()).toMatchObject({ applicationNews: false, employeeRequest: true });
    await withdraw(application);
    await hourLater();
    await tell();
    expect(await subjects()).toHaveLength(1);
    expect(await (await fetch(`${link}/undo`, { method: 'POST' })).text()).toContain('Письма снова приходят');
    await send(application);
    await hourLater();
    await tell();
    expect(await subjects()).toHaveLength(2);
  });

  it('is told by the worker’s own job, which knows nobody', async () => {
    await send(application);
    const worker = await startWorker(api);
    const posted = () =>
      api.database.query(`select from mail.letter where kind = 'accounts.applicationNews' and recipient = $1`, [
        sample.boss.login,
      ]);
    await until('the letter', async () => (await posted()).length === 1);
    await worker.close();
    const jobs = await api.database.query<{ payload: unknown }>(
      `select payload from jobs.job where kind = 'applications.tellOffice'`,
    );
    expect(jobs.map(({ payload }) => payload)).toContainEqual({});
  });
});

describe('a draft that waits for a month', () => {
  let worker: Awaited<ReturnType<typeof startWorker>>;
  beforeAll(async () => {
    worker = await startWorker(api);
  });
  afterAll(() => worker?.close());

  const run = () => worker.get(RemindDrafts, { strict: false }).run(30);
  const age = (days: number) =>
    api.database.query(`update applications.application set updated_at = now() - make_interval(days => $2) where guid = $1`, [application, days]); // prettier-ignore

  it('is reminded of once, with how far it is and until when', async () => {
    await sample.desk(ApplicationRulesUpdate, {
      query: { competitionGuid: sample.event },
      body: { closesAt: '2027-03-01T20:59:00.000Z', freezesAt: null },
    });
    await age(29);
    await run();
    expect(await letters('accounts.applicationDraft')).toEqual([]);
    await age(31);
    await run();
    await run();
    expect(await letters('accounts.applicationDraft')).toEqual(['Заявка «Берёзка» ещё не отправлена']);
  });

  it('is not spoken of where it was sent, refused, too late or never begun', async () => {
    const silent = async (change: () => Promise<unknown>) => {
      sample = await EventSample.make(api);
      application = await sample.filled();
      await change();
      await age(31);
      await run();
      return letters('accounts.applicationDraft');
    };
    const close = (closesAt: string) =>
      sample.desk(ApplicationRulesUpdate, {
        query: { competitionGuid: sample.event },
        body: { closesAt, freezesAt: null },
      });
    expect(await silent(() => sample.own(ApplicationSubscribe, { query: query() }))).toEqual([]);
    expect(await silent(() => close('2026-01-01T00:00:00.000Z'))).toEqual([]);
    expect(await silent(() => sample.own(UserUpdateNotifications, { body: { organizerMessage: false } }))).toEqual([]);
    expect(await silent(() => api.database.query(`update competitions.competition set archived_at = now() where guid = $1`, [sample.event]))).toEqual([]); // prettier-ignore
    expect(await silent(() => api.database.query(`update applications.application set state = 'Draft' where guid = $1`, [application]))).toEqual([]); // prettier-ignore
  });
});

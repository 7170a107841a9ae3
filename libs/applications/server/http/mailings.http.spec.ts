// Letters to chosen applicants: read first, sent once each whatever dies, called off, each outcome kept.

import {
  ApplicationSubscribe,
  JobCancel,
  MAILING_MOST,
  MailingCancel,
  MailingGetByCompetition,
  MailingGetByGuid,
  MailingGetLetters,
  TemplateMessageCreate,
  TemplateMessagePreviewSend,
  TemplateMessageSend,
  UserUpdateNotifications,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { LetterText } from '@rampa/mailings/domain';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { PostMailing, STEP } from '../use-cases/post-mailing.ts';

const text = (line: string): LetterText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
});
const LETTER = { subject: 'Новости: {мероприятие}', body: text('{участник}, ваша заявка №{номер}: {ссылка}') };

let api: TestApi;
let sample: EventSample;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
});

const query = () => ({ competitionGuid: sample.event });
const step = (mailing: Guid) => api.nodes[0]!.app.get(PostMailing).step(mailing);
const posted = () => api.letters(sample.member.login);

async function sent(title = 'Берёзка'): Promise<Guid> {
  const guid = await sample.filled(title);
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: guid } });
  return guid;
}

async function begun(applicationGuids: Guid[]) {
  const mailingGuid = newGuid();
  const body = { letter: LETTER, applicationGuids, mailingGuid };
  const { jobGuid } = await sample.desk(TemplateMessageSend, { query: query(), body });
  return { mailingGuid, jobGuid, body };
}

it('each letter is read before any leaves; who gets none is named with the reason', async () => {
  const guids = [await sent('Берёзка'), await sent('Лель')];
  const body = { letter: LETTER, applicationGuids: guids };
  const preview = await sample.desk(TemplateMessagePreviewSend, { query: query(), body: { ...body, at: 1 } });
  expect(preview).toMatchObject({ count: 2, skipped: [], letter: { title: 'Лель', number: 2, subject: 'Новости: Светлояр' } }); // prettier-ignore
  const words = preview.letter!.blocks[0]!.runs.map((run) => run.text).join('');
  expect(words).toContain('Иванова Мария Петровна, ваша заявка №2: ');
  expect(words).toMatch(new RegExp(`/member/competition/${sample.event}/applications/${guids[1]}$`));
  await sample.own(UserUpdateNotifications, { body: { organizerMessage: false } });
  const refused = await sample.desk(TemplateMessagePreviewSend, { query: query(), body });
  expect(refused).toMatchObject({
    count: 0,
    letter: null,
    skipped: [{ why: 'unsubscribed' }, { why: 'unsubscribed' }],
  });
  const { status, code } = await sample.refusal(TemplateMessageSend, { as: sample.boss.token, query: query(), body });
  expect([status, code]).toEqual([409, 'mailingNobody']);
  expect(await posted()).toEqual([]);
  expect((await sample.desk(MailingGetByCompetition, { query: query() })).totalCount).toBe(0);
});

it('says answers of the form by their titles; a renamed field stays itself, a removed one leaves a dash', async () => {
  const { ids } = sample;
  const [first, second] = [await sent('Берёзка'), await sent('Лель')];
  await sample.save(first, 'city', { value: 'Плёс <b>' });
  const letter = { subject: '{Название}', body: text('Город: { F3 }. Форма: {фОРМА}. {Произведение}.') };
  const [asked, mailingGuid] = [{ letter, applicationGuids: [first, second] }, newGuid()];
  const { letter: shown } = await sample.desk(TemplateMessagePreviewSend, { query: query(), body: asked });
  expect([shown!.subject, shown!.blocks[0]!.runs.map((run) => run.text).join('')]).toEqual([
    'Берёзка',
    'Город: Плёс <b>. Форма: Соло. —.',
  ]);
  await sample.desk(TemplateMessageSend, { query: query(), body: { ...asked, mailingGuid } });
  await sample.change({ do: 'changeField', guid: ids.form, values: { title: 'Сколько вас' } });
  await sample.change({ do: 'removeField', guid: ids.name });
  await step(mailingGuid);
  const letters = await posted();
  expect(letters.map(({ subject }) => subject)).toEqual(['—', '—']);
  const said = letters.map(({ body: { worded } }) => worded![0]!.runs.map((run) => run.text).join(''));
  expect(said).toEqual(['Город: Плёс <b>. Форма: Соло. —.', 'Город: —. Форма: Соло. —.']);
});

it('says nothing that only the organizer reads, and refuses what the form does not have', async () => {
  const guid = await sent();
  const body = (line: string) => ({ letter: { subject: 'Ответ', body: text(line) }, applicationGuids: [guid] });
  for (const line of ['{Заметка жюри}', '{f10}', '{f77}', '{Вес}']) {
    const given = { as: sample.boss.token, query: query(), body: body(line) };
    const { status, code } = await sample.refusal(TemplateMessagePreviewSend, given);
    expect([line, status, code]).toEqual([line, 400, 'letterWrong']);
  }
});

it('a letter leaves once, whatever is repeated and whoever works at the same time; the job knows guids alone', async () => {
  const guids = [await sent('Берёзка'), await sent('Лель')];
  const { mailingGuid, jobGuid, body } = await begun(guids);
  expect(await posted()).toEqual([]);
  const again = await sample.desk(TemplateMessageSend, { query: query(), body });
  expect(again.jobGuid).toBe(jobGuid);
  const [job] = await api.database.query<{ payload: unknown; title: string }>(
    'select payload, title from jobs.job where guid = $1',
    [jobGuid],
  );
  expect(job).toEqual({ payload: { mailing: mailingGuid }, title: 'Рассылка: 2\u00a0письма' });
  await Promise.all([step(mailingGuid), step(mailingGuid), step(mailingGuid)]);
  await step(mailingGuid);
  const letters = await posted();
  expect(letters.map(({ subject, kind }) => [subject, kind])).toEqual(
    Array.from({ length: 2 }, () => ['Новости: Светлояр', 'applications.mailing']),
  );
  expect(letters[0]!.body.footnote).toContain('можно выключить');
  expect(letters[0]!.refuse).toMatch(/\/unsubscribe\/[\w-]+$/);
  await api.database.query(`update mail.letter set state = 'sent' where guid = $1`, [letters[0]!.guid]);
  await api.database.query(`update mail.letter set state = 'failed', last_error = 'Ящика нет.' where guid = $1`, [
    letters[1]!.guid,
  ]);
  const all = await sample.desk(MailingGetLetters, { query: { mailingGuid } });
  expect(all.collection).toMatchObject([
    { number: 1, outcome: 'sent', said: null },
    { number: 2, outcome: 'refused', said: 'Ящика нет.' },
  ]);
  const one = await sample.desk(MailingGetLetters, { query: { mailingGuid, outcome: 'refused', searchText: 'ЛЕЛЬ' } });
  expect(one.totalCount).toBe(1);
  expect(await sample.desk(MailingGetByGuid, { query: { mailingGuid } })).toMatchObject({
    ...{ subject: LETTER.subject, total: 2, cancelledAt: null },
    counts: { sent: 1, refused: 1, waiting: 0, leaving: 0, skipped: 0, cancelled: 0 },
  });
});

it('what has not left when it is called off does not leave, in the outbox or before it', async () => {
  const guids = [];
  for (let at = 0; at <= STEP; at++) guids.push(await sent(`Ансамбль ${at}`));
  const { mailingGuid, jobGuid } = await begun(guids);
  expect(await step(mailingGuid)).toEqual({ left: 1, total: STEP + 1 });
  const [first] = await posted();
  await api.database.query(`update mail.letter set state = 'sending' where guid = $1`, [first!.guid]);
  const { cancelled } = await sample.desk(MailingCancel, { query: { mailingGuid } });
  expect(cancelled).toBe(STEP);
  expect(await step(mailingGuid)).toEqual({ left: 0, total: 0 });
  const states = await api.database.query<{ state: string }>(
    `select distinct state from mail.letter where recipient = $1 order by state`,
    [sample.member.login],
  );
  expect(states.map(({ state }) => state)).toEqual(['failed', 'sending']);
  const { counts, cancelledAt } = await sample.desk(MailingGetByGuid, { query: { mailingGuid } });
  expect(counts).toMatchObject({ leaving: 1, cancelled: STEP, waiting: 0 });
  expect(cancelledAt).not.toBeNull();
  const [job] = await api.database.query<{ status: string }>('select status from jobs.job where guid = $1', [jobGuid]);
  expect(job!.status).toBe('cancelled');
  expect((await sample.desk(MailingCancel, { query: { mailingGuid } })).cancelled).toBe(0);
});

it('a press on the tray calls it off too; who has refused letters meanwhile gets none', async () => {
  const { mailingGuid, jobGuid } = await begun([await sent()]);
  await sample.desk(JobCancel, { query: { jobGuid } });
  await step(mailingGuid);
  expect(await posted()).toEqual([]);
  expect((await sample.desk(MailingGetByGuid, { query: { mailingGuid } })).counts.cancelled).toBe(1);
  const later = await begun([await sent('Лель')]);
  await sample.own(UserUpdateNotifications, { body: { organizerMessage: false } });
  await step(later.mailingGuid);
  expect(await posted()).toEqual([]);
  const { collection } = await sample.desk(MailingGetLetters, { query: { mailingGuid: later.mailingGuid } });
  expect(collection).toMatchObject([{ outcome: 'skipped', why: 'unsubscribed' }]);
});

it('takes a template of a mailing or words of this once, and no more applications than it says', async () => {
  const applicationGuids = [await sent()];
  const made = async (kind: 'mailing' | 'invitation') =>
    (await sample.desk(TemplateMessageCreate, { body: { title: 'Сбор', subject: 'Сбор в {город}', body: text('Ждём!'), kind } })).guid; // prettier-ignore
  const refused = async (body: object) => {
    const { status, code, errors } = await sample.refusal(TemplateMessagePreviewSend, {
      ...{ as: sample.boss.token, query: query() },
      body: { applicationGuids, ...body },
    });
    return [status, code, errors[0]?.message];
  };
  const templateMessageGuid = await made('mailing');
  const preview = await sample.desk(TemplateMessagePreviewSend, {
    query: query(),
    body: { applicationGuids, templateMessageGuid },
  });
  expect(preview.letter).toMatchObject({ subject: 'Сбор в Кострома' });
  expect(await refused({ templateMessageGuid: await made('invitation') })).toEqual([
    404,
    'notFound',
    expect.any(String),
  ]);
  expect(await refused({})).toEqual([422, 'mailingWords', expect.any(String)]);
  expect(await refused({ templateMessageGuid, letter: LETTER })).toEqual([422, 'mailingWords', expect.any(String)]);
  expect(await refused({ letter: { ...LETTER, subject: '{кто}' } })).toEqual([400, 'letterWrong', expect.any(String)]);
  const many = await refused({ letter: LETTER, applicationGuids: Array.from({ length: MAILING_MOST + 1 }, newGuid) });
  expect(many[0]).toBe(400);
  expect(many[2]).toMatch(/не больше 2\s000/);
});

// What is left of an application when its owner has gone, and what a copy of the event takes over.

import { ForgetClosed } from '@rampa/accounts/server';
import { INVITED_MONTHS } from '@rampa/competitions/domain';
import {
  ApplicationCreateForEmail,
  ApplicationErasePersonal,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationMessageSend,
  ApplicationRulesGetByCompetition,
  ApplicationRulesUpdate,
  ApplicationSubscribe,
  ApplicationsFieldsHistoryGetAllByApplication,
  CompetitionCopy,
  CompetitionGetFullInfoByGuid,
  CompetitionGetSubscribedApplicationsByCompetition,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { EraseApplications } from '../use-cases/erase-applications.ts';
import { EraseKeptLong } from '../use-cases/erase-kept-long.ts';
import { ForgetWaiting } from '../use-cases/forget-waiting.ts';

let api: TestApi;
let sample: EventSample;
let guid: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  guid = await sample.filled('Незабвенные');
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: guid } });
});

it('of a forgotten member the personal answers are nowhere, the number and what is about no person stay', async () => {
  await sample.change({ do: 'changeField', guid: sample.ids.form, values: { isPersonal: false } });
  await sample.save(guid, 'city', { value: 'Китеж' });
  await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [
    sample.member.guid,
  ]);
  await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
  const tables = ['application', 'block', 'change', 'answer_item'].map((name) => `applications.${name}`);
  for (const table of tables) {
    const rows = await api.database.query<{ text: string }>(
      `select t::text from ${table} t where t::text ~ 'Незабвенн|незабвенн|Китеж|китеж'`,
    );
    expect([table, rows]).toEqual([table, []]);
  }
  const { collection } = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
    query: { competitionGuid: sample.event },
    body: { columns: [sample.ids.form] },
  });
  expect(collection).toMatchObject([{ number: 1, title: '', cells: ['Соло'] }]);
});

const toldOfErasure = async () => {
  const rows = await api.database.query<{ subject: string }>(
    `select subject from mail.letter where kind = 'accounts.applicationErased' and recipient = $1`,
    [sample.member.login],
  );
  return rows.map(({ subject }) => subject);
};

const left = async (word: string) => {
  const found: string[] = [];
  for (const name of ['application', 'block', 'change', 'answer_item', 'message'].map((one) => `applications.${one}`))
    if ((await api.database.query(`select from ${name} t where t::text ~ $1`, [word])).length > 0) found.push(name);
  return found;
};

it('the organizer erases the personal answers of one application alone, its number and the rest stay', async () => {
  await sample.change({ do: 'changeField', guid: sample.ids.form, values: { isPersonal: false } });
  const other = await sample.filled('Оставшиеся');
  const query = { applicationGuid: guid };
  await sample.own(ApplicationMessageSend, { body: { ...query, text: 'Мы Незабвенные' } });
  const erasing = { query, as: sample.boss.token };
  const { percent } = (await sample.read(guid)).application;
  expect((await api.send(ApplicationErasePersonal, { query })).status).toBe(401);
  expect((await sample.refusal(ApplicationErasePersonal, { query })).status).toBe(403);
  expect((await sample.refusal(ApplicationErasePersonal, erasing)).status).toBe(200);
  const told = await toldOfErasure();
  expect((await sample.refusal(ApplicationErasePersonal, erasing)).status).toBe(200);
  // Once, in one letter, whatever letters he has refused: nobody has written anything since.
  expect([told, await toldOfErasure()]).toEqual(Array(2).fill(['Заявка № 1: личные ответы стёрты']));
  expect(await left('(?i)незабвенн')).toEqual([]);
  expect(await left('Оставшиеся')).toEqual(['applications.application', 'applications.block', 'applications.change']);
  const read = await sample.desk(ApplicationGetApplicationJsonForOrganizer, { query });
  expect(read).toMatchObject({
    application: { number: 1, title: '', state: 'Subscribed' },
    member: { guid: sample.member.guid },
  });
  expect(read.erasedAt).not.toBeNull();
  const [boss] = await api.database.query<{ company: string; name: string }>(
    `select company_name as company, coalesce(nullif(full_name, ''), company_name) as name from accounts.account where guid = $1`,
    [sample.boss.guid],
  );
  expect((await sample.read(guid)).application.erased).toEqual({ at: read.erasedAt, organizer: boss!.company });
  for (const [as, author] of [
    [sample.member.token, boss!.company],
    [sample.boss.token, boss!.name],
  ] as const) {
    const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, { query, as });
    expect(collection.filter(({ kind }) => kind === 'erased')).toMatchObject([
      { title: 'Заявка', authorName: author, isOrganizer: true },
    ]);
  }
  expect(read.application.percent).toBeLessThan(percent);
  expect((await sample.read(other)).application.title).toBe('Оставшиеся');
  expect((await sample.fields(guid, 'form')).map(({ valueGuids }) => valueGuids)).toEqual([[sample.solo]]);
});

it('what an event keeps no longer is erased so many months after it, and not a day before; without a term never', async () => {
  const query = { competitionGuid: sample.event };
  const term = (retentionMonths: number | null) =>
    sample.desk(ApplicationRulesUpdate, { query, body: { closesAt: null, freezesAt: null, retentionMonths } });
  const ended = (ago: string) =>
    api.database.query(`update competitions.competition set end_date = current_date - interval '${ago}' where guid = $1`, [sample.event]); // prettier-ignore
  const app = api.nodes[0]!.app;
  const sweep = new EraseKeptLong(app.get(UnitOfWork), app.get(EraseApplications, { strict: false }));
  await ended('5 years');
  await sweep.run();
  expect(await left('Незабвенные')).not.toEqual([]);
  await term(6);
  await ended('6 months');
  await sweep.run();
  expect(await left('Незабвенные')).not.toEqual([]);
  await ended('6 months 1 day');
  expect(await sweep.run()).toEqual({ erased: 1 });
  expect([await left('Незабвенные'), await sweep.run()]).toEqual([[], { erased: 0 }]);
  const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, {
    query: { applicationGuid: guid },
  });
  expect(collection[0]).toMatchObject({ kind: 'erased', after: 'прошёл срок, на который их хранят' });
  // Thousands at once are told on their pages, and not by letters.
  expect(await toldOfErasure()).toEqual([]);
  const wrong = { query, as: sample.boss.token, body: { closesAt: null, freezesAt: null, retentionMonths: 0 } };
  expect((await sample.refusal(ApplicationRulesUpdate, wrong)).status).toBe(400);
});

it('of a forgotten member nothing waits under his address in another event either', async () => {
  const query = { competitionGuid: sample.event };
  const leaver = await api.member();
  const other = await api.member();
  const begin = async (email: string) =>
    (await sample.desk(ApplicationCreateForEmail, { query, body: { email } })).applicationGuid;
  const [his, foreign] = [await begin(leaver.login), await begin(other.login)];
  for (const one of [his, foreign]) await sample.save(one, 'name', { value: 'Ждущие' }, sample.boss.token);
  await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [
    leaver.guid,
  ]);
  await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
  const read = (applicationGuid: Guid) =>
    sample.desk(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid } });
  expect(await read(his)).toMatchObject({ member: null, ownerEmail: null, application: { title: '' } });
  expect(await read(foreign)).toMatchObject({ ownerEmail: other.login, application: { title: 'Ждущие' } });
  const rows = await api.database.query('select 1 from applications.application a where a::text ~ $1', [leaver.login]);
  expect(rows).toEqual([]);
});

it('who was waited for and has never come is forgotten a year after the event, and not a day before', async () => {
  const query = { competitionGuid: sample.event };
  const email = `${newGuid()}@example.org`;
  const { applicationGuid } = await sample.desk(ApplicationCreateForEmail, { query, body: { email } });
  const waited = async () =>
    (await sample.desk(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid } })).ownerEmail;
  const ended = (ago: string) =>
    api.database.query(
      `update competitions.competition set end_date = current_date - interval '${ago}' where guid = $1`,
      [sample.event],
    );
  const forget = new ForgetWaiting(api.nodes[0]!.app.get(UnitOfWork));
  await ended('11 months');
  await forget.run(INVITED_MONTHS);
  expect(await waited()).toBe(email);
  await ended('12 months 1 day');
  await forget.run(INVITED_MONTHS);
  expect(await waited()).toBeNull();
});

it('a copy of the event has its dates moved along, and no application', async () => {
  const query = { competitionGuid: sample.event };
  const body = { opensAt: '2027-01-10T07:00:00.000Z', closesAt: '2027-03-01T20:59:00.000Z', freezesAt: null };
  await sample.desk(ApplicationRulesUpdate, { query, body });
  const next = { title: 'Светлояр-2028', beginDate: '2028-03-19', endDate: '2028-03-21' };
  const { guid: copy } = await sample.desk(CompetitionCopy, { query, body: next });
  const rules = await sample.desk(ApplicationRulesGetByCompetition, { query: { competitionGuid: copy } });
  expect(rules).toMatchObject({
    ...{ opensAt: '2028-01-10T07:00:00.000Z', closesAt: '2028-02-29T20:59:00.000Z', freezesAt: null },
  });
  const [row] = await api.database.query<{ count: number }>(
    'select count(*)::int as count from applications.application where competition_guid = $1',
    [copy],
  );
  expect(row!.count).toBe(0);
});

it('the event tells a member of his own applications, and nobody else of them', async () => {
  const query = { competitionGuid: sample.event };
  const { applications } = await sample.own(CompetitionGetFullInfoByGuid, { query });
  expect(applications).toMatchObject([{ guid, number: 1, state: 'Subscribed' }]);
  const neighbour = await api.member(sample.event);
  for (const as of [neighbour.token, sample.boss.token])
    expect((await api.call(CompetitionGetFullInfoByGuid, { query, as })).applications).toEqual([]);
});

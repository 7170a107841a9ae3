// An application that waits under an address until its owner comes, and a former date of sending that counts again.

import {
  ApplicationCreateForEmail,
  ApplicationDeclineWaiting,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationGetByGuid,
  ApplicationGetWaiting,
  ApplicationRestoreSending,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
  CompetitionArchiveOrUnarchive,
  ParticipantInviteMember,
} from '@rampa/contract';
import { type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
let guid: Guid;
let one: { query: { applicationGuid: Guid } };

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  guid = await sample.filled();
  one = { query: { applicationGuid: guid } };
});

const PAST = '2026-01-01T00:00:00.000Z';

it('a former date of sending is put back by the organizer alone, stands in the journal, and there and back again', async () => {
  const first = await sample.own(ApplicationSubscribe, one);
  const body = { dateSubscribe: first.dateSubscribe };
  const former = async () => (await sample.desk(ApplicationGetApplicationJsonForOrganizer, one)).formerSendings;
  expect(await former()).toEqual([]);
  await sample.own(ApplicationUnsubscribe, one);
  // What is not sent has no date that counts.
  expect(await former()).toEqual([]);
  const early = { as: sample.boss.token, ...one, body };
  expect(await sample.refusal(ApplicationRestoreSending, early)).toMatchObject({ code: 'sendingUnknown' });
  const again = await sample.own(ApplicationSubscribe, one);
  expect(await former()).toEqual([first.dateSubscribe]);
  const never = { as: sample.boss.token, ...one, body: { dateSubscribe: PAST } };
  expect(await sample.refusal(ApplicationRestoreSending, never)).toMatchObject({
    status: 409,
    code: 'sendingUnknown',
  });
  await sample.desk(ApplicationRestoreSending, { ...one, body });
  expect((await sample.own(ApplicationGetByGuid, one)).dateSubscribe).toBe(first.dateSubscribe);
  const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, one);
  expect(collection[0]).toMatchObject({ kind: 'date', title: 'Дата подачи', isOrganizer: true });
  expect(collection[0]!.after).toMatch(/^\d+\s[а-я]+ \d{4}, \d\d:\d\d$/u);
  expect(await former()).toEqual([again.dateSubscribe]);
  await sample.desk(ApplicationRestoreSending, { ...one, body: { dateSubscribe: again.dateSubscribe } });
  expect(await former()).toEqual([first.dateSubscribe]);
  // The organizer has done it himself: it is no change to look at.
  const news = await sample.desk(ApplicationsFieldsHistoryGetNewByApplication, one);
  expect(news.collection).toEqual([]);
});

it('begins one by an address: it waits, and is his who comes with it', async () => {
  const query = { competitionGuid: sample.event };
  const newcomer = await api.member();
  const begin = async (email: string) =>
    (await sample.desk(ApplicationCreateForEmail, { query, body: { email } })).applicationGuid;
  const application = await begin(` ${newcomer.login.toUpperCase()} `);
  expect(await begin(newcomer.login)).toBe(application);
  await sample.save(application, 'name', { value: 'Ждём вас' }, sample.boss.token);
  const read = () =>
    sample.desk(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid: application } });
  expect(await read()).toMatchObject({ member: null, ownerEmail: newcomer.login });
  const theirs = { query: { applicationGuid: application }, as: newcomer.token };
  expect(await sample.refusal(ApplicationGetByGuid, theirs)).toMatchObject({ status: 404 });
  // Whoever comes with the address is told that it waits, and nothing of whom it names; another one is told nothing.
  const waits = (as: string) => api.call(ApplicationGetWaiting, { as });
  expect(await waits(newcomer.token)).toEqual([
    expect.objectContaining({ competitionGuid: sample.event, title: 'Светлояр', city: 'Кострома', count: 1 }),
  ]);
  expect(JSON.stringify(await waits(newcomer.token))).not.toMatch(/Ждём вас/);
  const another = (await api.member()).token;
  expect(await waits(another)).toEqual([]);
  // Another one who comes gets nothing.
  await api.call(ParticipantInviteMember, { query, as: another });
  expect((await read()).member).toBeNull();
  await api.call(ParticipantInviteMember, { query, as: newcomer.token });
  expect(await read()).toMatchObject({ member: { guid: newcomer.guid }, ownerEmail: null });
  expect(await waits(newcomer.token)).toEqual([]);
  // The organizer sees that it has found its owner, when, and under which address it had waited.
  const journal = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, {
    query: { applicationGuid: application },
  });
  expect(journal.collection[0]).toMatchObject({
    ...{ kind: 'claimed', title: 'Участник', before: `ждёт ${newcomer.login}`, isOrganizer: false },
    authorGuid: newcomer.guid,
  });
  expect(journal.collection[0]!.after).toBe(journal.collection[0]!.authorName);
  expect(await api.call(ApplicationGetByGuid, theirs)).toMatchObject({ title: 'Ждём вас' });
  const own = await begin(newcomer.login);
  expect(await api.call(ApplicationGetByGuid, { query: { applicationGuid: own }, as: newcomer.token })).toMatchObject({
    state: 'Draft',
  });
  const wrong = { query, body: { email: 'не почта' }, as: sample.boss.token };
  expect(await sample.refusal(ApplicationCreateForEmail, wrong)).toMatchObject({ code: 'letterAddress' });
});

it('one that has come in and finds its owner later is news to the organizer; the archive and who is blocked wait', async () => {
  const query = { competitionGuid: sample.event };
  const newcomer = await api.member();
  const body = { email: newcomer.login };
  const { applicationGuid } = await sample.desk(ApplicationCreateForEmail, { query, body });
  const theirs = { query: { applicationGuid } };
  await sample.save(applicationGuid, 'name', { value: 'Ждём вас' }, sample.boss.token);
  await sample.save(applicationGuid, 'form', { valueGuids: [sample.solo] }, sample.boss.token);
  await sample.desk(ApplicationSubscribe, theirs);
  const archive = (isArchived: boolean) => sample.desk(CompetitionArchiveOrUnarchive, { query, body: { isArchived } });
  const waits = async () => (await api.call(ApplicationGetWaiting, { as: newcomer.token })).length;
  await archive(true);
  expect(await waits()).toBe(0);
  await archive(false);
  expect(await waits()).toBe(1);
  const news = () => sample.desk(ApplicationsFieldsHistoryGetNewByApplication, theirs);
  expect((await news()).collection).toEqual([]);
  await api.call(ParticipantInviteMember, { query, as: newcomer.token });
  expect((await news()).collection.map(({ kind }) => kind)).toEqual(['claimed']);
  await api.database.query('update accounts.membership set is_blocked = true where member_guid = $1', [newcomer.guid]);
  await sample.desk(ApplicationCreateForEmail, { query, body });
  expect(await waits()).toBe(0);
});

it('is not his who says so: it stays the organizer’s without an owner, is news to him, and waits for that address no more', async () => {
  const query = { competitionGuid: sample.event };
  const newcomer = await api.member();
  const begin = async () =>
    (await sample.desk(ApplicationCreateForEmail, { query, body: { email: newcomer.login } })).applicationGuid;
  const sent = await begin();
  const theirs = { query: { applicationGuid: sent } };
  await sample.save(sent, 'name', { value: 'Чужой хор' }, sample.boss.token);
  await sample.save(sent, 'form', { valueGuids: [sample.solo] }, sample.boss.token);
  await sample.desk(ApplicationSubscribe, theirs);
  const untouched = await begin();
  const owners = () =>
    api.database.query(
      'select member_guid, owner_email from applications.application where guid = any ($1) group by 1, 2',
      [[sent, untouched]],
    );
  const decline = (as: string) => api.call(ApplicationDeclineWaiting, { query, as });
  // Another one declines what is not under his address: nothing.
  await decline((await api.member()).token);
  expect(await owners()).toEqual([{ member_guid: null, owner_email: newcomer.login }]);
  for (const _ of [1, 2]) await decline(newcomer.token);
  expect(await owners()).toEqual([{ member_guid: null, owner_email: null }]);
  expect(await api.call(ApplicationGetWaiting, { as: newcomer.token })).toEqual([]);
  const { collection } = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, theirs);
  const told = {
    ...{ kind: 'claimed', title: 'Участник', before: `ждёт ${newcomer.login}` },
    ...{ after: 'пока без участника: «Это не моё»', authorGuid: null, authorName: 'владелец адреса' },
  };
  expect(collection.filter(({ kind }) => kind === 'claimed')).toEqual([expect.objectContaining(told)]);
  expect(collection[0]).toMatchObject({ ...told, isOrganizer: false });
  const news = await sample.desk(ApplicationsFieldsHistoryGetNewByApplication, theirs);
  expect(news.collection.map(({ kind }) => kind)).toEqual(['claimed']);
  // He takes part by himself later: it does not become his.
  await api.call(ParticipantInviteMember, { query, as: newcomer.token });
  expect(await owners()).toEqual([{ member_guid: null, owner_email: null }]);
  expect(await sample.refusal(ApplicationGetByGuid, { ...theirs, as: newcomer.token })).toMatchObject({ status: 404 });
});

// Sending and calling back, blocks that repeat, the dates, and what organizer and member read of who changed what.

import {
  ApplicationChangeStatus,
  ApplicationCopyFrom,
  ApplicationCreateByOrganizer,
  ApplicationDataGetByApplicationGuid,
  ApplicationGetAllToMember,
  ApplicationGetApplicationJson,
  ApplicationGetByGuid,
  ApplicationRulesGetByCompetition,
  ApplicationRulesUpdate,
  ApplicationSetEditing,
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  ApplicationUnsubscribe,
  ApplicationsFieldsHistoryConfirmApplication,
  ApplicationsFieldsHistoryConfirmChanges,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
  CompetitionArchiveOrUnarchive,
  CompetitionStatusDelete,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionGetSubscribedApplicationsByCompetition,
} from '@rampa/contract';
import { type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const LATER = '2099-01-01T00:00:00.000Z';
const close = (closesAt: string | null, freezesAt: string | null = null) =>
  sample.desk(ApplicationRulesUpdate, { query: { competitionGuid: sample.event }, body: { closesAt, freezesAt } });
const city = (value: string) => ({ body: { guid: sample.ids.city, applicationGuid: guid, value } });
async function statusOf(title: string) {
  const all = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: { competitionGuid: sample.event } });
  return all.find((status) => status.title === title)!;
}
const decide = async (title: string, comment = '') =>
  sample.desk(ApplicationChangeStatus, {
    ...one,
    body: { competitionStatusGuid: (await statusOf(title)).guid, comment },
  });

describe('sending', () => {
  it('names every field that is lacking, where it stands and why', async () => {
    const empty = await sample.begin();
    await sample.save(empty, 'form', { valueGuids: [sample.group] });
    await sample.change({ do: 'changeField', guid: sample.ids.count, values: { isRequired: true } });
    const { status, code, errors } = await sample.refusal(ApplicationSubscribe, { query: { applicationGuid: empty } });
    expect([status, code]).toEqual([422, 'applicationUnfilled']);
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      [sample.ids.name, 'поле «Название»: Заполните поле.'],
      [sample.ids.count, 'Номер\u00a01, поле «Сколько человек»: Заполните поле.'],
    ]);
    const [block] = (await sample.read(empty)).items[1]!.blocks;
    expect(errors[1]!.customData).toMatchObject({
      sectionGuid: sample.ids.piece,
      applicationBlockGuid: block!.applicationBlockGuid,
    });
    await sample.save(empty, 'name', { value: 'Узоры' });
    await sample.save(empty, 'count', { value: '9' });
    expect(await sample.own(ApplicationSubscribe, { query: { applicationGuid: empty } })).toMatchObject({
      state: 'Subscribed',
    });
  });

  it('gives a number once, in order, and the price date each time', async () => {
    const first = await sample.own(ApplicationSubscribe, one);
    expect(first).toMatchObject({ number: 1, state: 'Subscribed' });
    expect(await sample.own(ApplicationSubscribe, one)).toEqual(first);
    const second = await sample.filled('Узоры');
    expect((await sample.own(ApplicationSubscribe, { query: { applicationGuid: second } })).number).toBe(2);
    await sample.own(ApplicationUnsubscribe, one);
    expect((await sample.own(ApplicationGetByGuid, one)).state).toBe('Unsubscribed');
    const again = await sample.own(ApplicationSubscribe, one);
    expect(again.number).toBe(1);
    expect(again.dateSubscribe > first.dateSubscribe).toBe(true);
    expect((await sample.own(ApplicationGetByGuid, one)).status?.title).toBe('Новая');
  });

  it('what was accepted, taken back and changed is looked at anew; unchanged it stays accepted', async () => {
    await sample.own(ApplicationSubscribe, one);
    await decide('Принята', 'Ждём вас!');
    const head = async () => {
      const { status, comment } = await sample.own(ApplicationGetByGuid, one);
      return [status?.title, comment];
    };
    await sample.own(ApplicationUnsubscribe, one);
    await sample.own(ApplicationSubscribe, one);
    expect(await head()).toEqual(['Принята', 'Ждём вас!']);
    await sample.own(ApplicationUnsubscribe, one);
    await sample.own(ApplicationTemplateUpdateField, city('Тверь'));
    await sample.own(ApplicationSubscribe, one);
    expect(await head()).toEqual(['Новая', '']);
    const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, one);
    expect(collection.slice(0, 2).map(({ title, before, after }) => [title, before, after])).toEqual([
      ['Статус', 'Принята: Ждём вас!', 'Новая'],
      ['Заявка', 'Отозвана', 'Отправлена, №\u00a01'],
    ]);
  });

  it('ten at once get ten numbers', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => api.member(sample.event)));
    const filled = await Promise.all(members.map(({ token }) => sample.filled('Хор', token)));
    const sent = await Promise.all(
      filled.map((applicationGuid, at) =>
        api.call(ApplicationSubscribe, { as: members[at]!.token, query: { applicationGuid } }),
      ),
    );
    expect(sent.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is not called back before it was sent', async () => {
    expect(await sample.refusal(ApplicationUnsubscribe, one)).toMatchObject({
      status: 409,
      code: 'applicationNotSubscribed',
    });
  });
});

describe('the dates', () => {
  it('stop what is new and what is begun, and the organizer’s word opens one application', async () => {
    await close(PAST);
    const query = { competitionGuid: sample.event };
    expect(await sample.own(ApplicationRulesGetByCompetition, { query })).toMatchObject({ isClosed: true });
    expect(await sample.refusal(ApplicationSubmit, { query })).toMatchObject({
      status: 409,
      code: 'applicationClosed',
    });
    expect(await sample.refusal(ApplicationTemplateUpdateField, city('Тверь'))).toMatchObject({
      code: 'applicationClosed',
    });
    expect(await sample.refusal(ApplicationSubscribe, one)).toMatchObject({ code: 'applicationClosed' });
    expect((await sample.read(guid)).application).toMatchObject({
      isEditingEnable: false,
      editingRefusal: 'Приём заявок закончен: изменения закрыты.',
    });
    await sample.desk(ApplicationSetEditing, { ...one, body: { isOpened: true } });
    await sample.own(ApplicationTemplateUpdateField, city('Тверь'));
    expect(await sample.own(ApplicationSubscribe, one)).toMatchObject({ number: 1 });
  });

  it('let nothing in before the opening but for the organizer’s word, and a draft is filled meanwhile', async () => {
    const query = { competitionGuid: sample.event };
    const open = (opensAt: string | null, closesAt: string | null = null) =>
      sample.desk(ApplicationRulesUpdate, { query, body: { opensAt, closesAt, freezesAt: null } });
    await open(LATER);
    expect(await sample.own(ApplicationRulesGetByCompetition, { query })).toMatchObject({
      ...{ opensAt: LATER, isEarly: true, isClosed: false },
    });
    const early = { status: 409, code: 'applicationEarly' };
    expect(await sample.refusal(ApplicationSubmit, { query })).toMatchObject(early);
    const copy = { query: { ...query, sourceGuid: guid } };
    expect(await sample.refusal(ApplicationCopyFrom, copy)).toMatchObject(early);
    await sample.own(ApplicationTemplateUpdateField, city('Тверь'));
    expect(await sample.refusal(ApplicationSubscribe, one)).toMatchObject(early);
    await sample.desk(ApplicationSetEditing, { ...one, body: { isOpened: true } });
    expect(await sample.own(ApplicationSubscribe, one)).toMatchObject({ number: 1 });

    const backwards = { query, body: { opensAt: LATER, closesAt: LATER, freezesAt: null }, as: sample.boss.token };
    expect(await sample.refusal(ApplicationRulesUpdate, backwards)).toMatchObject({ status: 400 });
    await open(PAST, LATER);
    expect(await sample.own(ApplicationRulesGetByCompetition, { query })).toMatchObject({ isEarly: false });
    await sample.own(ApplicationSubmit, { query });
  });

  it('that two change at once are kept of both, and the same one is told', async () => {
    const query = { competitionGuid: sample.event };
    const read = async () => sample.desk(ApplicationRulesGetByCompetition, { query });
    const { isEarly: _early, isClosed: _closed, isOver: _over, ...base } = await read();
    const write = (more: object) => ({ query, body: { ...base, ...more, base }, as: sample.boss.token });
    await api.call(ApplicationRulesUpdate, write({ closesAt: LATER }));
    await api.call(ApplicationRulesUpdate, write({ needsChildConsent: !base.needsChildConsent }));
    const both = { closesAt: LATER, needsChildConsent: !base.needsChildConsent };
    expect(await read()).toMatchObject(both);
    const refused = async (more: object) => {
      const { status, envelope } = await api.send(ApplicationRulesUpdate, write(more));
      return [status, envelope.errors[0]!.code, envelope.errors[0]!.field];
    };
    expect(await refused({ closesAt: PAST })).toEqual([409, 'staleVersion', 'closesAt']);
    // Each is right by itself, and not together.
    expect(await refused({ opensAt: '2100-01-01T00:00:00.000Z' })).toEqual([400, 'badRequest', 'closesAt']);
    expect(await read()).toMatchObject(both);
  });

  it('freeze what has come in apart from the closing', async () => {
    await sample.own(ApplicationSubscribe, one);
    await close(PAST, LATER);
    await sample.own(ApplicationTemplateUpdateField, city('Тверь'));
    await close(PAST);
    expect(await sample.refusal(ApplicationTemplateUpdateField, city('Омск'))).toMatchObject({
      code: 'applicationFrozen',
    });
    await sample.save(guid, 'city', { value: 'Омск' }, sample.boss.token);
    // Where new ones go on coming in, taking it back is no way around: it is sent again as it was.
    expect((await sample.read(guid)).application).toMatchObject({
      takenBackRefusal: expect.stringMatching(/закончен/),
    });
    await close(null, PAST);
    expect((await sample.read(guid)).application).toMatchObject({
      sendingRefusal: null,
      takenBackRefusal: expect.stringMatching(/больше не правят/),
    });
    await sample.desk(ApplicationSetEditing, { ...one, body: { isOpened: true } });
    expect((await sample.read(guid)).application.takenBackRefusal).toBeNull();
    await sample.desk(ApplicationSetEditing, { ...one, body: { isOpened: false } });
    await sample.own(ApplicationUnsubscribe, one);
    expect(await sample.refusal(ApplicationTemplateUpdateField, city('Орёл'))).toMatchObject({
      code: 'applicationFrozen',
    });
    expect(await sample.own(ApplicationSubscribe, one)).toMatchObject({ state: 'Subscribed', number: 1 });
    const backwards = { query: { competitionGuid: sample.event }, body: { closesAt: LATER, freezesAt: PAST } };
    expect(await sample.refusal(ApplicationRulesUpdate, { ...backwards, as: sample.boss.token })).toMatchObject({
      status: 400,
    });
  });

  it('in an archived event nothing is offered: neither a new one, nor changing, though it was opened', async () => {
    await sample.desk(ApplicationSetEditing, { ...one, body: { isOpened: true } });
    const query = { competitionGuid: sample.event };
    await sample.desk(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true } });
    expect(await sample.own(ApplicationRulesGetByCompetition, { query })).toMatchObject({ isClosed: true });
    expect(await sample.own(ApplicationGetByGuid, one)).toMatchObject({
      ...{ isEditingEnable: false, editingRefusal: expect.stringMatching(/в архиве/) },
    });
    const { application, isEditingEnable } = await sample.read(guid);
    expect([application.isEditingEnable, isEditingEnable]).toEqual([false, false]);
  });

  it('a status decides too: «На рассмотрении» closes, «Нужно исправить» opens, with the organizer’s word', async () => {
    await sample.own(ApplicationSubscribe, one);
    await decide('На рассмотрении');
    expect(await sample.refusal(ApplicationTemplateUpdateField, city('Тверь'))).toMatchObject({
      code: 'applicationSettled',
    });
    await decide('Нужно исправить', 'Укажите город');
    await sample.own(ApplicationTemplateUpdateField, city('Тверь'));
    const { status, comment } = await sample.own(ApplicationGetByGuid, one);
    expect([status?.title, comment]).toEqual(['Нужно исправить', 'Укажите город']);
  });

  it('a status in use is counted and deleted only with another in its place', async () => {
    await sample.own(ApplicationSubscribe, one);
    await decide('Принята');
    const accepted = await statusOf('Принята');
    expect(accepted.useCount).toBe(1);
    const query = { competitionStatusGuid: accepted.guid };
    expect(await sample.refusal(CompetitionStatusDelete, { query, as: sample.boss.token })).toMatchObject({
      code: 'statusInUse',
    });
    await sample.desk(CompetitionStatusDelete, {
      query: { ...query, replacementGuid: (await statusOf('Новая')).guid },
    });
    expect((await sample.own(ApplicationGetByGuid, one)).status?.title).toBe('Новая');
  });

  it('a field that a status shows is asked for once that status stands in another’s place', async () => {
    const fixing = await statusOf('Нужно исправить');
    const rule = { visible: { sys: 'status' as const, in: [fixing.guid] } };
    await sample.change({ do: 'changeField', guid: sample.ids.city, values: { rule, isRequired: true } });
    await sample.own(ApplicationSubscribe, one);
    await decide('Принята');
    expect((await sample.own(ApplicationGetByGuid, one)).percent).toBe(100);
    const query = { competitionStatusGuid: (await statusOf('Принята')).guid, replacementGuid: fixing.guid };
    await sample.desk(CompetitionStatusDelete, { query });
    expect((await sample.own(ApplicationGetByGuid, one)).percent).toBe(66);
  });
});

describe('a letter about a status', () => {
  const letters = async () => (await api.letters(sample.member.login)).map(({ subject }) => subject);

  it('comes where the status tells, once a change, with the organizer’s word; of a draft nobody hears', async () => {
    const put = async (title: string) => {
      const body = { competitionStatusGuid: (await statusOf(title)).guid };
      return sample.refusal(ApplicationChangeStatus, { ...one, body, as: sample.boss.token });
    };
    expect(await put('Нужно исправить')).toMatchObject({ status: 409, code: 'applicationUnsent' });
    expect(await letters()).toEqual([]);
    await sample.own(ApplicationSubscribe, one);
    await decide('На рассмотрении');
    expect(await letters()).toEqual([]);
    await decide('Принята', 'Ждём вас!');
    await decide('Принята', 'Ждём вас!');
    expect(await letters()).toEqual(['Заявка № 1 «Берёзка»: Принята']);
    const [letter] = await api.letters(sample.member.login);
    expect(JSON.stringify(letter)).toMatch(/Организатор пишет: Ждём вас!/);
    expect(JSON.stringify(letter)).toContain(`/member/competition/${sample.event}/applications/${guid}`);
    // Who has taken it back is not accepted, and not told so.
    await sample.own(ApplicationUnsubscribe, one);
    expect(await put('Нужно исправить')).toMatchObject({ status: 409, code: 'applicationUnsent' });
    expect(await letters()).toHaveLength(1);
  });

  it('does not come to whom the organizer has blocked', async () => {
    await sample.own(ApplicationSubscribe, one);
    await api.database.query('update accounts.membership set is_blocked = true where member_guid = $1', [
      sample.member.guid,
    ]);
    await decide('Отклонена');
    expect(await letters()).toEqual([]);
  });
});

describe('history', () => {
  it('tells who changed what, from what to what, the latest first', async () => {
    await sample.save(guid, 'city', { value: 'Тверь' });
    await sample.save(guid, 'city', { value: 'Тверь, центр' });
    await sample.save(guid, 'form', { valueGuids: [sample.group] }, sample.boss.token);
    const { collection } = await sample.own(ApplicationsFieldsHistoryGetAllByApplication, one);
    expect(
      collection.map(({ title, before, after, isOrganizer, authorName }) => [
        title,
        before,
        after,
        isOrganizer,
        authorName,
      ]),
    ).toEqual([
      ['Номер\u00a01 · Форма', 'Соло', 'Ансамбль', true, 'Просцениум'],
      ['Город', '', 'Тверь, центр', false, 'Иванова Мария Петровна'],
      ['Номер\u00a01 · Форма', '', 'Соло', false, 'Иванова Мария Петровна'],
      ['Название', '', 'Берёзка', false, 'Иванова Мария Петровна'],
    ]);
  });

  it('what is new is what the member has changed since, until the organizer confirms what he has seen', async () => {
    await sample.own(ApplicationSubscribe, one);
    const fresh = () => sample.desk(ApplicationsFieldsHistoryGetNewByApplication, one);
    expect((await fresh()).collection).toEqual([]);
    await sample.save(guid, 'name', { value: 'Берёзонька' });
    await sample.save(guid, 'secret', { value: 'наше' }, sample.boss.token);
    const seen = await fresh();
    expect(seen.collection).toMatchObject([{ title: 'Название', before: 'Берёзка', after: 'Берёзонька' }]);
    await sample.save(guid, 'city', { value: 'Омск' });
    await sample.desk(ApplicationsFieldsHistoryConfirmApplication, {
      query: { ...one.query, revision: seen.revision },
    });
    expect((await fresh()).collection).toMatchObject([{ title: 'Город', before: '', after: 'Омск' }]);
    // It writes though it is asked for by GET: no page of another site, nor of a neighbour's name, presses it.
    const from = (site: string) =>
      sample.refusal(ApplicationsFieldsHistoryConfirmApplication, {
        ...{ ...one, as: sample.boss.token, headers: { 'sec-fetch-site': site } },
      });
    for (const site of ['cross-site', 'same-site'])
      expect(await from(site)).toMatchObject({ status: 403, code: 'foreignPage' });
    expect((await fresh()).collection).toHaveLength(1);
    expect((await from('same-origin')).status).toBe(200);
    expect((await fresh()).collection).toEqual([]);
    await sample.desk(ApplicationsFieldsHistoryConfirmApplication, { query: { ...one.query, revision: 1 } });
    expect((await fresh()).collection).toEqual([]);
  });
});

describe('changes confirmed one by one', () => {
  const fresh = async () => (await sample.desk(ApplicationsFieldsHistoryGetNewByApplication, one)).collection;
  const confirm = (revisions: number[]) =>
    sample.desk(ApplicationsFieldsHistoryConfirmChanges, { ...one, body: { revisions } });

  it('leave the others new, and what came later in the same field', async () => {
    await sample.own(ApplicationSubscribe, one);
    await sample.save(guid, 'name', { value: 'Берёзонька' });
    await sample.save(guid, 'city', { value: 'Омск' });
    const [name, city] = await fresh();
    expect(await confirm([name!.revision])).toMatchObject({ left: 1 });
    expect((await fresh()).map(({ title }) => title)).toEqual(['Город']);
    await sample.save(guid, 'name', { value: 'Берёза' });
    expect(await fresh()).toMatchObject([{ title: 'Город' }, { before: 'Берёзонька', after: 'Берёза' }]);
    // The line that was on the page before stands for what it showed.
    expect(await confirm([name!.revision, city!.revision])).toMatchObject({ left: 1 });
    expect((await fresh()).map(({ after }) => after)).toEqual(['Берёза']);
  });

  it('with the last of them confirm the application, and a wrong revision confirms nothing', async () => {
    await sample.own(ApplicationSubscribe, one);
    await sample.save(guid, 'name', { value: 'Берёзонька' });
    const query = { competitionGuid: sample.event };
    const isChanged = async () =>
      (await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, { query, body: {} })).collection[0]!
        .isChanged;
    expect([await confirm([1_000]), await isChanged()]).toMatchObject([{ left: 1 }, true]);
    expect([await confirm([(await fresh())[0]!.revision]), await isChanged()]).toMatchObject([{ left: 0 }, false]);
    expect(await api.database.query('select * from applications.confirmed_change where application_guid = $1', [guid])).toEqual([]); // prettier-ignore
  });
});

it('what was changed there and back is marked in the table until it is confirmed, though nothing differs', async () => {
  await sample.own(ApplicationSubscribe, one);
  const query = { competitionGuid: sample.event };
  const marked = async () => {
    const list = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, { query, body: {} });
    const { isChanged, collection } = await sample.desk(ApplicationsFieldsHistoryGetNewByApplication, one);
    return [list.collection[0]!.isChanged, isChanged, collection.length];
  };
  expect(await marked()).toEqual([false, false, 0]);
  const putBackBy = [sample.member.token, sample.boss.token];
  for (const token of putBackBy) {
    await sample.save(guid, 'name', { value: 'Берёзонька' });
    expect(await marked()).toEqual([true, true, 1]);
    await sample.save(guid, 'name', { value: 'Берёзка' }, token);
    expect(await marked()).toEqual([true, true, 0]);
    const { revision } = await sample.desk(ApplicationsFieldsHistoryGetNewByApplication, one);
    await sample.desk(ApplicationsFieldsHistoryConfirmApplication, { query: { ...one.query, revision } });
    expect(await marked()).toEqual([false, false, 0]);
  }
});

it('sent again as it was is told so, and not as answers that went there and back', async () => {
  await sample.own(ApplicationSubscribe, one);
  const done = async () => {
    const { isChanged, isSentAgain, hasAnswered } = await sample.desk(
      ApplicationsFieldsHistoryGetNewByApplication,
      one,
    );
    return [isChanged, isSentAgain, hasAnswered];
  };
  expect(await done()).toEqual([false, false, false]);
  await sample.own(ApplicationUnsubscribe, one);
  await sample.own(ApplicationSubscribe, one);
  expect(await done()).toEqual([true, true, false]);
  await sample.save(guid, 'name', { value: 'Берёзонька' });
  expect(await done()).toEqual([true, true, true]);
});

describe('the organizer', () => {
  it('begins an application for who takes part, and for nobody else', async () => {
    const query = { competitionGuid: sample.event, participantUserGuid: sample.member.guid };
    const { applicationGuid } = await sample.desk(ApplicationCreateByOrganizer, { query });
    await sample.save(applicationGuid, 'name', { value: 'За вас' }, sample.boss.token);
    const mine = await sample.own(ApplicationGetAllToMember, { body: {} });
    expect(mine.collection.map(({ title }) => title)).toEqual(['За вас', 'Берёзка']);
    for (const [searchText, found] of [
      ['березк', ['Берёзка']],
      ['светлояр', ['За вас', 'Берёзка']],
      ['нет такой', []],
    ] as const)
      expect(
        (await sample.own(ApplicationGetAllToMember, { body: { searchText } })).collection.map(({ title }) => title),
      ).toEqual(found);
    const stranger = await api.member();
    const wrong = { query: { ...query, participantUserGuid: stranger.guid }, as: sample.boss.token };
    expect(await sample.refusal(ApplicationCreateByOrganizer, wrong)).toMatchObject({ status: 404 });
  });

  it('of whom an employee without applications sees nothing', async () => {
    const clerk = await api.employee(sample.boss.guid, { [sample.event]: { program: 2 } });
    expect(await sample.refusal(ApplicationGetByGuid, { ...one, as: clerk.token })).toMatchObject({ status: 403 });
    const reader = await api.employee(sample.boss.guid, { [sample.event]: { requests: 1 } });
    await api.call(ApplicationGetByGuid, { ...one, as: reader.token });
    const write = { ...city('Тверь'), as: reader.token };
    expect(await sample.refusal(ApplicationTemplateUpdateField, write)).toMatchObject({ status: 403 });
  });

  it('blocks a member, for whom his application is no more', async () => {
    await api.database.query('update accounts.membership set is_blocked = true where member_guid = $1', [
      sample.member.guid,
    ]);
    expect(await sample.refusal(ApplicationGetApplicationJson, one)).toMatchObject({ status: 404 });
    expect((await sample.own(ApplicationGetAllToMember, { body: {} })).totalCount).toBe(0);
  });
});

it('what counts is read in words, block by block', async () => {
  await sample.save(guid, 'count', { value: '9' });
  const { blocks } = await sample.own(ApplicationDataGetByApplicationGuid, one);
  expect(
    blocks.map(({ title, answers }) => [title, answers.map((answer) => `${answer.title}: ${answer.text}`)]),
  ).toEqual([
    ['Коллектив', ['Название: Берёзка']],
    ['Номер', ['Форма: Соло']],
  ]);
});

it('an organizer’s page hears of what was sent, a member’s of all that is his', async () => {
  const heard = async () => {
    const rows = await api.database.query<{ stream: Guid; count: number }>(
      `select stream_guid as stream, count(*)::int as count from live.event where payload ->> 'application' = $1 group by 1`,
      [guid],
    );
    const office = `${sample.event.slice(0, 14)}8${sample.event.slice(15)}`;
    return [office, sample.member.guid, sample.event].map(
      (stream) => rows.find((row) => row.stream === stream)?.count ?? 0,
    );
  };
  expect(await heard()).toEqual([0, 3, 0]);
  await sample.own(ApplicationSubscribe, one);
  await sample.save(guid, 'city', { value: 'Тверь' });
  expect(await heard()).toEqual([2, 5, 0]);
});

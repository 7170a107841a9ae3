// A reviewed difference between a program and its applications.

import {
  ApplicationErasePersonal,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramPreviewSynchronization,
  CompetitionProgramSynchronization,
  CompetitionProgramCopy,
  VotingProtocolChangeState,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppliedEvent } from '../testing/applied-event.ts';

let api: TestApi;
let event: AppliedEvent;
let program: Guid;
let application: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  event = await AppliedEvent.make(api);
  application = await event.application('Берёзка', [{ title: 'Калинка' }]);
  ({ guid: program } = await event.program({ nominationGuids: [event.dance] }));
});

const EMPTY = { added: [], changed: [], withdrawn: [], doubled: [] };
const query = () => ({ competitionProgramGuid: program });
const only = async () => (await event.items(program))[0]!;
const set = (values: object, guid?: Guid) =>
  only().then((item) =>
    api.call(CompetitionProgramItemUpdate, {
      ...{ query: query(), as: event.as, body: { competitionProgramItemGuid: guid ?? item.guid, ...values } },
    }),
  );
const answer = (field: Guid, value: string) => event.save(application, field, { value });
const city = (value: string) => answer(event.sample.ids.city, value);
async function refusal(body: object) {
  const sent = { query: query(), as: event.as, body: body as never };
  const { status, envelope } = await api.send(CompetitionProgramSynchronization, sent);
  return [status, envelope.errors[0]?.code];
}

it('tells what an application has changed since, beside what stands, and a second time nothing', async () => {
  expect(await event.difference(program)).toMatchObject({ ...EMPTY, isClosed: false, isByNominations: true });
  await city('Галич');
  await answer(event.fields.duration, '4:00');
  await answer(event.fields.age, '13–15 лет');
  await event.save(application, event.fields.nomination, { valueGuids: [event.choir] });
  const { changed, ...rest } = await event.difference(program);
  expect(rest).toMatchObject({ added: [], withdrawn: [], doubled: [] });
  expect(changed).toMatchObject([{ label: '№\u00A01 Берёзка', applicationGuid: application, applicationNumber: 1 }]);
  expect(changed[0]!.fields.map(({ title, before, after, isOwn }) => [title, before, after, isOwn])).toEqual([
    ['Город', 'Кострома', 'Галич', false],
    ['Возраст', '10–12 лет', '13–15 лет', false],
    ['Длительность', '3:42', '4:00', false],
    ['Номинация', 'Народный танец', 'Хор', false],
  ]);
  expect(await event.takeAll(program)).toMatchObject({ added: 0, changed: 1, kept: 0, withdrawn: 0 });
  expect(await only()).toMatchObject({ number: '1', city: 'Галич', duration: 240, group: 'Хор · 13–15 лет · Соло' });
  expect(await event.difference(program)).toMatchObject(EMPTY);
});

describe('the organizer’s own words', () => {
  it('stay while the application says the same', async () => {
    await set({ city: 'г. Кострома', presenterText: 'Встречайте!' });
    expect(await event.difference(program)).toMatchObject(EMPTY);
    await event.takeAll(program);
    expect(await only()).toMatchObject({ city: 'г. Кострома', presenterText: 'Встречайте!' });
  });

  it('are told as his own when the application changes, and what he leaves unticked is not offered again', async () => {
    await set({ city: 'г. Кострома' });
    await city('Галич');
    const { changed } = await event.difference(program);
    expect(changed[0]!.fields).toMatchObject([{ key: 'city', before: 'г. Кострома', after: 'Галич', isOwn: true }]);
    expect(await event.takeAll(program)).toMatchObject({ changed: 0, kept: 1 });
    expect((await only()).city).toBe('г. Кострома');
    expect(await event.difference(program)).toMatchObject(EMPTY);
    await city('Буй');
    expect((await event.difference(program)).changed[0]!.fields).toMatchObject([{ after: 'Буй', isOwn: true }]);
  });
});

it('keeps nothing that names people of an application whose personal answers were erased', async () => {
  await set({ performer: 'Ильина Анна', presenterText: 'Анна из Галича', note: 'Мама: Ольга' });
  await api.call(ApplicationErasePersonal, { query: { applicationGuid: application }, as: event.as });
  const { presenterText, note, performer } = await only();
  expect([presenterText, note, performer]).toEqual(['', '', 'Ильина\u00A0А.']);
});

it('brings in who was accepted since, behind his nomination and with the number of a latecomer', async () => {
  await event.application('Заря', [{ title: 'Песня', nomination: event.choir }]);
  const items = [{ performer: 'Перепляс', nominationGuid: event.choir }];
  await api.call(CompetitionProgramItemCreateRange, { query: query(), body: { items }, as: event.as });
  await event.application('Узоры', [{ title: 'Барыня' }]);
  // The program takes one nomination alone.
  expect((await event.difference(program)).added.map(({ pieceTitle }) => pieceTitle)).toEqual(['Барыня']);
  expect(await event.takeAll(program)).toMatchObject({ added: 1 });
  expect((await event.items(program)).map(({ number, pieceTitle }) => [number, pieceTitle])).toEqual([
    ['1', 'Калинка'],
    ['1а', 'Барыня'],
    ['2', ''],
  ]);
  expect(await event.difference(program)).toMatchObject(EMPTY);
});

it('withdraws whose application was called back, keeps the number, and brings it back in its place', async () => {
  const one = { query: { applicationGuid: application }, as: event.sample.member.token };
  await event.application('Узоры', [{ title: 'Барыня' }]);
  await event.takeAll(program);
  await api.call(ApplicationUnsubscribe, one);
  const { withdrawn } = await event.difference(program);
  expect(withdrawn).toMatchObject([{ label: '№\u00A01 Берёзка', applicationNumber: 1, isBack: false, isHeld: false }]);
  expect(await event.takeAll(program)).toMatchObject({ withdrawn: 1, returned: 0 });
  expect(await only()).toMatchObject({ number: '1', isWithdrawn: true });
  expect(await event.difference(program)).toMatchObject(EMPTY);
  await api.call(ApplicationSubscribe, one);
  expect((await event.difference(program)).withdrawn).toMatchObject([{ isBack: true }]);
  expect(await event.takeAll(program)).toMatchObject({ withdrawn: 0, returned: 1 });
  expect(await only()).toMatchObject({ number: '1', isWithdrawn: false });
});

it('leaves alone whom the organizer has withdrawn himself', async () => {
  await set({ isWithdrawn: true });
  expect(await event.difference(program)).toMatchObject(EMPTY);
});

describe('what has begun, has marks or is closed', () => {
  const unsubscribed = () => event.decide(application, ({ isAccepted }) => !isAccepted);

  it.each(['on stage', 'marked', 'closed'])('is safe: %s', async (why) => {
    const item = await only();
    if (why === 'marked') await event.mark(item.guid);
    if (why === 'on stage')
      await api.call(CompetitionProgramItemSetActivity, {
        ...{ query: query(), as: event.as },
        body: { competitionProgramItemGuid: item.guid, activity: 'OnStage' },
      });
    if (why === 'closed') {
      await event.jury();
      await api.call(VotingProtocolChangeState, { query: query(), as: event.as, body: { state: 'Open', reason: '' } });
      // However it came to be so: the jury has marked nobody.
      await api.database.query(`update judging.protocol set state = 'Locked' where program_guid = $1`, [program]);
    }
    await city('Галич');
    await answer(event.fields.age, '13–15 лет');
    const seen = await event.difference(program);
    expect(seen.isClosed).toBe(why === 'closed');
    expect(seen.changed[0]!.fields.map(({ title, isHeld }) => [title, isHeld])).toEqual([
      ['Город', false],
      ['Возраст', true],
    ]);
    const { token } = seen;
    const keys = seen.changed[0]!.fields.map(({ key }) => key);
    expect(await refusal({ token, changed: [{ itemGuid: item.guid, keys }] })).toEqual([409, 'synchronizationRefused']);
    expect(await event.takeAll(program)).toMatchObject({ changed: 1 });
    expect(await only()).toMatchObject({ city: 'Галич', group: 'Народный танец · 10–12 лет · Соло' });
    await unsubscribed();
    const later = await event.difference(program);
    expect(later.withdrawn).toMatchObject([{ isHeld: true }]);
    expect(await refusal({ token: later.token, withdrawn: [item.guid] })).toEqual([409, 'synchronizationRefused']);
    expect((await only()).isWithdrawn).toBe(false);
  });
});

describe('the same performance twice', () => {
  it('is told where it was typed by hand, is one with it then, and what was typed stays', async () => {
    const items = [{ performer: 'УЗОРЫ', pieceTitle: '«Барыня»', city: 'Нея' }];
    await api.call(CompetitionProgramItemCreateRange, { query: query(), body: { items }, as: event.as });
    await event.application('Узоры', [{ title: 'Барыня' }]);
    const { added, doubled } = await event.difference(program);
    expect(added).toEqual([]);
    expect(doubled).toMatchObject([{ label: '№\u00A02 УЗОРЫ', performance: { collective: 'Узоры' }, elsewhere: '' }]);
    expect(await event.takeAll(program)).toMatchObject({ linked: 1, added: 0 });
    const typed = (await event.items(program))[1]!;
    expect(typed).toMatchObject({ performer: 'УЗОРЫ', city: 'Нея', duration: 222, nomination: 'Народный танец' });
    expect(await event.difference(program)).toMatchObject(EMPTY);
  });

  it('is told where it stands in two programs of a tour, and may be withdrawn in one', async () => {
    const { guid: copy } = await api.call(CompetitionProgramCopy, { query: query(), as: event.as });
    const { doubled, token } = await event.difference(copy);
    expect(doubled).toMatchObject([{ elsewhere: 'I отделение', performance: null }]);
    await event.take(copy, { token, withdrawn: [doubled[0]!.itemGuid] });
    expect(await event.difference(copy)).toMatchObject(EMPTY);
    expect(await event.difference(program)).toMatchObject(EMPTY);
  });
});

describe('a stale or foolish review', () => {
  it('is refused when an application or the program has changed meanwhile', async () => {
    await city('Галич');
    const { token } = await event.difference(program);
    await city('Буй');
    expect(await refusal({ token })).toEqual([409, 'synchronizationStale']);
    const seen = await event.difference(program);
    await set({ city: 'Сам' });
    expect(await refusal({ token: seen.token })).toEqual([409, 'synchronizationStale']);
    expect((await only()).city).toBe('Сам');
  });

  it('is taken once when two people press at once', async () => {
    await event.application('Узоры', [{ title: 'Барыня' }]);
    const { token, added } = await event.difference(program);
    const body = { token, added: added.map((one) => one.applicationBlockGuid) };
    const press = () => refusal(body);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'synchronizationStale')).toHaveLength(2);
    expect(await event.items(program)).toHaveLength(2);
  });

  it('takes nothing of what was not offered', async () => {
    await city('Галич');
    const { token } = await event.difference(program);
    const item = await only();
    for (const body of [
      { added: [newGuid()] },
      { withdrawn: [item.guid] },
      { linked: [item.guid] },
      { changed: [{ itemGuid: item.guid, keys: ['performer'] }] },
      { changed: [{ itemGuid: newGuid(), keys: ['city'] }] },
    ])
      expect(await refusal({ token, ...body })).toEqual([409, 'synchronizationRefused']);
    expect(await refusal({ token: 'x'.repeat(65) })).toEqual([400, 'badRequest']);
    expect((await only()).city).toBe('Кострома');
  });
});

it('takes a thousand performances and their changes at once', async () => {
  const { sample } = event;
  // A thousand applications with a performance each, as they would stand after an import.
  await api.database.query(
    `with source as (select a.*, b.form_block_guid as piece, b.answers as piece_answers
                       from applications.application a join applications.block b on b.application_guid = a.guid
                       join forms.block f on f.guid = b.form_block_guid and f.is_performance
                      where a.guid = $1),
          made as (insert into applications.application (guid, competition_guid, member_guid, number, state, status_guid, title)
                   select gen_random_uuid(), s.competition_guid, s.member_guid, 1 + n, s.state, s.status_guid, 'Ансамбль ' || n
                     from source s, generate_series(1, 1000) n returning guid, number)
     insert into applications.block (guid, application_guid, competition_guid, form_block_guid, position, answers)
     select gen_random_uuid(), m.guid, s.competition_guid, s.piece, 1, s.piece_answers from made m, source s`,
    [application],
  );
  await event.takeAll(program);
  expect(await event.items(program)).toHaveLength(1001);
  await api.database.query(
    `update applications.block b set answers = jsonb_set(answers, $2, '{"t":"9:09"}') from forms.block f
      where b.competition_guid = $1 and f.guid = b.form_block_guid and f.is_performance`,
    [sample.event, `{f${await numberOf(event.fields.duration)}}`],
  );
  const seen = await api.call(CompetitionProgramPreviewSynchronization, { query: query(), as: event.as });
  expect(seen.changed).toHaveLength(1001);
  expect(await event.takeAll(program)).toMatchObject({ changed: 1001 });
  expect((await event.items(program)).every(({ duration }) => duration === 549)).toBe(true);
});

async function numberOf(field: Guid): Promise<number> {
  const [row] = await api.database.query<{ n: number }>('select n from forms.field where guid = $1', [field]);
  return row!.n;
}

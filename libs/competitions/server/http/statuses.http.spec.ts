// Statuses of applications and of blocks: what is refused, who writes at once, and how a used one goes away.

import {
  CompetitionArchiveOrUnarchive,
  CompetitionBlockStatusArrange,
  CompetitionBlockStatusCreate,
  CompetitionBlockStatusDelete,
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionBlockStatusUpdate,
  CompetitionStatusArrange,
  CompetitionStatusCreate,
  CompetitionStatusDelete,
  CompetitionStatusGetActiveByCompetitionGuid,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionStatusUpdate,
  FestivalCreateFestival,
  type ApplicationStatusView,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StatusUses } from '../ports/status-uses.ts';

let api: TestApi;
let as: string;
let query: { competitionGuid: Guid };

const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
const newEvent = async () => ({
  competitionGuid: (await api.call(FestivalCreateFestival, { body: { details }, as })).guid,
});
beforeAll(async () => {
  api = await startTestApi();
  ({ token: as } = await api.organizer());
});
beforeEach(async () => {
  query = await newEvent();
});
afterAll(() => api?.stop());

const all = (of = query) => api.call(CompetitionStatusGetAllByCompetitionGuid, { query: of, as });
const titles = async () => (await all()).map(({ title }) => title);
const named = async (title: string) => (await all()).find((one) => one.title === title)!;
const blocks = () => api.call(CompetitionBlockStatusGetByCompetitionGuid, { query, as });

const COLORS = { backgroundColor: '#FFFFFF', fontColor: '#1C1220' };
const create = (more: object = {}) =>
  api.send(CompetitionStatusCreate, { query, body: { title: 'Ждёт оплаты', colors: COLORS, ...more }, as });
const bodyOf = ({ guid, order: _, useCount: _count, ...said }: ApplicationStatusView) => ({
  competitionStatusGuid: guid,
  ...said,
});
const update = (status: ApplicationStatusView, more: object = {}) =>
  api.send(CompetitionStatusUpdate, { body: { ...bodyOf(status), ...more }, as });
const remove = (competitionStatusGuid: Guid, replacementGuid?: Guid) =>
  api.send(CompetitionStatusDelete, {
    query: { competitionStatusGuid, ...(replacementGuid ? { replacementGuid } : {}) },
    as,
  });
const errorOf = ({ envelope }: { envelope: { errors: object[] } }) => envelope.errors[0];

const STARTING = ['Новая', 'На рассмотрении', 'Нужно исправить', 'Лист ожидания', 'Принята', 'Отклонена'];

describe('statuses of applications', () => {
  it('are there from the beginning, in an order, with their rules', async () => {
    expect(await titles()).toEqual(STARTING);
    expect(await named('Принята')).toMatchObject({
      ...{ isActive: true, allowsEditing: false, notifies: true, isAccepted: true, order: 4, version: 1 },
      colors: { backgroundColor: '#E4F4EB', fontColor: '#0B6B43' },
      useCount: 0,
    });
  });

  it('are made, changed, put in order and taken away', async () => {
    const made = await create({ colors: { backgroundColor: '#fff', fontColor: '#000' }, order: 1, notifies: true });
    const { guid } = made.envelope.data!;
    expect(await titles()).toEqual(['Новая', 'Ждёт оплаты', ...STARTING.slice(1)]);
    const status = await named('Ждёт оплаты');
    expect(status).toMatchObject({ guid, colors: { backgroundColor: '#FFFFFF', fontColor: '#000000' }, order: 1 });
    expect((await update(status, { title: 'Ждём оплату', isActive: false })).status).toBe(200);
    expect(await named('Ждём оплату')).toMatchObject({ guid, isActive: false, notifies: true, version: 2 });
    const active = await api.call(CompetitionStatusGetActiveByCompetitionGuid, { query, as });
    expect(active.map(({ title }) => title)).toEqual(STARTING);
    const last = (await named('Отклонена')).guid;
    await api.call(CompetitionStatusArrange, { query, body: { competitionStatusGuids: [last, guid] }, as });
    expect((await titles()).slice(0, 3)).toEqual(['Отклонена', 'Ждём оплату', 'Новая']);
    expect((await remove(guid)).status).toBe(200);
    expect((await all()).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await remove(guid)).status).toBe(404);
  });

  it('nobody could read are refused, with the nearest colour that is read', async () => {
    const refused = await create({ colors: { backgroundColor: '#FFFFFF', fontColor: '#777' } });
    expect(refused.status).toBe(422);
    expect(errorOf(refused)).toMatchObject({
      ...{ code: 'colorContrast', field: 'colors.fontColor', customData: { nearest: '#767676' } },
      message: expect.stringContaining('контраст 4,4'),
    });
    const own = await named('Новая');
    const changed = await update(own, { colors: { backgroundColor: '#FFC24A', fontColor: '#FFFFFF' } });
    expect(errorOf(changed)).toMatchObject({ code: 'colorContrast' });
    expect(errorOf(await create({ colors: { backgroundColor: 'red', fontColor: '#000' } }))).toMatchObject({
      code: 'badRequest',
    });
    expect(await all()).toHaveLength(STARTING.length);
    expect(await named('Новая')).toEqual(own);
  });

  it('are called differently, however they are spelt, and by words', async () => {
    for (const title of ['принята', '  ПРИНЯТА ', 'Принята.']) {
      const refused = await create({ title });
      expect([refused.status, errorOf(refused)]).toMatchObject([
        409,
        { code: 'statusTitleTaken', field: 'title', message: 'Такой статус уже есть: «Принята». Назовите этот иначе.' },
      ]);
    }
    expect(errorOf(await create({ title: ' — ' }))).toMatchObject({
      field: 'title',
      message: 'Назовите статус словами',
    });
    expect(errorOf(await create({ title: 'я'.repeat(5000) }))).toMatchObject({ code: 'badRequest', field: 'title' });
    const accepted = await named('Принята');
    expect(errorOf(await update(accepted, { title: 'НОВАЯ' }))).toMatchObject({ code: 'statusTitleTaken' });
    expect((await update(accepted, { title: 'принята' })).status).toBe(200);
    expect(await titles()).toEqual(STARTING.map((title) => (title === 'Принята' ? 'принята' : title)));
  });

  it('keep one that is switched on, for what comes in', async () => {
    const [first, ...others] = await all();
    for (const one of others) expect((await update(one, { isActive: false })).status).toBe(200);
    expect(errorOf(await update(first!, { isActive: false }))).toMatchObject({ code: 'lastActiveStatus' });
    expect(errorOf(await remove(first!.guid))).toMatchObject({ code: 'lastActiveStatus' });
    expect((await all()).filter(({ isActive }) => isActive).map(({ guid }) => guid)).toEqual([first!.guid]);
  });

  it('have an end', async () => {
    for (let count = STARTING.length; count < 50; count++) {
      expect((await create({ title: `Статус ${count}` })).status).toBe(200);
    }
    expect(errorOf(await create())).toMatchObject({ code: 'statusesFull' });
  });

  it('changed by two at once lose neither one’s word: the second is told', async () => {
    const status = await named('На рассмотрении');
    const answers = await Promise.all([update(status, { title: 'Смотрим' }), update(status, { title: 'Читаем' })]);
    expect(answers.map(({ status: code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(errorOf(answers.find(({ status: code }) => code === 409)!)).toMatchObject({ code: 'staleVersion' });
    const taken = await Promise.all([create({ title: 'Ждёт' }), create({ title: 'ждет' })]);
    expect(taken.map(({ status: code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('of one event are never written into another’s', async () => {
    const foreign = (await all(await newEvent()))[0]!.guid;
    const own = await named('Отклонена');
    const arranged = await api.send(CompetitionStatusArrange, {
      query,
      body: { competitionStatusGuids: [foreign] },
      as,
    });
    expect([arranged.status >= 400, (await remove(own.guid, foreign)).status >= 400]).toEqual([true, true]);
    expect(await titles()).toEqual(STARTING);
  });

  it('of an archived event stay as they are, and are still read', async () => {
    const own = await named('Новая');
    await api.call(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true }, as });
    const answers = [await create(), await update(own), await remove(own.guid)];
    expect(answers.map((answer) => errorOf(answer))).toMatchObject(answers.map(() => ({ code: 'archived' })));
    expect(await titles()).toEqual(STARTING);
  });
});

describe('statuses of blocks', () => {
  const createBlock = (body: object = {}) => api.send(CompetitionBlockStatusCreate, { query, body, as });

  it('are black on white and called «Новый статус» until somebody says otherwise', async () => {
    for (const _ of [1, 2]) expect((await createBlock()).status).toBe(200);
    expect((await blocks()).slice(3)).toMatchObject([
      { description: 'Новый статус', backgroundColor: '#FFFFFF', fontColor: '#000000', ...query },
      { description: 'Новый статус 2', backgroundColor: '#FFFFFF', fontColor: '#000000' },
    ]);
  });

  it('are changed, put in order and taken away by their keys; a title may be that of an application’s', async () => {
    const [first] = await blocks();
    const body = { key: first!.key, description: 'Новая', backgroundColor: '#8E1441', fontColor: '#FFF' };
    expect((await api.send(CompetitionBlockStatusUpdate, { query, body, as })).status).toBe(200);
    const unread = await api.send(CompetitionBlockStatusUpdate, { query, body: { ...body, fontColor: '#000' }, as });
    expect(errorOf(unread)).toMatchObject({ code: 'colorContrast', field: 'fontColor' });
    const keys = (await blocks()).map(({ key }) => key).toReversed();
    await api.call(CompetitionBlockStatusArrange, { query, body: { keys }, as });
    expect((await blocks()).map(({ description }) => description)).toEqual(['Принят', 'Нужно исправить', 'Новая']);
    // Applications need one for what comes in; blocks may have none at all.
    for (const key of keys) await api.call(CompetitionBlockStatusDelete, { query: { ...query, key }, as });
    expect(await blocks()).toEqual([]);
  });

  it('are no statuses of applications', async () => {
    const [block] = await blocks();
    expect((await remove(block!.key)).status).toBe(404);
    expect(await blocks()).toHaveLength(3);
  });
});

// The room of applications fills the port too; here a table of this spec stands for theirs.
describe('a status that something has', () => {
  let applications: Guid[];
  const has = async () =>
    (await api.database.query<{ status: Guid }>('select status from public.paper order by number')).map(
      ({ status }) => status,
    );

  beforeAll(async () => {
    await api.database.query(
      'create table public.paper (number serial primary key, guid uuid, event uuid not null, status uuid)',
    );
    api.nodes[0]!.app.get(StatusUses).register('application', {
      async count(reader: Reader, competition) {
        const rows = await reader.query<{ status: Guid; count: number }>(
          'select status, count(*)::int as count from public.paper where event = $1 group by status',
          [competition],
        );
        return new Map(rows.map(({ status, count }) => [status, count]));
      },
      async replace(tx, { competition }, status, by) {
        await tx.query('update public.paper set status = $3 where event = $1 and status = $2', [
          competition,
          status,
          by,
        ]);
      },
    });
  });
  beforeEach(async () => {
    const [waiting, declined] = [await named('Лист ожидания'), await named('Отклонена')];
    applications = [newGuid(), newGuid(), newGuid()];
    await api.database.query('delete from public.paper');
    for (const [index, guid] of applications.entries()) {
      const status = index < 2 ? waiting.guid : declined.guid;
      await api.database.query('insert into public.paper (guid, event, status) values ($1, $2, $3)', [
        guid,
        query.competitionGuid,
        status,
      ]);
    }
  });

  it('is counted', async () => {
    expect((await all()).map(({ useCount }) => useCount)).toEqual([0, 0, 0, 2, 0, 1]);
  });

  it('goes away only with another in its place', async () => {
    const [waiting, declined] = [await named('Лист ожидания'), await named('Отклонена')];
    expect(errorOf(await remove(waiting.guid))).toMatchObject({ code: 'statusInUse', customData: { useCount: 2 } });
    expect((await remove(waiting.guid, waiting.guid)).status).toBe(400);
    expect(await has()).toEqual([waiting.guid, waiting.guid, declined.guid]);
    expect((await remove(waiting.guid, declined.guid)).status).toBe(200);
    expect(await has()).toEqual([declined.guid, declined.guid, declined.guid]);
    expect(await titles()).not.toContain('Лист ожидания');
  });
});

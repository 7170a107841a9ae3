// A member's own performers: kept, gathered from applications, put into blocks, and nobody else's.

import { ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationRulesUpdate,
  ApplicationSubscribe,
  ApplicationTemplateAddBlock,
  ApplicationTemplateSetPerformer,
  ApplicationTemplateUpdateField,
  PerformerCreate,
  PerformerDelete,
  PerformerGather,
  PerformerGetAll,
  PerformerUpdate,
} from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import { Database, UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { RecountHeadings } from '../use-cases/recount-headings.ts';

let api: TestApi;
let sample: EventSample;
let application: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  await sample.change({ do: 'changeField', guid: sample.ids.fullName, values: { tag: 'personFullName' } });
  application = await sample.filled();
});

const names = async (sent = {}) =>
  (await sample.own(PerformerGetAll, { query: sent })).collection.map(({ kind, name }) => `${kind} ${name}`);

/** One more person in the first performance. */
async function person(name: string): Promise<Guid> {
  const { items } = await sample.read(application);
  const parent = items.flatMap(({ blocks }) => blocks).find(({ guid }) => guid === sample.ids.piece)!;
  const { applicationBlockGuid } = await sample.own(ApplicationTemplateAddBlock, {
    query: { applicationGuid: application },
    body: { blockGuid: sample.ids.person, parentGuid: parent.applicationBlockGuid },
  });
  await sample.save(application, 'fullName', { value: name, applicationBlockGuid });
  return applicationBlockGuid;
}

async function performerOf(block: Guid): Promise<Guid | null> {
  const [row] = await api.database.query<{ performer: Guid | null }>(
    'select performer_guid as performer from applications.block where guid = $1',
    [block],
  );
  return row!.performer;
}

it('one is written down once, found, changed and deleted', async () => {
  const body = { name: 'Алёна Ветрова', birthDate: '2014-03-05', city: 'Кострома' };
  const { guid } = await sample.own(PerformerCreate, { body });
  await sample.own(PerformerCreate, { body: { kind: 'collective', name: 'Берёзка' } });
  expect(await sample.refusal(PerformerCreate, { body: { name: 'АЛЕНА ветрова' } })).toMatchObject({
    status: 409,
    code: 'performerTwice',
  });
  await sample.own(PerformerCreate, { body: { ...body, birthDate: '2015-01-01' } });
  expect(await names()).toEqual(['person Алёна Ветрова', 'person Алёна Ветрова', 'collective Берёзка']);
  expect(await names({ searchText: 'берез' })).toEqual(['collective Берёзка']);
  expect(await names({ kind: 'collective' })).toEqual(['collective Берёзка']);
  await sample.own(PerformerUpdate, { body: { performerGuid: guid, name: 'Алёна Зимина', birthDate: '2014-03-05' } });
  expect(await names({ searchText: 'зимина' })).toEqual(['person Алёна Зимина']);
  await sample.own(PerformerDelete, { query: { performerGuid: guid } });
  expect(await names({ searchText: 'зимина' })).toEqual([]);
});

it('whoever is named in a sent application gets into the list, and the same person has one guid in all blocks', async () => {
  const [first, second, other] = [await person('Алёна Ветрова'), await person('АЛЕНА  ВЕТРОВА'), await person('Пётр')];
  expect(await names()).toEqual([]);
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  expect(await names()).toEqual(['person Алёна Ветрова', 'collective Берёзка', 'person Пётр']);
  expect(await performerOf(first)).toBe(await performerOf(second));
  expect(await performerOf(other)).not.toBe(await performerOf(first));
  expect(await performerOf(other)).not.toBeNull();
  // An organizer sees none of it: the list is the member's.
  expect(await api.send(PerformerGetAll, { as: sample.boss.token, query: {} })).toMatchObject({ status: 403 });
});

it('the list is gathered on a wish, and whom he has deleted does not come back by sending', async () => {
  await person('Алёна Ветрова');
  expect(await sample.own(PerformerGather, {})).toEqual({ added: 2 });
  expect(await sample.own(PerformerGather, {})).toEqual({ added: 0 });
  const { collection } = await sample.own(PerformerGetAll, { query: { searchText: 'Ветрова' } });
  await sample.own(PerformerDelete, { query: { performerGuid: collection[0]!.guid } });
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  expect(await names()).toEqual(['collective Берёзка']);
  expect(await sample.own(PerformerGather, {})).toEqual({ added: 1 });
});

it('what the list does not know it learns from the next application', async () => {
  const field = { do: 'changeField', guid: sample.ids.city, values: { tag: 'city' } } as const;
  await sample.change(field);
  await sample.own(PerformerCreate, { body: { kind: 'collective', name: 'БЕРЕЗКА' } });
  await sample.save(application, 'city', { value: 'Кострома' });
  expect(await sample.own(PerformerGather, {})).toEqual({ added: 0 });
  const { collection } = await sample.own(PerformerGetAll, { query: {} });
  expect(collection).toMatchObject([{ name: 'БЕРЕЗКА', city: 'Кострома' }]);
});

it('one put into a block is known there until another name is typed, by an older rule too, once it was counted anew', async () => {
  const { guid: performerGuid } = await sample.own(PerformerCreate, { body: { name: 'Алёна Ветрова' } });
  const block = await person('Алёна Ветрова');
  await sample.own(ApplicationTemplateSetPerformer, { body: { applicationBlockGuid: block, performerGuid } });
  expect(await performerOf(block)).toBe(performerGuid);
  const typed = (value: string) =>
    sample.own(ApplicationTemplateUpdateField, {
      body: { guid: sample.ids.fullName, applicationGuid: application, applicationBlockGuid: block, value },
    });
  await api.database.query('update applications.performer set heading_rule = 0, folded = upper(name)');
  const of = <T>(kind: abstract new (...given: never[]) => T): T => api.nodes[0]!.app.get(kind);
  const recount = new RecountHeadings(of(Database), of(UnitOfWork), of(EventForms));
  expect((await recount.run(() => Promise.resolve())).recounted).toBeGreaterThan(0);
  expect(await recount.run(() => Promise.resolve())).toEqual({ recounted: 0 });
  await typed('АЛЁНА Ветрова');
  expect(await performerOf(block)).toBe(performerGuid);
  await typed('Пётр Зимин');
  expect(await performerOf(block)).toBeNull();
});

it('a neighbour’s performer does not exist, and an application that is not corrected any more is not touched', async () => {
  const neighbour = await api.member(sample.event);
  const { guid: theirs } = await api.call(PerformerCreate, { as: neighbour.token, body: { name: 'Чужой' } });
  const block = await person('Пётр');
  const set = (performerGuid: Guid | null) =>
    sample.refusal(ApplicationTemplateSetPerformer, { body: { applicationBlockGuid: block, performerGuid } });
  expect(await set(theirs)).toMatchObject({ status: 404 });
  expect(await sample.refusal(PerformerDelete, { query: { performerGuid: theirs } })).toMatchObject({ status: 404 });
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const query = { competitionGuid: sample.event };
  await sample.desk(ApplicationRulesUpdate, { query, body: { closesAt: '2026-01-01T00:00:00.000Z', freezesAt: null } });
  expect(await set(null)).toMatchObject({ status: 409, code: 'applicationFrozen' });
});

it('of a forgotten member nobody is left', async () => {
  const block = await person('Алёна Незабвенная');
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  await api.database.query(`update accounts.account set closed_at = now() - interval '40 days' where guid = $1`, [
    sample.member.guid,
  ]);
  await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
  const left = await api.database.query(`select from applications.performer p where p::text ~ 'Незабвенн'`);
  expect(left).toEqual([]);
  expect(await performerOf(block)).toBeNull();
});

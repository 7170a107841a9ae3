// A draft is thrown away, lies in the bin and comes back, or is gone for good.

import {
  ApplicationCopyFrom,
  ApplicationDeleteDraft,
  ApplicationGetAllToMemberByCompetitionGuid,
  ApplicationGetApplicationJson,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationGetDeletedDrafts,
  ApplicationRestoreDraft,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  ApplicationUnsubscribe,
  ApplicationViewGetByCompetition,
  CompetitionGetSubscribedApplicationsByCompetition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { EraseApplications } from '../use-cases/erase-applications.ts';
import { ForgetThrown } from '../use-cases/forget-thrown.ts';

let api: TestApi;
let sample: EventSample;
let guid: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  guid = await sample.filled('Набросок');
});

const event = () => ({ competitionGuid: sample.event });
const remove = (applicationGuid: Guid, as?: string) =>
  sample.refusal(ApplicationDeleteDraft, { query: { applicationGuid }, ...(as ? { as } : {}) });
const restore = (draftGuid: Guid, as?: string) =>
  sample.refusal(ApplicationRestoreDraft, { query: { ...event(), draftGuid }, ...(as ? { as } : {}) });
const bin = () => sample.own(ApplicationGetDeletedDrafts, { query: event() });
const own = async () =>
  (await sample.own(ApplicationGetAllToMemberByCompetitionGuid, { query: event(), body: {} })).collection.map(
    (one) => one.guid,
  );
const desk = async () => {
  const query = { ...event(), isActive: 'false' as const };
  const { collection } = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, { query, body: {} });
  const { counts } = await sample.desk(ApplicationViewGetByCompetition, { query: event() });
  return [collection.map((one) => one.guid), counts.others];
};
const sweep = () => {
  const { app } = api.nodes[0]!;
  return new ForgetThrown(app.get(UnitOfWork), app.get(EraseApplications, { strict: false })).run(30);
};
const lain = (days: number) =>
  api.database.query(`update applications.application set deleted_at = now() - make_interval(days => $2) where guid = $1`, [guid, days]); // prettier-ignore

it('is there for nobody, and comes back as it was', async () => {
  const before = await sample.read(guid);
  expect([before.application.canDelete, await own(), await desk()]).toEqual([true, [guid], [[guid], 1]]);
  expect((await remove(guid)).status).toBe(200);

  expect([await own(), await desk()]).toEqual([[], [[], 0]]);
  const query = { applicationGuid: guid };
  expect((await sample.refusal(ApplicationGetApplicationJson, { query })).status).toBe(404);
  const ofOffice = { query, as: sample.boss.token };
  expect((await sample.refusal(ApplicationGetApplicationJsonForOrganizer, ofOffice)).status).toBe(404);
  const body = { guid: sample.ids.name, applicationGuid: guid, value: 'Поздно' };
  expect((await sample.refusal(ApplicationTemplateUpdateField, { body })).status).toBe(404);
  const copying = { query: { ...event(), sourceGuid: guid } };
  expect((await sample.refusal(ApplicationCopyFrom, copying)).status).toBe(404);
  expect((await remove(guid)).status).toBe(404);
  // Another one is begun anew.
  const other = await sample.begin();
  expect(other).not.toBe(guid);

  const [binned] = await bin();
  expect(binned).toMatchObject({ guid, title: 'Набросок' });
  expect(Date.parse(binned!.keptUntil) - Date.parse(binned!.deletedAt)).toBe(30 * 86_400_000);
  const stranger = await api.member(sample.event);
  expect((await restore(guid, stranger.token)).status).toBe(404);
  expect([(await restore(guid)).status, await bin()]).toEqual([200, []]);
  expect(await sample.read(guid)).toEqual(before);
  expect((await own()).toSorted()).toEqual([guid, other].toSorted());
});

it('is changed with its form while it lies there', async () => {
  await remove(guid);
  await sample.change({ do: 'changeField', guid: sample.ids.city, values: { isRequired: true } });
  await restore(guid);
  const { application, items } = await sample.read(guid);
  expect(application.percent).toBeLessThan(100);
  expect(items[0]!.allowNextPage).toBe(false);
});

it('what was sent is not thrown away, nor what came with a table, nor what is another’s', async () => {
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: guid } });
  expect(await remove(guid)).toMatchObject({ status: 409, code: 'applicationKept' });
  await sample.own(ApplicationUnsubscribe, { query: { applicationGuid: guid } });
  expect(await remove(guid)).toMatchObject({ status: 409, code: 'applicationKept' });
  expect((await sample.read(guid)).application.canDelete).toBe(false);
  const imported = await sample.filled('Из таблицы');
  await api.database.query(`update applications.application set import_key = 'k' where guid = $1`, [imported]);
  expect(await remove(imported)).toMatchObject({ status: 409, code: 'applicationKept' });
  const stranger = await api.member(sample.event);
  expect((await remove(await sample.filled('Чужая'), stranger.token)).status).toBe(404);
});

it('after a month it is gone for good, and not a day before', async () => {
  await remove(guid);
  await lain(29);
  expect([await sweep(), (await bin()).length]).toEqual([{ forgotten: 0 }, 1]);
  await lain(31);
  expect([await bin(), (await restore(guid)).status]).toEqual([[], 404]);
  expect(await sweep()).toEqual({ forgotten: 1 });
  for (const table of ['application', 'block', 'change', 'answer_item']) {
    const rows = await api.database.query(`select from applications.${table} t where t::text ~ $1`, [guid]);
    expect([table, rows]).toEqual([table, []]);
  }
});

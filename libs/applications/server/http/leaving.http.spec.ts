// What is left of an application when its owner has gone, and what a copy of the event takes over.

import { ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationRulesGetByCompetition,
  ApplicationRulesUpdate,
  ApplicationSubscribe,
  CompetitionCopy,
  CompetitionGetFullInfoByGuid,
  CompetitionGetSubscribedApplicationsByCompetition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

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

it('a copy of the event has its dates moved along, and no application', async () => {
  const query = { competitionGuid: sample.event };
  const body = { closesAt: '2027-03-01T20:59:00.000Z', freezesAt: null };
  await sample.desk(ApplicationRulesUpdate, { query, body });
  const next = { title: 'Светлояр-2028', beginDate: '2028-03-19', endDate: '2028-03-21' };
  const { guid: copy } = await sample.desk(CompetitionCopy, { query, body: next });
  const rules = await sample.desk(ApplicationRulesGetByCompetition, { query: { competitionGuid: copy } });
  expect(rules).toMatchObject({ closesAt: '2028-02-29T20:59:00.000Z', freezesAt: null });
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

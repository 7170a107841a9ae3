// An event whose last day has passed takes no applications any more.

import {
  ApplicationCopyFrom,
  ApplicationRulesGetByCompetition,
  ApplicationRulesUpdate,
  ApplicationSetEditing,
  ApplicationSubmit,
  ApplicationSubscribe,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

const LATER = '2099-01-01T00:00:00.000Z';
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

it('nothing new comes in once the event is over, but for a closing that is named or the organizer’s word', async () => {
  const sample = await EventSample.make(api);
  const guid = await sample.filled();
  const one = { query: { applicationGuid: guid } };
  const close = (closesAt: string | null) =>
    sample.desk(ApplicationRulesUpdate, { query, body: { closesAt, freezesAt: null } });
  const query = { competitionGuid: sample.event };
  const over = { status: 409, code: 'applicationOver' };
  // By the event's own clock: whatever the hour is here, one of these has another day than Greenwich.
  const ended = (ago: number, timeZone: string) =>
    api.database.query(
      `update competitions.competition set begin_date = day, end_date = day, time_zone = $2
         from (select (now() at time zone $2)::date - $3::int as day) x where guid = $1`,
      [sample.event, timeZone, ago],
    );
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    for (const [ago, isOver] of [
      [0, false],
      [1, true],
    ] as const) {
      await ended(ago, zone);
      const rules = await sample.own(ApplicationRulesGetByCompetition, { query });
      expect([zone, ago, rules]).toMatchObject([zone, ago, { isClosed: isOver, isOver }]);
    }
  expect(await sample.refusal(ApplicationSubmit, { query })).toMatchObject(over);
  expect(await sample.refusal(ApplicationCopyFrom, { query: { ...query, sourceGuid: guid } })).toMatchObject(over);
  expect(await sample.refusal(ApplicationSubscribe, one)).toMatchObject(over);
  // What is begun may be filled in still: it is his own.
  await sample.save(guid, 'city', { value: 'Тверь' });
  await close(LATER);
  expect(await sample.own(ApplicationRulesGetByCompetition, { query })).toMatchObject({
    isClosed: false,
    isOver: false,
  });
  await sample.own(ApplicationSubmit, { query });
  await close(null);
  await sample.desk(ApplicationSetEditing, { ...one, body: { isOpened: true } });
  expect(await sample.own(ApplicationSubscribe, one)).toMatchObject({ number: 1 });
});

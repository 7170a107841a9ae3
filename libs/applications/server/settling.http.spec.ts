// What applications settle of an event: who reads what is for the accepted, when an event may not be deleted any more,
// which status stays while one of them has it.

import {
  CompetitionGetUploadedFilesByCompetition,
  CompetitionStatusDelete,
  CompetitionStatusGetAllByCompetitionGuid,
  FestivalCreateFestival,
  FestivalDeleteFestival,
  FestivalGetFestivals,
  FestivalRestoreFestival,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let api: TestApi;
let as: string;
let event: Guid;
beforeAll(async () => {
  api = await startTestApi();
  ({ token: as } = await api.organizer());
});
beforeEach(async () => {
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  ({ guid: event } = await api.call(FestivalCreateFestival, { body: { details }, as }));
});
afterAll(() => api?.stop());

type State = 'Draft' | 'Submitted' | 'Subscribed' | 'Unsubscribed';

/** As members will have left it. */
async function application(state: State, { member, status }: { member?: Guid; status?: Guid } = {}): Promise<Guid> {
  const guid = newGuid();
  await api.database.query(
    `insert into applications.application (guid, competition_guid, member_guid, state, status_guid)
     values ($1, $2, $3, $4, $5)`,
    [guid, event, member ?? null, state, status ?? null],
  );
  return guid;
}

async function document(): Promise<Guid> {
  const guid = newGuid();
  await api.database.query(
    `with file as (
       insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
       values ($1::uuid, $1::uuid::text, $2, 'competition.document', 'Райдер.pdf', 'application/pdf', 4000, $3))
     insert into competitions.document (guid, competition_guid, name, content_type, size, audience, position)
     values ($1, $2, 'Райдер.pdf', 'application/pdf', 4000, 'accepted', 1)`,
    [guid, event, 'a'.repeat(64)],
  );
  return guid;
}

it('what is for the accepted is read by whoever has sent an application that was accepted, and by nobody else', async () => {
  const guid = await document();
  const statuses = await api.call(CompetitionStatusGetAllByCompetitionGuid, {
    query: { competitionGuid: event },
    as,
  });
  const accepting = statuses.find(({ isAccepted }) => isAccepted)!.guid;
  const other = statuses.find(({ isAccepted }) => !isAccepted)!.guid;
  const sees = async (state: State, status: Guid) => {
    const member = await api.member(event);
    await application(state, { member: member.guid, status });
    const listed = await api.call(CompetitionGetUploadedFilesByCompetition, {
      query: { competitionGuid: event },
      as: member.token,
    });
    return listed.map((one) => one.guid);
  };
  expect(await sees('Subscribed', accepting)).toEqual([guid]);
  expect(await sees('Subscribed', other)).toEqual([]);
  expect(await sees('Unsubscribed', accepting)).toEqual([]);
  expect(await sees('Draft', accepting)).toEqual([]);
  // Accepted elsewhere is not accepted here.
  const former = event;
  const details = { title: 'Другой', beginDate: '2026-11-20', endDate: '2026-11-22' };
  ({ guid: event } = await api.call(FestivalCreateFestival, { body: { details }, as }));
  const member = await api.member(former, event);
  const query = { competitionGuid: event };
  const own = await api.call(CompetitionStatusGetAllByCompetitionGuid, { query, as });
  await application('Subscribed', { member: member.guid, status: own.find(({ isAccepted }) => isAccepted)!.guid });
  const there = { query: { competitionGuid: former }, as: member.token };
  expect(await api.call(CompetitionGetUploadedFilesByCompetition, there)).toEqual([]);
});

it('an event with a submitted application stays and says why; with drafts it goes and comes back with them', async () => {
  const draft = await application('Draft');
  // Begun and thrown away: it stands nowhere, so nothing would have to be done with it first.
  const thrown = await application('Submitted');
  await api.database.query('update applications.application set deleted_at = now() where guid = $1', [thrown]);
  const remove = () => api.send(FestivalDeleteFestival, { query: { festivalGuid: event }, as });
  expect((await remove()).status).toBe(200);
  await api.call(FestivalRestoreFestival, { body: { festivalGuid: event }, as });
  expect(
    await api.database.query('select guid from applications.application where competition_guid = $1 order by guid', [
      event,
    ]),
  ).toEqual([draft, thrown].toSorted().map((guid) => ({ guid })));
  for (const state of ['Submitted', 'Subscribed', 'Unsubscribed'] as const) {
    const guid = await application(state);
    const { status, envelope } = await remove();
    expect([state, status, envelope.errors[0]!.code]).toEqual([state, 409, 'eventUsed']);
    expect(envelope.errors[0]!.message).toContain('начатые или отправленные заявки (1\u00a0заявка;');
    await api.database.query('delete from applications.application where guid = $1', [guid]);
  }
  const { collection } = await api.call(FestivalGetFestivals, { body: {}, as });
  expect(collection.map(({ guid }) => guid)).toContain(event);
});

it('a status that applications have goes only with another in its place', async () => {
  const query = { competitionGuid: event };
  const statuses = () => api.call(CompetitionStatusGetAllByCompetitionGuid, { query, as });
  const [given, other] = (await statuses()).slice(-2).map(({ guid }) => guid);
  const [draft, sent] = [
    await application('Draft', { status: given! }),
    await application('Subscribed', { status: given! }),
  ];
  const untouched = await application('Draft', { status: other! });
  const counts = async () => new Map((await statuses()).map(({ guid, useCount }) => [guid, useCount]));
  expect([(await counts()).get(given!), (await counts()).get(other!)]).toEqual([2, 1]);
  const remove = (more: object) =>
    api.send(CompetitionStatusDelete, { query: { competitionStatusGuid: given!, ...more }, as });
  expect((await remove({})).envelope.errors[0]).toMatchObject({ code: 'statusInUse', customData: { useCount: 2 } });
  expect((await remove({ replacementGuid: other })).status).toBe(200);
  expect((await counts()).get(other!)).toBe(3);
  const rows = await api.database.query<{ guid: Guid; status: Guid }>(
    'select guid, status_guid as status from applications.application where competition_guid = $1 order by guid',
    [event],
  );
  expect(rows).toEqual([draft, sent, untouched].toSorted().map((guid) => ({ guid, status: other })));
});

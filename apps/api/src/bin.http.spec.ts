// The bin of events, over all rooms: a deleted event is invisible, can be restored whole, and is erased in the end.

import { EmptyBin } from '@rampa/competitions/server';
import {
  ApplicationBuilderGet,
  ApplicationFormCreate,
  CompetitionDisplaySettingCreate,
  CompetitionGetCompetitionsByParticipant,
  CompetitionJudgeCreateRange,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramUpdate,
  FestivalCreateFestival,
  FestivalDeleteFestival,
  FestivalGetDeletedFestivals,
  FestivalGetFestivalDetail,
  FestivalGetFestivals,
  FestivalRestoreFestival,
  FestivalUpdateFestival,
  JudgeFastLogin,
  PointCreate,
  PublicDisplay,
  PublicProgram,
  ReferenceBookChangeEventSet,
  ReferenceBookCreate,
  VotingProtocolGetVoitingProtocolByJudgeJson,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let as: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ token: as } = await api.organizer());
});
afterAll(() => api?.stop());

const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };

async function madeEvent() {
  const { guid } = await api.call(FestivalCreateFestival, { body: { details }, as });
  const query = { competitionGuid: guid };
  const { guid: program } = await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as });
  const place = { competitionProgramGuid: program };
  const items = { items: [{ performer: 'Ансамбль' }] };
  const { guids } = await api.call(CompetitionProgramItemCreateRange, { query: place, body: items, as });
  await api.call(CompetitionProgramUpdate, { query, body: { ...place, isPublished: true }, as });
  const judges = { judges: [{ fullName: 'Белова Вера' }] };
  await api.call(CompetitionJudgeCreateRange, { query, body: judges, as });
  const { collection } = await api.call(CompetitionJudgeGetByCompetitionGuid, { query, body: {}, as });
  const key = new URL(collection[0]!.fastLoginUrl!).hash.slice('#key='.length);
  await api.call(PointCreate, { query, body: { title: 'Оценка', min: 0, max: 10_000, step: 100 }, as });
  const { key: display } = await api.call(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал' }, as });
  const { guid: form } = await api.call(ApplicationFormCreate, { query, body: { readyKey: 'vocal' }, as });
  return { guid, program, item: guids[0]!, judge: collection[0]!.guid, key, display, form };
}

const remove = (festivalGuid: Guid, who = as) => api.send(FestivalDeleteFestival, { query: { festivalGuid }, as: who });
const titles = async () => (await api.call(FestivalGetFestivals, { body: {}, as })).collection.map(({ guid }) => guid);
const device = () => newGuid();

it('a deleted event is there for nobody, and comes back as it was', async () => {
  const event = await madeEvent();
  const member = await api.member(event.guid);
  const { token: judge } = await api.call(JudgeFastLogin, { query: { key: event.key, device: device() } });
  const sheetOf = { competitionProgramGuid: event.program, competitionJudgeGuid: event.judge };
  const asked = async () =>
    Promise.all([
      api.send(FestivalGetFestivalDetail, { query: { festivalGuid: event.guid }, as }),
      api.send(VotingProtocolGetVoitingProtocolByJudgeJson, { query: sheetOf, as: judge }),
      api.send(PublicProgram, { params: { programGuid: event.program } }),
      api.send(PublicDisplay, { params: { key: event.display } }),
      api.send(ApplicationBuilderGet, { query: { templateGuid: event.form }, as }),
    ]).then((answers) => answers.map(({ status }) => status));
  const ofMember = async () =>
    (await api.call(CompetitionGetCompetitionsByParticipant, { body: {}, as: member.token })).totalCount;
  const before = await asked();
  expect([before, await ofMember()]).toEqual([[200, 200, 200, 200, 200], 1]);

  expect((await remove(event.guid)).status).toBe(200);
  expect((await asked()).every((status) => status >= 400)).toBe(true);
  expect([await ofMember(), await titles()]).toEqual([0, expect.not.arrayContaining([event.guid])]);
  expect((await remove(event.guid)).status).toBe(404);
  const write = await api.send(FestivalUpdateFestival, {
    query: { festivalGuid: event.guid },
    body: { details },
    as,
  });
  expect(write.status).toBe(404);

  const [binned] = await api.call(FestivalGetDeletedFestivals, { as });
  expect(binned).toMatchObject({ guid: event.guid, title: 'Светлояр' });
  expect(Date.parse(binned!.keptUntil) - Date.parse(binned!.deletedAt)).toBe(30 * 86_400_000);
  const { token: other } = await api.organizer();
  const body = { festivalGuid: event.guid };
  expect((await api.send(FestivalRestoreFestival, { body, as: other })).status).toBe(404);
  await api.call(FestivalRestoreFestival, { body, as });
  expect(await api.call(FestivalGetDeletedFestivals, { as })).toEqual([]);
  expect([await ofMember(), await titles()]).toEqual([1, expect.arrayContaining([event.guid])]);
  // The judge signs in by his link again.
  const { token: again } = await api.call(JudgeFastLogin, { query: { key: event.key, device: device() } });
  const sheet = { query: sheetOf, as: again };
  expect((await api.send(VotingProtocolGetVoitingProtocolByJudgeJson, sheet)).status).toBe(200);
  expect((await api.send(FestivalRestoreFestival, { body, as })).status).toBe(404);
});

it('an event in which the jury has said anything stays, and says why', async () => {
  const event = await madeEvent();
  await api.database.query(
    `insert into judging.mark (item_guid, judge_guid, criterion_guid, value)
     select $1, $2, guid, 5000 from judging.criterion where competition_guid = $3`,
    [event.item, event.judge, event.guid],
  );
  const { status, envelope } = await remove(event.guid);
  expect([status, envelope.errors[0]!.code]).toEqual([409, 'eventUsed']);
  expect(await titles()).toContain(event.guid);
});

it('after 30 days nothing of it is left anywhere', async () => {
  const [event, kept] = [await madeEvent(), await madeEvent()];
  await api.member(event.guid);
  await api.call(JudgeFastLogin, { query: { key: event.key, device: device() } });
  await api.database.query(
    `insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
     values ($1::uuid, $1::uuid::text, $2, 'competition.document', 'Положение.pdf', 'application/pdf', 4000, $3)`,
    [newGuid(), event.guid, 'a'.repeat(64)],
  );
  const { guid: referenceBookGuid } = await api.call(ReferenceBookCreate, { body: { title: 'Формы' }, as });
  const set = { query: { competitionGuid: event.guid }, body: { referenceBookGuid, isWhole: false }, as };
  await api.call(ReferenceBookChangeEventSet, set);
  for (const { guid } of [event, kept]) await remove(guid);
  const bin = api.nodes[0]!.app.get(EmptyBin, { strict: false });
  const emptied = () => bin.run(30, async () => undefined);
  expect(await emptied()).toEqual({ erased: 0 });
  await api.database.query(
    `update competitions.competition set deleted_at = now() - interval '30 days 1 minute' where guid = $1`,
    [event.guid],
  );
  expect(await api.call(FestivalGetDeletedFestivals, { as })).toMatchObject([{ guid: kept.guid }]);
  expect(await emptied()).toEqual({ erased: 1 });
  const tables = await api.database.query<{ name: string; column: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as name, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE'
        and (c.column_name = 'competition_guid' or c.table_schema = 'files' and c.column_name = 'owner_guid')`,
  );
  for (const { name, column } of tables) {
    const rows = await api.database.query(`select 1 from ${name} where ${column} = $1 limit 1`, [event.guid]);
    expect([name, rows.length]).toEqual([name, 0]);
  }
  expect(await api.call(FestivalGetDeletedFestivals, { as })).toHaveLength(1);
});

// What depends on the kind of an event: a festival without marks has no judging and no protocols, and everybody who
// takes part gets a diploma; a contest of one tour has no second tour.

import {
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDelete,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  DesignerGetDocumentsByCompetition,
  DocumentListGetAll,
  FestivalCreateFestival,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  JudgeFastLogin,
  JudgeGetProfile,
  ParticipantInviteMember,
  PointCreate,
  VotingProtocolChangeState,
  VotingProtocolCreateArchive,
  VotingProtocolGetPublication,
  VotingProtocolGetUsingForProtocolByCompetition,
  VotingProtocolGetVoitingProtocolByUserJson,
  VotingProtocolGetVoitingProtocolJson,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { LiveContest } from '@rampa/judging/testing';
import { pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchFile } from './testing/worker.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  ({ token: as } = await api.organizer());
});
afterAll(() => api?.stop());

const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
const FIRST_LETTERS = 'АБ';

async function event(typeTourCompetition: number) {
  const { guid } = await api.call(FestivalCreateFestival, { body: { details, typeTourCompetition }, as });
  const query = { competitionGuid: guid };
  const program = await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as });
  const { guids: items } = await api.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: program.guid },
    body: { items: [...FIRST_LETTERS].map((letter) => ({ performer: `Ансамбль ${letter}`, city: 'Городец' })) },
    as,
  });
  return { guid, query, program: program.guid, items };
}

const become = async (festivalGuid: Guid, typeTourCompetition: number, who = as) => {
  const sent = { query: { festivalGuid }, body: { details, typeTourCompetition }, as: who };
  const { envelope } = await api.send(FestivalUpdateFestival, sent);
  return envelope.errors[0]?.code ?? 'ok';
};
const typeOf = async (festivalGuid: Guid) =>
  (await api.call(FestivalGetFestivalDetail, { query: { festivalGuid }, as })).typeTourCompetition;

it('a festival without marks refuses judging and protocols with one clear word', async () => {
  const { query, program } = await event(0);
  const competitionProgramGuid = program;
  const answers = await Promise.all([
    api.send(CompetitionJudgeCreate, { query, body: { fullName: 'Белова Вера' }, as }),
    api.send(PointCreate, { query, body: { title: 'Техника', min: 0, max: 10_000, step: 1000 }, as }),
    api.send(VotingProtocolGetUsingForProtocolByCompetition, { query, as }),
    api.send(VotingProtocolGetVoitingProtocolJson, { query: { competitionProgramGuid }, as }),
    api.send(VotingProtocolGetPublication, { query: { competitionProgramGuid }, as }),
    api.send(VotingProtocolCreateArchive, { query, body: {}, as }),
    api.send(VotingProtocolChangeState, {
      query: { competitionProgramGuid },
      body: { state: 'Open', reason: '' },
      as,
    }),
  ]);
  expect(answers.map(({ envelope }) => envelope.errors[0]?.code)).toEqual(answers.map(() => 'withoutMarks'));
  expect(answers[0]!.envelope.errors[0]!.message).toBe('Это фестиваль без оценок: судейства и протоколов в нём нет.');
  const paper = await fetchFile(api, 'VotingProtocol/Export', { competitionProgramGuid, format: 'pdf' }, as);
  expect(paper.status).toBe(409);
});

it('its diplomas are those of participants: at once for the organizer, for a member when he has performed', async () => {
  const { query, program, items } = await event(0);
  const [document] = await api.call(DesignerGetDocumentsByCompetition, { query, as });
  expect(document!.title).toBe('Диплом участника');
  const [list] = await api.call(DocumentListGetAll, { query, as });
  expect(list!.programs).toMatchObject([{ guid: program, count: 2, isReady: true }]);
  const member = await api.member();
  await api.call(ParticipantInviteMember, { query, as: member.token });
  const competitionProgramItemGuid = items[0]!;
  await api.call(CompetitionProgramItemUpdate, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid, participantUserGuid: member.guid },
    as,
  });
  const diploma = (who: string) => fetchFile(api, 'Designer/DownloadOneDiplom', { competitionProgramItemGuid }, who);
  const printed = await diploma(as);
  expect(printed.status).toBe(200);
  const words = (await pdfText(printed.bytes)).replaceAll(/\s+/g, ' ');
  expect(words).toMatch(/диплом участника/i);
  expect(words).toContain('Ансамбль А');
  expect(words).not.toContain('Председатель жюри');
  expect((await diploma(member.token)).status).toBe(404);
  for (const activity of ['OnStage', 'Done'] as const)
    await api.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid, activity },
      as,
    });
  expect((await diploma(member.token)).status).toBe(200);
  const own = await api.call(VotingProtocolGetVoitingProtocolByUserJson, { query, as: member.token });
  expect(own).toMatchObject([{ items: [{ isDone: true, result: null }] }]);
});

it('a contest may become a festival and back: the judge’s link waits meanwhile, and what was prepared may be taken away', async () => {
  const { guid, query } = await event(1);
  const judges = await Promise.all(
    ['Белова Вера', 'Орлов Пётр'].map((fullName) =>
      api.call(CompetitionJudgeCreate, { query, body: { fullName }, as }),
    ),
  );
  const competitionJudgeGuid = judges[0]!.guid;
  const { url } = await api.call(CompetitionJudgeCreateFastLoginUrl, {
    query: { competitionJudgeGuid },
    body: {},
    as,
  });
  const enter = () =>
    api.send(JudgeFastLogin, { query: { key: new URL(url).hash.replace('#key=', ''), device: 'tablet-of-a-judge' } });
  const { token } = (await enter()).envelope.data!;
  expect(await become(guid, 0)).toBe('ok');
  expect((await api.send(JudgeGetProfile, { as: token })).status).toBe(401);
  expect((await enter()).envelope.errors[0]!.code).toBe('withoutMarks');
  const remove = { query: { competitionJudgeGuid: judges[1]!.guid, force: 'false' as const }, as };
  expect((await api.send(CompetitionJudgeDelete, remove)).status).toBe(200);
  expect(await become(guid, 2)).toBe('ok');
  expect((await enter()).status).toBe(200);
  expect(await typeOf(guid)).toBe(2);
});

it('what is there already is not contradicted: opened protocols are a contest’s, a second tour is of several', async () => {
  const contest = await LiveContest.create(api);
  expect(await become(contest.competition, 0, contest.as)).toBe('typeTourFixed');
  const { guid, query } = await event(1);
  const second = { query, body: { title: 'Финал', tour: 2 }, as };
  expect((await api.send(CompetitionProgramCreate, second)).envelope.errors[0]!.code).toBe('oneTour');
  expect(await become(guid, 2)).toBe('ok');
  expect((await api.send(CompetitionProgramCreate, second)).status).toBe(200);
  expect(await become(guid, 1)).toBe('typeTourFixed');
  expect(await typeOf(guid)).toBe(2);
});

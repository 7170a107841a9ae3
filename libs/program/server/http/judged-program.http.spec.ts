// What a program may no longer do once it is judged: the ports that the judging room fills.

import {
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionProgramDelete,
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemSetWithdrawn,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  JudgeFastLogin,
  JudgeGetProfile,
  NominationUpdate,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  VotingProtocolChangeState,
  VotingProtocolSavingBySelf,
  type BodyOf,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEvent, makeProgram, readProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api.stop());

async function newNomination(title: string): Promise<Guid> {
  const { collection } = await api.call(ReferenceBookGetByOrganizer, { body: {}, as });
  const body = { referenceBookGuid: collection[0]!.guid, title };
  return (await api.call(ReferenceBookItemCreate, { body, as })).guid;
}

async function newJudge(competitionGuid: Guid): Promise<{ guid: Guid; token: string }> {
  const query = { competitionGuid };
  const body = { fullName: 'Берестов Андрей Ильич', title: 'Заслуженный артист' };
  const { guid } = await api.call(CompetitionJudgeCreate, { query, body, as });
  const link = await api.call(CompetitionJudgeCreateFastLoginUrl, {
    query: { competitionJudgeGuid: guid },
    body: {},
    as,
  });
  const key = new URL(link.url).hash.replace('#key=', '');
  const signedIn = await api.call(JudgeFastLogin, { query: { key, device: 'планшет' } });
  expect(signedIn.judgeGuid).toBe(guid);
  return { guid, token: signedIn.token };
}

/** A program of two performances, the first of them marked by the only judge; its protocol is open. */
async function makeMarked() {
  const made = await makeProgram(api, as, ['а', 'б']);
  const { competition, program, items } = made;
  const scale = { title: 'Мастерство', min: 0, max: 10_000, step: 100 };
  const point = await api.call(PointCreate, { query: { competitionGuid: competition }, body: scale, as });
  const judge = await newJudge(competition);
  await toState(program, 'Open');
  for (const item of items) await setActivity(program, item, 'OnStage');
  const submission = {
    submissionGuid: newGuid(),
    judgeGuid: judge.guid,
    device: 'планшет',
    deviceSeq: 1,
    seenRevision: null,
    baseVersion: null,
    competitionProgramItemGuid: items[0]!,
    pointGuid: point.guid,
    value: 9000,
  };
  const saved = await api.call(VotingProtocolSavingBySelf, {
    query: { competitionGuid: competition },
    body: { submissions: [submission] },
    as: judge.token,
  });
  expect(saved.replies[0]!.status).toBe('accepted');
  return { ...made, judge };
}

async function toState(program: Guid, state: 'Open' | 'Locked'): Promise<void> {
  await api.call(VotingProtocolChangeState, { query: { competitionProgramGuid: program }, body: { state }, as });
}

const setActivity = (program: Guid, item: Guid, activity: 'OnStage' | 'Skipped') =>
  api.send(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: item, activity },
    as,
  });

type Update = Partial<BodyOf<typeof CompetitionProgramItemUpdate>>;

async function update(program: Guid, item: Guid, body: Update): Promise<string> {
  const query = { competitionProgramGuid: program };
  const sent = { query, body: { competitionProgramItemGuid: item, ...body }, as };
  const { envelope } = await api.send(CompetitionProgramItemUpdate, sent);
  return envelope.success ? 'ok' : envelope.errors[0]!.code;
}

describe('a performance with marks', () => {
  it('is not deleted, nor its program, nor turned into a pause; its neighbour is', async () => {
    const { program, items } = await makeMarked();
    const query = { competitionProgramGuid: program };
    const both = await api.send(CompetitionProgramItemDeleteRange, { query, body: { data: items }, as });
    expect([both.status, both.envelope.errors[0]!.code]).toEqual([409, 'hasMarks']);
    const whole = await api.send(CompetitionProgramDelete, { query, as });
    expect([whole.status, whole.envelope.errors[0]!.code]).toEqual([409, 'hasMarks']);
    expect(await update(program, items[0]!, { kind: 'pause' })).toBe('hasMarks');
    expect((await readProgram(api, as, program)).items).toHaveLength(2);
    await api.call(CompetitionProgramItemDeleteRange, { query, body: { data: [items[1]!] }, as });
    expect((await readProgram(api, as, program)).items).toHaveLength(1);
  });
});

describe('a program whose protocol is closed', () => {
  it('keeps its composition, while words on it may still be put right', async () => {
    const { competition, program, items } = await makeMarked();
    await setActivity(program, items[1]!, 'Skipped');
    await toState(program, 'Locked');
    expect((await readProgram(api, as, program)).protocolState).toBe('Locked');
    const query = { competitionProgramGuid: program };
    expect(await update(program, items[0]!, { nominationGuid: await newNomination('Вокал') })).toBe('protocolLocked');
    expect(await update(program, items[0]!, { isWithdrawn: true })).toBe('protocolLocked');
    const all = { query, body: { data: items, isWithdrawn: true }, as };
    expect((await api.send(CompetitionProgramItemSetWithdrawn, all)).envelope.errors[0]!.code).toBe('protocolLocked');
    expect(await update(program, items[0]!, { city: 'Галич', isWithdrawn: false })).toBe('ok');
    expect((await setActivity(program, items[1]!, 'OnStage')).envelope.errors[0]!.code).toBe('protocolLocked');
    const more = { query, body: { items: [{ performer: 'в' }] }, as };
    expect((await api.send(CompetitionProgramItemCreateRange, more)).envelope.errors[0]!.code).toBe('protocolLocked');
    const pause = { query, body: { title: 'Перерыв', minutes: 10 }, as };
    expect((await api.send(CompetitionProgramItemCreatePause, pause)).status).toBe(200);
    const tour = {
      query: { competitionGuid: competition },
      body: { competitionProgramGuid: program, tour: 2 },
      as,
    };
    expect((await api.send(CompetitionProgramUpdate, tour)).envelope.errors[0]!.code).toBe('protocolLocked');
  });
});

describe('a judge', () => {
  it('sees the programs with performances that he rates, and who he is', async () => {
    const competition = await makeEvent(api, as);
    const [dance, song] = [await newNomination('Танец'), await newNomination('Песня')];
    const dances = await makeProgram(api, as, [{ performer: 'а', nominationGuid: dance }], { competition });
    const songs = await makeProgram(api, as, [{ performer: 'б', nominationGuid: song }], { competition });
    const judge = await newJudge(competition);
    const query = { competitionGuid: competition };
    const seen = async () =>
      (await api.call(CompetitionProgramGetByCompetition, { query, as: judge.token })).map(({ guid }) => guid);
    expect(await seen()).toEqual([dances.program, songs.program]);
    await api.call(NominationUpdate, {
      query: { competitionJudgeGuid: judge.guid, competitionGuid: competition },
      body: { nominationGuids: [song] },
      as,
    });
    expect(await seen()).toEqual([songs.program]);
    expect(await api.call(JudgeGetProfile, { as: judge.token })).toMatchObject({
      type: 'Judge',
      competitionJudgeInfo: { guid: judge.guid, fullName: 'Берестов Андрей Ильич', isChair: false },
      competitionInfo: { guid: competition, title: 'Светлояр' },
    });
  });
});

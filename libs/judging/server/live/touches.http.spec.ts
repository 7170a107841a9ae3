// A view that an event does not touch gets a new revision without being read, so `touches` must know every change of
// it.

import {
  AdjustmentCreateRange,
  AwardSettingReColoring,
  CompetitionJudgeCreate,
  CompetitionJudgeUpdate,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeCreate,
  NominationUpdate,
  PointCreate,
  PointUpdate,
  ReferenceBookItemUpdate,
  ScoringSchemeUpdate,
  sheetKey,
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolDecideLateMark,
  VotingProtocolGetLateMarks,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolLock,
  VotingProtocolNudgeJudge,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSetChairDecision,
  VotingProtocolSetManualAward,
  VotingProtocolUndoClearing,
  VotingProtocolWithdrawChairDecision,
  type ViewName,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, Views, type LiveEvent } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveContest, MEAN } from '../testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let second: { program: Guid; items: Guid[] };
let keys: [ViewName, string][];

beforeAll(async () => {
  api = await startTestApi();
  const scheme = { ...MEAN, ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }] };
  contest = await LiveContest.create(api, { scheme, ages: ['7–9 лет', '10–12 лет'] });
  // The first shares a group with the first program, the second does not.
  second = await contest.addProgram('День второй', ['10–12 лет']);
  const third = await contest.addProgram('День третий', ['13–15 лет']);
  const programs = [contest.program, second.program, third.program];
  keys = programs.flatMap((program): [ViewName, string][] => [
    ['protocol', program],
    ...contest.judges.map(({ guid }): [ViewName, string] => ['judge-sheet', sheetKey(program, guid)]),
  ]);
  keys.push(...contest.judges.map(({ guid }): [ViewName, string] => ['judge-now', guid]));
});
afterAll(() => api?.stop());

const views = () => api.nodes[0]!.app.get(Views);

function states(): Promise<string[]> {
  return api.nodes[0]!.app.get(Database).snapshot(async (reader) => {
    const loaded: string[] = [];
    for (const [name, key] of keys) {
      loaded.push(JSON.stringify(await views().definition(name).load(reader, key, 'organizer')));
    }
    return loaded;
  });
}

async function eventsSince(revision: number): Promise<LiveEvent[]> {
  return api.database.query<LiveEvent>(
    'select revision, kind, payload from live.event where stream_guid = $1 and revision > $2 order by revision, n',
    [contest.competition, revision],
  );
}

async function head(): Promise<number> {
  const [row] = await api.database.query<{ revision: number }>(
    'select revision from live.stream where stream_guid = $1',
    [contest.competition],
  );
  return row!.revision;
}

const touched: Record<string, string[]> = {};

async function step(what: string, act: () => Promise<unknown>): Promise<void> {
  const [before, revision] = [await states(), await head()];
  await act();
  const [after, events] = [await states(), await eventsSince(revision)];
  expect({ what, events: events.length }).not.toEqual({ what, events: 0 });
  for (const [index, [name, key]] of keys.entries()) {
    const isTouched = events.some((event) => views().definition(name).touches(event, key));
    if (before[index] !== after[index])
      expect({ what, name, index, isTouched }).toEqual({ what, name, index, isTouched: true });
    if (isTouched) (touched[what] ??= []).push(`${name} ${index}`);
  }
}

it('whatever changes a view touches it, and a judge’s marks touch nobody else’s sheet', async () => {
  const as = contest.as;
  const [judge, other] = contest.judges as [(typeof contest.judges)[0], (typeof contest.judges)[0]];
  const [first, shared] = contest.items as [Guid, Guid];
  const target = (program: Guid) => ({ as, query: { competitionProgramGuid: program } });
  const point = (guid: Guid, more: object) => ({
    pointGuid: guid,
    title: 'Техника',
    min: 0,
    max: 10_000,
    step: 100,
    ...more,
  });

  await step('reminder', () =>
    api.call(VotingProtocolNudgeJudge, {
      as,
      body: { competitionJudgeGuid: other.guid, competitionProgramItemGuid: first },
    }),
  );
  await step('mark', () => contest.mark(judge, first, 9000));
  await step('mark in the shared group', () => contest.mark(judge, second.items[0]!, 9000));
  await step('comment', () => contest.send(judge, [contest.tap(judge, first, { comment: 'Чисто' })]));
  await step('abstention', () => contest.send(other, [contest.tap(other, first, { abstain: true })]));
  await step('abstention back', () => contest.send(other, [contest.tap(other, first, { abstain: false })]));
  const prize = { title: 'Приз члена жюри', giver: 'judge' as const, competitionJudgeGuid: judge.guid };
  await step('a judge’s prize', () =>
    api.call(CompetitionSpecialPrizeCreate, { as, query: contest.query, body: prize }),
  );
  const sheet = { competitionProgramGuid: contest.program, competitionJudgeGuid: judge.guid };
  const { prizes } = await api.call(VotingProtocolGetVoitingProtocolByJudgeJson, { as, query: sheet });
  const prizeGuid = prizes[0]!.guid;
  await step('his prize given', () => contest.send(judge, [contest.tap(judge, first, { prizeGuid, isBound: true })]));
  await step('correction', () =>
    api.call(VotingProtocolSavingByCompetitionProtocol, {
      as,
      query: contest.query,
      body: {
        marks: [
          {
            competitionProgramItemGuid: shared,
            competitionJudgeGuid: other.guid,
            pointGuid: contest.criteria[0]!,
            value: 7000,
            reason: 'Сверка',
          },
        ],
      },
    }),
  );
  await step('adjustment', () =>
    api.call(AdjustmentCreateRange, {
      ...target(contest.program),
      body: { adjustments: [{ competitionProgramItemGuid: shared, kind: 'bonus', amount: 100 }] },
    }),
  );
  await contest.markAll([9000, 8000, 7000], [first, shared, second.items[0]!]);
  await step('title by the jury', () =>
    api.call(VotingProtocolSetManualAward, {
      ...target(contest.program),
      body: { competitionProgramItemGuid: first, awardSettingGuid: contest.awards[0]!, reason: 'Решение жюри' },
    }),
  );
  // With its bonus the first program's performance is worth as much.
  await contest.markAll([8100], [second.items[0]!]);
  let decision: Guid;
  await step('decision of the chair', async () => {
    const body = { competitionProgramItemGuids: [second.items[0]!, shared], reason: 'Чище строй' };
    decision = (await api.call(VotingProtocolSetChairDecision, { ...target(contest.program), body })).guid;
  });
  await step('decision taken back', () =>
    api.call(VotingProtocolWithdrawChairDecision, {
      ...target(contest.program),
      body: { chairDecisionGuid: decision, reason: 'Передумал' },
    }),
  );
  await step('activity', () =>
    api.call(CompetitionProgramItemSetActivity, {
      ...target(second.program),
      body: { competitionProgramItemGuid: second.items[0]!, activity: 'Skipped' },
    }),
  );
  await step('activity back', () =>
    api.call(CompetitionProgramItemSetActivity, {
      ...target(second.program),
      body: { competitionProgramItemGuid: second.items[0]!, activity: 'Done' },
    }),
  );
  await step('item', () =>
    api.call(CompetitionProgramItemUpdate, {
      ...target(second.program),
      body: { competitionProgramItemGuid: second.items[0]!, performer: 'Переименованный' } as never,
    }),
  );
  await step('program', () =>
    api.call(CompetitionProgramUpdate, {
      as,
      query: contest.query,
      body: { competitionProgramGuid: contest.program, title: 'Первый день' },
    }),
  );
  await step('judge renamed', () =>
    api.call(CompetitionJudgeUpdate, {
      as,
      body: { competitionJudgeGuid: judge.guid, fullName: 'Громова', isChair: true },
    }),
  );
  await step('judge added', () =>
    api.call(CompetitionJudgeCreate, { as, query: contest.query, body: { fullName: 'Четвёртый' } }),
  );
  const added = await api.database.query<{ guid: Guid }>(
    `select guid from judging.judge where full_name = 'Четвёртый'`,
  );
  await step('judge’s nominations', () =>
    api.call(NominationUpdate, {
      as,
      query: { ...contest.query, competitionJudgeGuid: added[0]!.guid },
      body: { nominationGuids: [contest.nominations[1]!] },
    }),
  );
  await step('criterion added', () =>
    api.call(PointCreate, {
      as,
      query: contest.query,
      body: { title: 'Костюм', min: 0, max: 10_000, step: 100, isRequired: false, order: 9 },
    }),
  );
  await step('criterion changed', () =>
    api.call(PointUpdate, { as, query: contest.query, body: point(contest.criteria[0]!, { weight: 2000 }) }),
  );
  await step('scheme', () =>
    api.call(ScoringSchemeUpdate, {
      as,
      query: contest.query,
      body: { scheme: { ...MEAN, rounding: { total: 1 } }, markAhead: true },
    }),
  );
  await step('colour', () =>
    api.call(AwardSettingReColoring, {
      as,
      query: contest.query,
      body: { awardSettingGuid: contest.awards[1]!, color: '#FFFFFF' },
    }),
  );
  await step('nomination renamed', () =>
    api.call(ReferenceBookItemUpdate, { as, body: { referenceBookItemGuid: contest.nominations[0]!, title: 'Танец' } }),
  );
  await step('lock', () => api.call(VotingProtocolLock, { ...target(contest.program), body: { isLocked: true } }));
  await step('lock of the last program', () =>
    api.call(VotingProtocolLock, { ...target(second.program), body: { isLocked: true } }),
  );
  await step('late mark', () =>
    contest.send(judge, [contest.tap(judge, shared, { pointGuid: contest.criteria[0]!, value: 100, seenRevision: 1 })]),
  );
  const [late] = await api.call(VotingProtocolGetLateMarks, target(contest.program));
  await step('late mark accepted', () =>
    api.call(VotingProtocolDecideLateMark, {
      ...target(contest.program),
      body: { lateMarkGuid: late!.guid, accept: true },
    }),
  );
  await step('unlock', () =>
    api.call(VotingProtocolLock, { ...target(second.program), body: { isLocked: false, reason: 'Проверка' } }),
  );
  await step('reopen', () =>
    api.call(VotingProtocolChangeState, { ...target(contest.program), body: { state: 'Open', reason: 'Проверка' } }),
  );
  await step('clear', () =>
    api.call(VotingProtocolClearCompetitionProgram, {
      ...target(second.program),
      body: { confirmation: 'День второй' },
    }),
  );

  await step('clearing undone', () => api.call(VotingProtocolUndoClearing, { ...target(second.program), body: {} }));

  // Views in the order of `keys`: each program's protocol, then the sheets of three judges, then what they are told on
  // every page.
  expect(touched['reminder']).toEqual(['judge-now 13']);
  expect(touched['mark']).toEqual(['protocol 0', 'judge-sheet 1', 'protocol 4']);
  expect(touched['mark in the shared group']).toEqual(['protocol 0', 'protocol 4', 'judge-sheet 5']);
  expect(touched['comment']).toEqual(['protocol 0', 'judge-sheet 1']);
  expect(touched['abstention']).toEqual(['protocol 0', 'judge-sheet 2', 'protocol 4', 'judge-now 13']);
  expect(touched['correction']).toEqual(['protocol 0', 'judge-sheet 2', 'protocol 4', 'judge-now 13']);
  expect(touched['judge renamed']).toEqual([
    'protocol 0',
    'judge-sheet 1',
    'protocol 4',
    'judge-sheet 5',
    'protocol 8',
    'judge-sheet 9',
    'judge-now 12',
  ]);
  const whole = ['protocol 0', 'protocol 4', 'judge-sheet 5', 'judge-sheet 6', 'judge-sheet 7'];
  const wherever = ['judge-now 12', 'judge-now 13', 'judge-now 14'];
  expect(touched['activity']).toEqual([...whole, ...wherever]);
  expect(touched['decision of the chair']).toEqual(['protocol 0', 'protocol 4']);
  expect(touched['decision taken back']).toEqual(['protocol 0', 'protocol 4']);
  expect(touched['late mark']).toEqual(['protocol 0']);
  // A view that follows the clearing also follows its undoing.
  expect(touched['clearing undone']).toEqual(touched['clear']);
  expect(touched['clear']).toEqual([...whole, ...wherever]);
});

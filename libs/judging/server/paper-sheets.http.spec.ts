// Paper beside tablets: a sheet is printed, entered by one, checked by another, and counts like a tablet's marks.

import {
  CompetitionProgramItemArrange,
  CompetitionProgramItemSetActivity,
  PaperSheetCheck,
  PaperSheetDiscard,
  PaperSheetEnter,
  PaperSheetFind,
  PaperSheetGet,
  PaperSheetGetByProgram,
  PaperSheetPrepare,
  PaperSheetSettle,
  PointUpdate,
  VotingProtocolGetJournal,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
  VotingProtocolSavingBySelf,
  type CallDefinition,
  type PaperSheetLine,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let other: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  ({ token: other } = await api.employee(contest.organizer.guid, { all: { protocol: 2 } }));
  await api.call(PaperSheetPrepare, { as: contest.as, query: program(), body: {} });
});
afterAll(() => api?.stop());

const program = () => ({ competitionProgramGuid: contest.program });
const sheets = async () => (await api.call(PaperSheetGetByProgram, { as: contest.as, query: program() })).sheets;
const sheetOf = async (judge = 0): Promise<PaperSheetLine> =>
  (await sheets()).find(({ competitionJudgeGuid }) => competitionJudgeGuid === contest.judges[judge]!.guid)!;
/** Marks of the first three performances; null: abstained. */
const reading = (...values: (readonly [number, number] | null)[]) => ({
  rows: values.map((marks, at) => ({
    competitionProgramItemGuid: contest.items[at]!,
    isAbstained: marks === null,
    marks: (marks ?? []).map((value, nth) => ({ pointGuid: contest.criteria[nth]!, value })),
  })),
});
const ALL = [[9000, 8000], [7000, 7500], [6000, 6500]] as const; // prettier-ignore
const enter = (guid: Guid, ...values: Parameters<typeof reading>) =>
  api.call(PaperSheetEnter, { as: contest.as, query: { paperSheetGuid: guid }, body: reading(...values) });
const check = (guid: Guid, ...values: Parameters<typeof reading>) =>
  api.call(PaperSheetCheck, { as: other, query: { paperSheetGuid: guid }, body: reading(...values) });
const refused = async <C extends CallDefinition>(definition: C, sent: Parameters<typeof api.send<C>>[1]) =>
  (await api.send(definition, sent)).envelope.errors[0];
const entering = (guid: Guid, ...values: Parameters<typeof reading>) => ({
  ...{ as: contest.as, query: { paperSheetGuid: guid }, body: reading(...values) },
});
const marks = async (judge = 0) => {
  const { groups } = await api.call(VotingProtocolGetVoitingProtocolJson, { as: contest.as, query: program() });
  return groups.flatMap(({ rows }) => rows).map((row) => row.byJudge[judge]!.marks);
};
const journal = async () => (await api.call(VotingProtocolGetJournal, { as: contest.as, query: program() })).collection;

describe('a sheet', () => {
  it('is entered and checked without seeing the first reading; then it counts, and both people stand in the journal', async () => {
    const { guid, code, version, state } = await sheetOf();
    expect({ version, state, code: code.length }).toEqual({ version: 1, state: 'printed', code: 6 });
    const asked = { competitionGuid: contest.competition, code: `…/protocols/paper?code=${code}`.slice(-20) };
    expect(await api.call(PaperSheetFind, { as: other, query: asked })).toMatchObject({ guid });
    await enter(guid, ...ALL);
    expect(await marks()).toEqual([[null, null], [null, null], [null, null]]); // prettier-ignore
    const blind = await api.call(PaperSheetGet, { as: other, query: { paperSheetGuid: guid } });
    expect(blind).toMatchObject({ state: 'entered', turn: 'check', questions: [] });
    expect(JSON.stringify(blind)).not.toContain('9000');
    expect(await api.call(PaperSheetGet, { as: contest.as, query: { paperSheetGuid: guid } })).toMatchObject({
      turn: 'none',
    });
    expect(await check(guid, ...ALL)).toEqual({ state: 'settled', questionCount: 0 });
    expect(await marks()).toEqual(ALL);
    // The answer was lost: asked again it is the same.
    expect(await check(guid, ...ALL)).toEqual({ state: 'settled', questionCount: 0 });
    const told = await journal();
    const papers = told.filter(({ kind }) => kind === 'paper');
    expect(papers.map(({ word }) => word)).toEqual(['entered', 'checked']);
    const [first, second] = papers;
    expect(first!.actor).not.toBe(second!.actor);
    const fromPaper = told.filter(({ kind }) => kind === 'paperMark');
    expect(fromPaper).toHaveLength(6);
    expect(fromPaper[0]).toMatchObject({ judge: 'Судья 1', actor: first!.actor, device: null, from: null });
    expect(await sheetOf()).toMatchObject({
      entered: { name: first!.actor },
      checked: { name: second!.actor },
      isByOne: false,
    });
  });

  it('that two people have read differently waits until each difference is decided', async () => {
    const { guid } = await sheetOf();
    await enter(guid, [9000, 8000], [7000, 7500], null);
    expect(await check(guid, [9000, 8500], [7000, 7500], [6000, 6500])).toEqual({ state: 'checked', questionCount: 2 });
    expect((await marks()).flat()).toEqual(Array(6).fill(null));
    const { questions } = await api.call(PaperSheetGet, { as: contest.as, query: { paperSheetGuid: guid } });
    expect(questions).toEqual([
      { competitionProgramItemGuid: contest.items[0], pointGuid: contest.criteria[1], first: 8000, second: 8500, inForce: null, seen: 0 },
      { competitionProgramItemGuid: contest.items[2], pointGuid: null, first: 1, second: 0, inForce: null, seen: 0 },
    ]); // prettier-ignore
    const solution = (nth: number, value: number) => {
      const { competitionProgramItemGuid, pointGuid, seen } = questions[nth]!;
      const body = { competitionProgramItemGuid, pointGuid, seen, value };
      return { as: other, query: { paperSheetGuid: guid }, body };
    };
    const solve = (nth: number, value: number) => api.call(PaperSheetSettle, solution(nth, value));
    expect(await refused(PaperSheetSettle, solution(0, 12_000))).toMatchObject({ code: 'markAbove' });
    expect(await solve(0, 8500)).toEqual({ state: 'checked', questionCount: 1 });
    expect(await solve(1, 1)).toEqual({ state: 'settled', questionCount: 0 });
    expect(await marks()).toEqual([[9000, 8500], [7000, 7500], [null, null]]); // prettier-ignore
    expect((await journal()).filter(({ word }) => word === 'decided')).toMatchObject([
      { kind: 'paper', to: 8500, reason: '8000;8500;' },
    ]);
  });

  it('never overwrites a tablet by itself, nor a tablet the sheet', async () => {
    const [judge] = contest.judges;
    await contest.mark(judge!, contest.items[0]!, 5000);
    const { guid } = await sheetOf();
    await enter(guid, ...ALL);
    expect(await check(guid, ...ALL)).toEqual({ state: 'checked', questionCount: 2 });
    const asked = { as: contest.as, query: { paperSheetGuid: guid } };
    const { questions } = await api.call(PaperSheetGet, asked);
    expect(questions.map(({ first, second, inForce }) => [first, second, inForce])).toEqual([
      [9000, 9000, 5000],
      [8000, 8000, 5000],
    ]);
    const solution = ({ competitionProgramItemGuid, pointGuid, seen }: (typeof questions)[number], value: number) => ({
      ...asked,
      body: { competitionProgramItemGuid, pointGuid, seen, value },
    });
    await api.call(PaperSheetSettle, solution(questions[0]!, 9000));
    // Meanwhile the judge marks again: what was decided about the former mark is asked anew.
    await contest.mark(judge!, contest.items[0]!, 5500);
    const again = (await api.call(PaperSheetGet, asked)).questions;
    expect(again.map(({ inForce }) => inForce)).toEqual([5500, 5500]);
    expect(await refused(PaperSheetSettle, solution(questions[1]!, 5000))).toMatchObject({ code: 'paperTurn' });
    await api.call(PaperSheetSettle, solution(again[0]!, 9000));
    await api.call(PaperSheetSettle, solution(again[1]!, 5500));
    expect((await marks())[0]).toEqual([9000, 5500]);
    // An offline tablet that has not seen the paper's mark is told of it.
    const tap = contest.tap(judge!, contest.items[1]!, {
      pointGuid: contest.criteria[0]!,
      value: 1000,
      baseVersion: 0,
    });
    const { replies } = await api.call(VotingProtocolSavingBySelf, {
      as: judge!.token,
      query: contest.query,
      body: { submissions: [tap] },
    });
    expect(replies[0]).toMatchObject({ status: 'conflict', code: 'markConflict', value: 7000 });
  });
});

describe('is refused in words', () => {
  it('whoever checks his own entry, unless he is the only one; a locked protocol; what is off the scale', async () => {
    const { guid } = await sheetOf();
    await enter(guid, ...ALL);
    const own = entering(guid, ...ALL);
    expect(await refused(PaperSheetCheck, own)).toMatchObject({ code: 'paperOwn' });
    expect(await refused(PaperSheetEnter, entering(guid, [10_100, 8000]))).toMatchObject({ code: 'markAbove' });
    expect(await refused(PaperSheetEnter, entering(guid, [9050, 8000]))).toMatchObject({ code: 'markStep' });
    expect(
      await refused(PaperSheetEnter, {
        ...own,
        body: { rows: reading(ALL[0]).rows.map((row) => ({ ...row, marks: [] })) },
      }),
    ).toMatchObject({ code: 'paperEmpty' });
    await contest.markAll([9000, 8000, 7000]);
    await api.call(VotingProtocolLock, { as: contest.as, query: program(), body: { isLocked: true } });
    const late = await refused(PaperSheetCheck, { ...own, as: other });
    expect(late).toMatchObject({ code: 'protocolLocked' });
    expect(late!.message).toContain('Сначала откройте его снова');
    await api.call(VotingProtocolLock, {
      as: contest.as,
      query: program(),
      body: { isLocked: false, reason: 'Лист нашёлся' },
    });
    await api.database.query('delete from accounts.employee_access');
    expect((await api.call(PaperSheetCheck, own)).state).toBe('checked');
    expect(await sheetOf()).toMatchObject({ isByOne: true });
    await api.call(PaperSheetDiscard, { as: contest.as, query: { paperSheetGuid: guid }, body: {} });
    expect(await sheetOf()).toMatchObject({ state: 'printed', entered: null });
    expect((await journal()).filter(({ word }) => word === 'dropped')).toHaveLength(2);
  });

  it('a sheet of before: what has changed is named; with another scale it is void', async () => {
    const { guid } = await sheetOf();
    const [first] = contest.items;
    await api.call(CompetitionProgramItemArrange, {
      as: contest.as,
      query: program(),
      body: { places: [{ itemGuid: first!, side: 'after', ofGuid: null }] },
    });
    expect((await sheetOf()).changes).toEqual(['Порядок выступлений другой']);
    const old = await refused(PaperSheetEnter, entering(guid, ...ALL));
    expect(old).toMatchObject({ code: 'paperChanged' });
    expect(old!.message).toContain('Порядок выступлений другой');
    await api.call(PaperSheetEnter, {
      as: contest.as,
      query: { paperSheetGuid: guid },
      body: { ...reading(...ALL), knowsChanges: true },
    });
    expect(await api.call(PaperSheetPrepare, { as: contest.as, query: program(), body: {} })).toEqual({ made: 3 });
    const point = { title: 'Техника', min: 0, max: 5000, step: 100 };
    await api.call(PointUpdate, {
      as: contest.as,
      query: contest.query,
      body: { pointGuid: contest.criteria[0]!, ...point },
    });
    const { query } = entering(guid);
    const body = { ...reading([4000, 8000]), knowsChanges: true };
    expect(await refused(PaperSheetCheck, { as: other, query, body })).toMatchObject({ code: 'paperVoid' });
  });
});

it('counts also where nobody pressed the steps on stage, and no tablet may pass for paper', async () => {
  const [item] = contest.items;
  await api.call(CompetitionProgramItemSetActivity, {
    as: contest.as,
    query: program(),
    body: { competitionProgramItemGuid: item!, activity: 'Waiting' },
  });
  const tap = contest.tap(contest.judges[1]!, item!, {
    pointGuid: contest.criteria[0]!,
    value: 9000,
    device: 'paper:x',
  });
  const sent = { as: contest.judges[1]!.token, query: contest.query, body: { submissions: [tap] } };
  expect(await refused(VotingProtocolSavingBySelf, sent)).toMatchObject({ code: 'badRequest' });
  const { guid } = await sheetOf();
  await enter(guid, [9000, 8000]);
  expect(await check(guid, [9000, 8000])).toEqual({ state: 'settled', questionCount: 0 });
  expect((await marks())[0]).toEqual([9000, 8000]);
});

// Undoing a clearing restores everything that it took; marks given since stay.

import {
  CompetitionProgramUpdate,
  PointDelete,
  PointUpdate,
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolDecideLateMark,
  VotingProtocolGetDerivation,
  VotingProtocolGetLateMarks,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolLock,
  VotingProtocolSetChairDecision,
  VotingProtocolUndoClearing,
  type Submission,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, Views, type LiveEvent } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest, MEAN, type Judge } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let judge: Judge;
let item: Guid;
let pointGuid: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  const scheme = { ...MEAN, ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }] };
  contest = await LiveContest.create(api, { scheme });
  judge = contest.judges[0]!;
  item = contest.items[0]!;
  pointGuid = contest.criteria[0]!;
});
afterAll(() => api?.stop());

const target = () => ({ as: contest.as, query: { competitionProgramGuid: contest.program } });
const clear = () =>
  api.call(VotingProtocolClearCompetitionProgram, { ...target(), body: { confirmation: 'День первый' } });
const undo = () => api.send(VotingProtocolUndoClearing, { ...target(), body: {} });
const lock = (isLocked: boolean) =>
  api.call(VotingProtocolLock, { ...target(), body: { isLocked, reason: 'Проверка' } });
const move = (state: 'Open' | 'Confirmed' | 'Withdrawn') =>
  api.call(VotingProtocolChangeState, { ...target(), body: { state, reason: 'Проверка' } });
const tap = (more: Partial<Submission>) => contest.send(judge, [contest.tap(judge, item, { pointGuid, ...more })]);
const sheet = (of: Judge) =>
  api.call(VotingProtocolGetVoitingProtocolByJudgeJson, {
    as: of.token,
    query: { competitionProgramGuid: contest.program, competitionJudgeGuid: of.guid },
  });

/** Everything that anybody is shown of the program, without revisions. */
async function shown(): Promise<unknown> {
  const derivations = [];
  for (const competitionProgramItemGuid of contest.items) {
    const query = { competitionProgramGuid: contest.program, competitionProgramItemGuid };
    const { revision: _, ...derivation } = await api.call(VotingProtocolGetDerivation, { as: contest.as, query });
    derivations.push(derivation);
  }
  return { protocol: await contest.protocol(), derivations, sheets: await Promise.all(contest.judges.map(sheet)) };
}

const rows = (sql: string) => api.database.query<Record<string, unknown>>(sql, [contest.program]);
const marks = () =>
  rows(`select m.* from judging.mark m join program.item i on i.guid = m.item_guid where i.program_guid = $1
         order by m.item_guid, m.judge_guid, m.criterion_guid`);
const protocolRow = () =>
  rows(`select version_floor, cleared_revision, cleared_epoch from judging.protocol where program_guid = $1`);

describe('undoing a clearing', () => {
  it('gives the same protocol, derivations and sheets, the rows to the last column', async () => {
    await contest.markAll([9000, 9000, 7000]);
    const [first, second] = contest.items as [Guid, Guid];
    await contest.send(judge, [contest.tap(judge, item, { comment: 'Чисто' })]);
    await contest.send(judge, [contest.tap(judge, contest.items[2]!, { abstain: true })]);
    const body = { competitionProgramItemGuids: [second, first], reason: 'Чище строй' };
    await api.call(VotingProtocolSetChairDecision, { ...target(), body });
    const before = { shown: await shown(), marks: await marks(), row: await protocolRow() };

    expect(await clear()).toEqual({ cleared: 18 });
    expect((await contest.rows()).every(({ total }) => total === null)).toBe(true);
    expect((await contest.protocol()).clearing).toMatchObject({ marks: 18 });

    expect((await undo()).envelope.data).toEqual({ restored: 18, kept: 0 });
    expect({ shown: await shown(), marks: await marks(), row: await protocolRow() }).toEqual(before);
    const [event] = await api.database.query(
      `select kind, actor, payload from live.event where stream_guid = $1 order by revision desc, n desc limit 1`,
      [contest.competition],
    );
    expect(event).toEqual({
      kind: 'marks.restored',
      actor: expect.stringMatching(/^account:/),
      payload: { program: contest.program, restored: 18, kept: 0, decisions: 1, lateMarks: 0 },
    });
    const [history] = await rows(
      `select count(*)::int as restored from judging.mark_history h join program.item i on i.guid = h.item_guid
        where i.program_guid = $1 and h.reason = 'Снятие оценок отменено' and h.value is not null`,
    );
    expect(history).toEqual({ restored: 18 });
  });

  it('lets what was tapped before the clearing go on, from whichever tablet', async () => {
    const seenRevision = await contest.mark(judge, item, 9000);
    await clear();
    expect((await tap({ device: 'spare', value: 9900, baseVersion: 1, seenRevision }))[0]).toMatchObject({
      status: 'conflict',
      value: null,
    });
    await undo();
    expect((await tap({ device: 'phone', value: 9900, baseVersion: 0, seenRevision: 0 }))[0]).toMatchObject({
      status: 'conflict',
      value: 9000,
      version: 1,
    });
    expect((await tap({ device: 'spare', value: 8000, baseVersion: 1, seenRevision }))[0]).toMatchObject({
      status: 'accepted',
      version: 2,
    });
    expect((await tap({ value: 8500, baseVersion: 1, seenRevision }))[0]).toMatchObject({ status: 'conflict' });
    // A first mark of an empty cell, tapped on a sheet from before the clearing.
    const empty = contest.tap(judge, contest.items[1]!, { pointGuid, value: 7000, baseVersion: 0, seenRevision });
    expect((await contest.send(judge, [empty]))[0]).toMatchObject({ status: 'accepted', version: 1 });
  });

  it('leaves what was given since, an erased mark too, and says how many', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await clear();
    const seenRevision = await contest.head();
    const [given] = await tap({ value: 4000, baseVersion: 0, seenRevision });
    const other = { pointGuid: contest.criteria[1]!, baseVersion: 0, seenRevision };
    await tap({ ...other, value: 4000 });
    await tap({ ...other, value: null, baseVersion: given!.version });
    expect((await contest.protocol()).clearing).toMatchObject({ marks: 16 });
    expect((await undo()).envelope.data).toEqual({ restored: 16, kept: 2 });
    const { items } = await sheet(judge);
    const own = items.find(({ guid }) => guid === item)!.marks;
    expect(own[pointGuid]).toEqual([4000, given!.version]);
    expect(own[contest.criteria[1]!]![0]).toBeNull();
    expect((await tap({ device: 'phone', value: 5000, baseVersion: 1 }))[0]).toMatchObject({ status: 'conflict' });
  });

  it('undoes the last one that took something, once: two operators, two clearings, two undoings', async () => {
    await contest.markAll([9000, 8000, 7000]);
    const cleared = await Promise.all([clear(), clear()]);
    expect(cleared.map((one) => one.cleared).sort((one, other) => one - other)).toEqual([0, 18]);
    const undone = await Promise.all([undo(), undo()]);
    expect(undone.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(undone.find(({ status }) => status === 409)!.envelope.errors[0]).toMatchObject({
      code: 'protocolTransition',
      message: 'Возвращать нечего: оценки этой программы не снимали или уже вернули.',
    });
    expect(await marks()).toHaveLength(18);
    expect(await protocolRow()).toEqual([{ version_floor: 0, cleared_revision: null, cleared_epoch: null }]);
    expect((await contest.protocol()).clearing).toBeNull();
  });

  it('undoes the second clearing up to the first one, whose line stays', async () => {
    const seenRevision = await contest.mark(judge, item, 9000);
    await clear();
    const row = await protocolRow();
    await tap({ value: 6000, baseVersion: 0, seenRevision: await contest.head() });
    await clear();
    expect((await undo()).envelope.data).toEqual({ restored: 1, kept: 0 });
    expect(await protocolRow()).toEqual(row);
    const stale = { device: 'spare', value: 9900, baseVersion: 1, seenRevision };
    expect((await tap(stale))[0]).toMatchObject({ status: 'conflict', value: 6000 });
    expect((await undo()).status).toBe(409);
  });

  it('writes a closed protocol’s results again', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock(true);
    const results = () =>
      rows('select item_guid, total, place_from, derivation from judging.result where program_guid = $1 order by 1');
    const before = await results();
    const { clearing: _, ...protocol } = await contest.protocol();
    await clear();
    expect(await results()).toEqual([]);
    expect((await undo()).status).toBe(200);
    expect(await results()).toEqual(before);
    expect(await contest.protocol()).toEqual({ ...protocol, clearing: null });
  });

  it('brings late marks back to be decided', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock(true);
    await tap({ value: 100, seenRevision: 1 });
    await lock(false);
    await clear();
    expect((await contest.protocol()).lateCount).toBe(0);
    await undo();
    const [late] = await api.call(VotingProtocolGetLateMarks, target());
    const body = { lateMarkGuid: late!.guid, accept: true };
    await api.call(VotingProtocolDecideLateMark, { ...target(), body });
    const row = (await contest.rows()).find(({ itemGuid }) => itemGuid === item)!;
    expect(row.byJudge[0]!.marks).toContain(100);
  });

  it('does not bring back a decision over a newer one', async () => {
    await contest.markAll([9000, 9000, 7000]);
    const [first, second] = contest.items as [Guid, Guid];
    const decide = (order: Guid[], reason: string) =>
      api.call(VotingProtocolSetChairDecision, {
        ...target(),
        body: { competitionProgramItemGuids: order, reason },
      });
    await decide([second, first], 'Чище строй');
    await clear();
    await contest.markAll([9000, 9000, 7000]);
    await decide([first, second], 'Сложнее партитура');
    expect((await undo()).envelope.data).toEqual({ restored: 0, kept: 18 });
    const ties = (await contest.protocol()).groups.flatMap((group) => group.ties);
    expect(ties).toMatchObject([{ itemGuids: [first, second], decision: { reason: 'Сложнее партитура' } }]);
  });

  it('leaves out a judge and a criterion that are gone', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await clear();
    await api.call(PointDelete, { as: contest.as, query: { pointGuid: contest.criteria[1]! } });
    await api.database.query('update judging.judge set removed_at = now() where guid = $1', [judge.guid]);
    expect((await undo()).envelope.data).toEqual({ restored: 6, kept: 0 });
  });
});

describe('what the presenter may read aloud', () => {
  const views = () => api.nodes[0]!.app.get(Views).definition('presenter');
  const load = (program: Guid) =>
    api.nodes[0]!.app.get(Database).snapshot((reader) => views().load(reader, program, 'presenter'));

  it('goes with a clearing and comes with its undoing, in every program of the group', async () => {
    const second = await contest.addProgram('День второй', ['10–12 лет']);
    await contest.markAll([9000, 8000, 7000, 6000], [...contest.items, ...second.items]);
    const programs = [contest.program, second.program];
    for (const competitionProgramGuid of programs) {
      const query = { competitionProgramGuid };
      await api.call(VotingProtocolLock, { as: contest.as, query, body: { isLocked: true } });
      const body = { competitionProgramGuid, isAwardOrderOpen: true };
      await api.call(CompetitionProgramUpdate, { as: contest.as, query: contest.query, body });
    }
    const read = () => Promise.all(programs.map(load));
    const before = await read();
    for (const act of [clear, undo]) {
      const [known, revision] = [await read(), await contest.head()];
      await act();
      const events = await api.database.query<LiveEvent>(
        'select revision, kind, payload from live.event where stream_guid = $1 and revision > $2',
        [contest.competition, revision],
      );
      for (const [index, state] of (await read()).entries()) {
        expect(state).not.toEqual(known[index]);
        expect(events.some((event) => views().touches(event, programs[index]!))).toBe(true);
      }
    }
    expect(await read()).toEqual(before);
  });
});

describe('undoing is refused', () => {
  it('where nothing was cleared', async () => {
    await contest.markAll([9000, 8000, 7000]);
    expect((await contest.protocol()).clearing).toBeNull();
    expect((await undo()).status).toBe(409);
  });

  it('once the protocol is confirmed, and for good', async () => {
    await contest.markAll([5000, 5000, 5000]);
    await clear();
    await contest.markAll([9000, 8000, 7000]);
    await lock(true);
    expect((await contest.protocol()).clearing).toMatchObject({ marks: 0 });
    await move('Confirmed');
    const confirmed = await undo();
    expect([confirmed.status, confirmed.envelope.errors[0]]).toMatchObject([
      409,
      { code: 'protocolLocked', message: 'Протокол уже утверждён: снятые оценки не вернуть.' },
    ]);
    expect((await contest.protocol()).clearing).toBeNull();
    await move('Withdrawn');
    expect((await undo()).envelope.errors[0]!.code).toBe('protocolLocked');
    await move('Open');
    expect((await undo()).envelope.errors[0]!.code).toBe('protocolTransition');
    expect((await contest.protocol()).clearing).toBeNull();
  });

  it('where a mark no longer fits its scale', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await clear();
    const scale = { pointGuid, title: 'Техника', min: 0, max: 5000, step: 100 };
    await api.call(PointUpdate, { as: contest.as, query: contest.query, body: scale });
    const answer = await undo();
    expect(answer.status).toBe(409);
    expect(answer.envelope.errors[0]).toMatchObject({ code: 'marksBecomeInvalid' });
    expect(answer.envelope.errors[0]!.message).toMatch(/^Вернуть нельзя: шкала критерия «Техника» .* оценка [789] /);
    expect(await marks()).toEqual([]);
  });

  it('in a closed protocol that a judge has joined since, until it is opened again', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock(true);
    await clear();
    await contest.addJudge('Четвёртый');
    const answer = await undo();
    expect([answer.status, answer.envelope.errors[0]!.message]).toEqual([
      409,
      'Вернуть оценки в закрытый протокол нельзя: с ними результата не будет. Откройте его снова и повторите.',
    ]);
    expect(await marks()).toEqual([]);
    await lock(false);
    expect((await undo()).envelope.data).toEqual({ restored: 18, kept: 0 });
  });

  it('in an archived event', async () => {
    await contest.mark(judge, item, 9000);
    await clear();
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [
      contest.competition,
    ]);
    expect((await undo()).envelope.errors[0]!.code).toBe('archived');
  });
});

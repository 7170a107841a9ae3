import {
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolGetDerivation,
  VotingProtocolLock,
  VotingProtocolSetChairDecision,
  VotingProtocolWithdrawChairDecision,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveContest, MEAN, type Setup } from './testing/judging.factory.ts';

const BY_CHAIR = { ...MEAN, ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }] };
const AGE = '10–12 лет';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

/** The first two are equal, the third is below them. */
async function equal(given: Setup = {}): Promise<void> {
  contest = await LiveContest.create(api, { scheme: BY_CHAIR, ages: [AGE, AGE, AGE], ...given });
  await contest.markAll([9000, 9000, 8000]);
}

const target = (program = contest.program) => ({ as: contest.as, query: { competitionProgramGuid: program } });
const decide = (order: Guid[], reason = 'Сложнее партитура', program?: Guid) =>
  api.send(VotingProtocolSetChairDecision, {
    ...target(program),
    body: { competitionProgramItemGuids: order, reason },
  });
const withdraw = (chairDecisionGuid: Guid, reason = 'Председатель передумал', program?: Guid) =>
  api.send(VotingProtocolWithdrawChairDecision, { ...target(program), body: { chairDecisionGuid, reason } });
const lock = (isLocked: boolean, program?: Guid) =>
  api.call(VotingProtocolLock, { ...target(program), body: { isLocked, reason: 'Проверка' } });
const ties = async (program?: Guid) => (await contest.protocol(program)).groups.flatMap((group) => group.ties);
const places = async () =>
  (await contest.rows()).map(({ itemGuid, place }) => [contest.items.indexOf(itemGuid) + 1, place]);
const messageOf = (answer: { envelope: { errors: { message: string }[] } }) => answer.envelope.errors[0]!.message;

describe('a tie that the rules leave to the chair', () => {
  it('waits for him; decided, it orders the equal ones and tells why', async () => {
    await equal();
    const [first, second] = contest.items as [Guid, Guid, Guid];
    expect(await ties()).toEqual([{ itemGuids: [first, second], place: 1, decision: null }]);
    expect(await places()).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);

    const { status, envelope } = await decide([second, first]);
    expect(status).toBe(200);
    expect(await ties()).toEqual([
      {
        itemGuids: [second, first],
        place: 1,
        decision: { guid: envelope.data!.guid, reason: 'Сложнее партитура', at: expect.any(String) },
      },
    ]);
    expect(await places()).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
    const why = await api.call(VotingProtocolGetDerivation, {
      as: contest.as,
      query: { competitionProgramGuid: contest.program, competitionProgramItemGuid: first },
    });
    expect(why.steps.find(({ title }) => title === 'Равенство')!.lines).toEqual([
      { label: 'Решение председателя', value: 'ниже', note: 'Сложнее партитура' },
    ]);
    const [event] = await api.database.query<{ kind: string; actor: string; payload: object }>(
      'select kind, actor, payload from live.event where stream_guid = $1 order by revision desc, n desc limit 1',
      [contest.competition],
    );
    expect(event).toMatchObject({
      kind: 'decisions.changed',
      actor: `account:${contest.organizer.guid}`,
      payload: { program: contest.program, items: [second, first], reason: 'Сложнее партитура' },
    });
  });

  it('may be decided anew, and the decision may be taken back: what was decided stays on record', async () => {
    await equal();
    const [first, second] = contest.items as [Guid, Guid, Guid];
    await decide([second, first]);
    const { envelope } = await decide([first, second], 'Пересмотрели запись');
    expect((await places()).slice(0, 2)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect((await withdraw(envelope.data!.guid)).status).toBe(200);
    expect(await ties()).toMatchObject([{ decision: null }]);
    expect((await withdraw(envelope.data!.guid)).status).toBe(404);
    const kept = await api.database.query(
      `select reason, withdrawn_because, withdrawn_by from judging.withdrawn_decision
        where competition_guid = $1 order by withdrawn_at`,
      [contest.competition],
    );
    const by = `account:${contest.organizer.guid}`;
    expect(kept).toEqual([
      { reason: 'Сложнее партитура', withdrawn_because: 'Решено иначе', withdrawn_by: by },
      { reason: 'Пересмотрели запись', withdrawn_because: 'Председатель передумал', withdrawn_by: by },
    ]);
  });

  it('stays decided in the written result', async () => {
    await equal();
    const [first, second] = contest.items as [Guid, Guid, Guid];
    await decide([second, first]);
    await lock(true);
    expect(await ties()).toMatchObject([{ itemGuids: [second, first], decision: { reason: 'Сложнее партитура' } }]);
    expect((await places())[0]).toEqual([2, 1]);
  });

  it('is asked about only where the lock would pass: a trial refuses what would be refused, and closes nothing', async () => {
    await equal();
    const tryLock = () => api.send(VotingProtocolLock, { ...target(), body: { isLocked: true, isTrial: true } });
    const before = await contest.protocol();
    expect((await tryLock()).envelope.data).toMatchObject({ state: 'Open' });
    expect(await contest.protocol()).toEqual(before);
    const written = 'select count(*)::int as n from judging.result where competition_guid = $1';
    expect(await api.database.query(written, [contest.competition])).toEqual([{ n: 0 }]);

    await contest.addProgram('День второй', [AGE]);
    expect((await tryLock()).status).toBe(200);
    await api.call(VotingProtocolClearCompetitionProgram, { ...target(), body: { confirmation: 'День первый' } });
    const refused = await tryLock();
    expect([refused.status, refused.envelope.errors[0]!.code]).toEqual([409, 'marksMissing']);

    await contest.markAll([9000, 9000, 8000]);
    await lock(true);
    expect((await tryLock()).envelope.data).toMatchObject({ state: 'Locked' });
  });

  it('may reach into a closed program of the same group, until its results are written', async () => {
    contest = await LiveContest.create(api, { scheme: BY_CHAIR, ages: [AGE] });
    const other = await contest.addProgram('День второй', [AGE]);
    await contest.markAll([9000, 9000], [contest.items[0]!, other.items[0]!]);
    await lock(true);
    const order = [other.items[0]!, contest.items[0]!];
    expect((await decide(order)).status).toBe(409);
    expect((await decide(order, 'Чище строй', other.program)).status).toBe(200);
    expect((await contest.rows()).map(({ place }) => place)).toEqual([1, 2]);
    await lock(true, other.program);
    expect(messageOf(await decide(order, 'Чище строй', other.program))).toContain('«День второй» уже закрыт');
  });

  it('is forgotten with the marks it was about', async () => {
    await equal();
    await decide([contest.items[1]!, contest.items[0]!]);
    await api.call(VotingProtocolClearCompetitionProgram, { ...target(), body: { confirmation: 'День первый' } });
    await contest.markAll([9000, 9000, 8000]);
    expect(await ties()).toMatchObject([{ decision: null }]);
  });
});

describe('a decision is refused', () => {
  it('where nobody is equal, where others are equal too, and for one performance twice', async () => {
    await equal();
    const [first, second, third] = contest.items as [Guid, Guid, Guid];
    const apart = await decide([first, third]);
    expect([apart.status, apart.envelope.errors[0]!.code]).toEqual([409, 'tieAbsent']);
    expect(messageOf(apart)).toBe('Равенства у выступлений №\u00A01, №\u00A03 нет: решать нечего.');
    expect((await decide([first, second, third])).status).toBe(409);
    expect((await decide([first, first])).status).toBe(400);
    expect((await decide([first, second], '  ')).status).toBe(400);

    await contest.markAll([9000, 9000, 9000]);
    expect(messageOf(await decide([second, first]))).toBe('С ними равны и №\u00A03: решение нужно обо всех сразу.');
    expect((await decide([third, second, first])).status).toBe(200);
  });

  it('where the rules do not leave the tie to him, or the equal ones compete apart', async () => {
    await equal({ scheme: MEAN });
    const plain = await decide(contest.items.slice(0, 2));
    expect(messageOf(plain)).toBe('Правила подсчёта этой группы не оставляют равенство председателю.');
    await equal({ ages: ['7–9 лет', AGE, AGE] });
    expect(messageOf(await decide(contest.items.slice(0, 2)))).toBe('Эти выступления в разных группах.');
    const other = await contest.addProgram('День второй', [AGE]);
    expect((await decide(contest.items.slice(1), 'Чище строй', other.program)).status).toBe(404);
  });

  it('while the protocol is not open, and in an archived event; so is taking one back', async () => {
    await equal();
    const order = contest.items.slice(0, 2);
    const { guid } = (await decide(order)).envelope.data!;
    await lock(true);
    for (const answer of [await decide(order), await withdraw(guid)]) {
      expect([answer.status, answer.envelope.errors[0]!.code]).toEqual([409, 'protocolLocked']);
      expect(messageOf(answer)).toBe('Протокол «День первый» уже закрыт. Сначала откройте его снова.');
    }
    await api.call(VotingProtocolChangeState, { ...target(), body: { state: 'Confirmed', reason: '' } });
    expect((await decide(order)).envelope.errors[0]!.code).toBe('protocolLocked');
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [
      contest.competition,
    ]);
    expect((await decide(order)).envelope.errors[0]!.code).toBe('archived');
    expect((await withdraw(guid)).envelope.errors[0]!.code).toBe('archived');
  });
});

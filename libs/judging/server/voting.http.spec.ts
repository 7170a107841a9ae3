import {
  CompetitionJudgeDeleteFastLoginUrl,
  judgeSheetView,
  PointGetByCompetition,
  VotingProtocolGetUsingForProtocol,
  VotingProtocolGetUsingForProtocolByCompetition,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolSavingBySelf,
  type Submission,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest, type Judge } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let judge: Judge;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  judge = contest.judges[0]!;
});
afterAll(() => api?.stop());

const tap = (more: Partial<Submission> = {}) =>
  contest.tap(judge, contest.items[0]!, { pointGuid: contest.criteria[0]!, value: 9500, ...more });
const sendRaw = (submissions: object[], as = judge.token) =>
  api.send(VotingProtocolSavingBySelf, {
    as,
    query: contest.query,
    body: { submissions: submissions as Submission[] },
  });

describe('a batch of marks', () => {
  it('is answered one by one, in its order, with words for people', async () => {
    const { status, envelope } = await sendRaw([tap(), tap({ value: 9550 }), tap({ value: 9000 })]);
    expect(status).toBe(200);
    expect(
      envelope.data!.replies.map(({ status: own, code, version, message }) => [own, code, version, message]),
    ).toEqual([
      ['accepted', null, 1, null],
      ['refused', 'markStep', 1, 'Оценка не попадает в шаг шкалы.'],
      ['accepted', null, 2, null],
    ]);
    const [stream] = await api.database.query<{ epoch: string; revision: number }>(
      'select epoch, revision from live.stream where stream_guid = $1',
      [contest.competition],
    );
    expect(envelope.data!.epoch).toBe(stream!.epoch);
    expect(envelope.data!.replies[2]!.revision).toBe(stream!.revision);
  });

  it('sent again answers the same and changes nothing', async () => {
    const batch = [tap(), tap({ value: 8000 })];
    const first = await sendRaw(batch);
    const again = await sendRaw(batch);
    expect(again.envelope).toEqual(first.envelope);
  });

  it('offered again after a restore it is the same submission, whatever it says of the epoch before', async () => {
    const first = tap();
    const [reply] = await contest.send(judge, [first]);
    const { epoch } = (await sendRaw([first])).envelope.data!;
    await api.database.query('update live.stream set epoch = gen_random_uuid() where stream_guid = $1', [
      contest.competition,
    ]);
    const acknowledged = { epoch, version: reply!.version! };
    const offered = { ...first, seenEpoch: epoch, baseVersion: null, acknowledged };
    const { envelope } = await sendRaw([offered]);
    expect(envelope.data!.replies).toEqual([reply]);
    expect(envelope.data!.epoch).not.toBe(epoch);
    const lost = { ...tap({ value: 8000 }), seenEpoch: epoch, acknowledged: { epoch, version: 1 } };
    expect(await contest.send(judge, [lost])).toMatchObject([{ status: 'conflict', value: 9500, version: 1 }]);
    const newer = { ...tap({ value: 7000 }), seenEpoch: epoch, acknowledged: { epoch, version: 2 } };
    expect(await contest.send(judge, [newer])).toMatchObject([{ status: 'accepted', value: 7000, version: 2 }]);
    const vague = { ...tap(), acknowledged: { epoch } };
    expect((await sendRaw([vague])).status).toBe(400);
  });

  it('answers a comment and an abstention in conflict with those in force, in words for people', async () => {
    const said = (more: Partial<Submission>) => contest.tap(judge, contest.items[0]!, more);
    await contest.send(judge, [said({ comment: 'С планшета' }), said({ abstain: true })]);
    const stale = { device: 'spare', seenRevision: 0 };
    const batch = [said({ ...stale, comment: 'С запасного' }), said({ ...stale, abstain: false })];
    const first = await contest.send(judge, batch);
    const conflict = {
      status: 'conflict',
      code: 'wordConflict',
      message: 'Это уже изменили с другого устройства. Показано действующее.',
      revision: null,
    };
    const since = await contest.head();
    expect(first).toMatchObject([
      { ...conflict, comment: 'С планшета', version: since - 1 },
      { ...conflict, abstain: true, version: since },
    ]);
    // Offered again under a new epoch it is still the same submission.
    const acknowledged = { epoch: newGuid(), version: 40 };
    expect(await contest.send(judge, [batch[0]!, { ...batch[1]!, acknowledged }])).toEqual(first);
  });

  it('of another judge is refused whole: 409 foreignJudge, nothing is taken', async () => {
    const other = contest.tap(contest.judges[1]!, contest.items[0]!, { pointGuid: contest.criteria[0]!, value: 9500 });
    const { status, envelope } = await sendRaw([tap(), other]);
    expect(status).toBe(409);
    expect(envelope.errors[0]!.code).toBe('foreignJudge');
    const [own] = await api.database.query<{ count: number }>(
      'select count(*)::int as count from judging.mark_submission where judge_guid = $1',
      [judge.guid],
    );
    expect(own!.count).toBe(0);
  });

  it.each<[string, Partial<Submission>, string]>([
    ['a mark with a comment', { comment: 'и слова' }, 'submissions.0.comment'],
    ['a mark with an abstention', { abstain: true }, 'submissions.0.abstain'],
    ['a criterion without a value', { value: undefined }, 'submissions.0.value'],
    ['a value without a criterion', { pointGuid: undefined }, 'submissions.0.pointGuid'],
    ['nothing at all', { pointGuid: undefined, value: undefined }, 'submissions.0.value'],
    [
      'a comment with an abstention',
      { pointGuid: undefined, value: undefined, comment: 'и', abstain: true },
      'submissions.0.comment',
    ],
  ])('%s is no submission', async (_, more, field) => {
    const { status, envelope } = await sendRaw([tap(more)]);
    expect([status, envelope.errors[0]!.code, envelope.errors[0]!.field]).toEqual([400, 'badRequest', field]);
  });

  it('has at most 50 submissions, and at least one', async () => {
    expect((await sendRaw([])).status).toBe(400);
    expect((await sendRaw(Array.from({ length: 51 }, () => tap()))).status).toBe(400);
    const fifty = await sendRaw(Array.from({ length: 50 }, (_, index) => tap({ value: index * 100 })));
    expect(new Set(fifty.envelope.data!.replies.map(({ status }) => status))).toEqual(new Set(['accepted']));
  });

  it('takes half a surrogate pair without falling', async () => {
    const { status, envelope } = await sendRaw([
      tap({ pointGuid: undefined, value: undefined, comment: 'нота \ud834' }),
    ]);
    expect(status).toBe(200);
    expect(envelope.data!.replies[0]!.status).toBe('accepted');
  });

  it('from an organizer, a stranger, or after the link is revoked, is not taken', async () => {
    expect((await sendRaw([tap()], contest.as)).status).toBe(403);
    expect((await sendRaw([tap()], '')).status).toBe(401);
    await api.call(CompetitionJudgeDeleteFastLoginUrl, { as: contest.as, query: { competitionJudgeGuid: judge.guid } });
    expect((await sendRaw([tap()])).status).toBe(401);
  });

  it('for another event answers 404', async () => {
    const other = await LiveContest.create(api);
    const { status } = await api.send(VotingProtocolSavingBySelf, {
      as: judge.token,
      query: other.query,
      body: { submissions: [tap()] },
    });
    expect(status).toBe(404);
  });
});

describe('the judge’s sheet', () => {
  const sheet = (as: string, owner: Judge, program = contest.program) =>
    api.send(VotingProtocolGetVoitingProtocolByJudgeJson, {
      as,
      query: { competitionProgramGuid: program, competitionJudgeGuid: owner.guid },
    });

  it('shows his own marks, comment and abstention, and nobody else’s', async () => {
    const [mine, second] = contest.items as [string, string];
    await contest.send(judge, [
      tap(),
      contest.tap(judge, mine, { comment: 'Чисто' }),
      contest.tap(judge, second, { abstain: true }),
    ]);
    await contest.mark(contest.judges[1]!, mine, 3000);
    const { status, headers, envelope } = await sheet(judge.token, judge);
    expect(status).toBe(200);
    const shown = judgeSheetView.parse(envelope.data);
    expect(shown.items[0]).toMatchObject({
      comment: 'Чисто',
      abstained: false,
      marks: { [contest.criteria[0]!]: [9500, 1] },
      group: 'Народный танец · 10–12 лет',
    });
    expect(shown.items[1]!.abstained).toBe(true);
    expect(shown.items.flatMap(({ marks }) => Object.values(marks).map(([mark]) => mark))).toEqual([9500]);
    expect(shown).toMatchObject({ state: 'Open', markAhead: false, judgeGuid: judge.guid });
    expect(shown.criteria.map(({ guid }) => guid)).toEqual(contest.criteria);
    expect(shown.totals).toEqual([
      { nominationGuid: contest.nominations[0], perJudge: 'mean', missing: 'block', rounding: null, decimals: 2 },
    ]);
    expect(Number(headers.get('x-rampa-revision'))).toBeGreaterThan(0);
  });

  it('of another judge does not exist for him; the organizer may look', async () => {
    expect((await sheet(judge.token, contest.judges[1]!)).status).toBe(404);
    expect((await sheet(contest.as, judge)).status).toBe(200);
    const stranger = await LiveContest.create(api);
    expect((await sheet(stranger.as, judge)).status).toBe(404);
    expect((await sheet(stranger.judges[0]!.token, judge)).status).toBe(404);
    expect((await sheet(judge.token, { guid: newGuid(), token: '' })).status).toBe(404);
  });

  it('never leads to the whole protocol', async () => {
    const query = { competitionProgramGuid: contest.program };
    expect((await api.send(VotingProtocolGetVoitingProtocolJson, { as: judge.token, query })).status).toBe(403);
  });
});

describe('lists of protocols', () => {
  it('count what is marked: for the organizer by all judges, for a judge by himself', async () => {
    const [first, second] = contest.items as [string, string];
    await contest.mark(judge, first, 9000);
    await contest.mark(judge, second, 9000);
    for (const other of contest.judges.slice(1)) await contest.mark(other, first, 8000);
    const ofEvent = await api.call(VotingProtocolGetUsingForProtocolByCompetition, {
      as: contest.as,
      query: contest.query,
    });
    expect(ofEvent).toEqual([
      expect.objectContaining({ title: 'День первый', state: 'Open', performanceCount: 3, markedCount: 1 }),
    ]);
    const own = await api.call(VotingProtocolGetUsingForProtocol, { as: judge.token });
    expect(own).toEqual([expect.objectContaining({ performanceCount: 3, markedCount: 2 })]);
    await contest.send(judge, [contest.tap(judge, contest.items[2]!, { abstain: true })]);
    expect((await api.call(VotingProtocolGetUsingForProtocol, { as: judge.token }))[0]!.markedCount).toBe(3);
  });

  it('show a judge the criteria of his event', async () => {
    const points = await api.call(PointGetByCompetition, { as: judge.token, query: contest.query });
    expect(points.map(({ title, min, max, step, order }) => [title, min, max, step, order])).toEqual([
      ['Техника', 0, 10_000, 100, 0],
      ['Артистизм', 0, 10_000, 100, 1],
    ]);
  });
});

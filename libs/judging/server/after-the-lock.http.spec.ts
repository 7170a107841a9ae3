import {
  AdjustmentCreateRange,
  AdjustmentDelete,
  AdjustmentGetByProgram,
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemReorder,
  CompetitionProgramItemSwap,
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
  VotingProtocolDecideLateMark,
  VotingProtocolDecideLateMarks,
  VotingProtocolGetDerivation,
  VotingProtocolGetLateMarks,
  VotingProtocolLock,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { newGuid, type Guid, type ProtocolState } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest, MEAN } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const target = (program = contest.program) => ({ as: contest.as, query: { competitionProgramGuid: program } });
const lock = (program?: Guid) => api.send(VotingProtocolLock, { ...target(program), body: { isLocked: true } });
const move = (state: Exclude<ProtocolState, 'Draft'>, reason = '', program?: Guid) =>
  api.send(VotingProtocolChangeState, { ...target(program), body: { state, reason } });
const correct = (item: Guid, judge: number, criterion: number, value: number | null) =>
  api.send(VotingProtocolSavingByCompetitionProtocol, {
    as: contest.as,
    query: contest.query,
    body: {
      marks: [
        {
          competitionProgramItemGuid: item,
          competitionJudgeGuid: contest.judges[judge]!.guid,
          pointGuid: contest.criteria[criterion]!,
          value,
          reason: 'Перепутаны листы',
        },
      ],
    },
  });

interface Written {
  item_guid: Guid;
  total: number | null;
  place_from: number | null;
  place_to: number | null;
  award_title: string | null;
  protocol_version: number;
}

const written = (program = contest.program) =>
  api.database.query<Written>(
    `select r.item_guid, r.total, r.place_from, r.place_to, r.award_title, r.protocol_version
       from judging.result r join program.item i on i.guid = r.item_guid
      where r.program_guid = $1 order by i.order_key`,
    [program],
  );

describe('a late mark', () => {
  beforeEach(async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
  });

  const sendLate = async (value: number) => {
    const judge = contest.judges[0]!;
    const [reply] = await contest.send(judge, [
      contest.tap(judge, contest.items[2]!, { pointGuid: contest.criteria[0]!, value, seenRevision: 1 }),
    ]);
    return reply!;
  };
  const lates = () => api.call(VotingProtocolGetLateMarks, target());
  const decide = (guid: Guid, accept: boolean) =>
    api.send(VotingProtocolDecideLateMark, { ...target(), body: { lateMarkGuid: guid, accept, reason: 'Связь' } });

  it('waits for the organizer; accepted, it corrects the written result', async () => {
    expect(await sendLate(10_000)).toMatchObject({
      status: 'late',
      message: expect.stringContaining('передана организатору'),
    });
    const [late] = await lates();
    expect(late).toMatchObject({
      number: '3',
      judgeName: 'Судья 1',
      criterion: 'Техника',
      value: 10_000,
      currentValue: 7000,
    });
    expect((await contest.protocol()).lateCount).toBe(1);
    expect((await contest.rows())[2]!.total).toBe(7000);
    expect((await decide(late!.guid, true)).status).toBe(200);
    expect((await contest.rows())[2]!.total).toBe(7500);
    expect((await written()).find(({ item_guid }) => item_guid === contest.items[2])!.total).toBe(7500);
    expect(await lates()).toEqual([]);
    const [history] = await api.database.query<{ reason: string; actor: string }>(
      'select reason, actor from judging.mark_history where item_guid = $1 order by id desc limit 1',
      [contest.items[2]],
    );
    expect(history).toEqual({ reason: 'Поздняя оценка принята: Связь', actor: `account:${contest.organizer.guid}` });
    expect((await decide(late!.guid, true)).status).toBe(200);
    expect((await decide(late!.guid, false)).envelope.errors[0]!.code).toBe('staleVersion');
  });

  it('declined, it changes nothing', async () => {
    await sendLate(10_000);
    const [late] = await lates();
    await decide(late!.guid, false);
    expect((await contest.rows())[2]!.total).toBe(7000);
    expect(await lates()).toEqual([]);
  });

  it('is decided with others in one write, the last of one cell counting; a stranger among them refuses all', async () => {
    await sendLate(9000);
    await sendLate(9500);
    const guids = (await lates()).map(({ guid }) => guid);
    const together = (lateMarkGuids: Guid[], accept: boolean) =>
      api.send(VotingProtocolDecideLateMarks, { ...target(), body: { lateMarkGuids, accept, reason: 'Связь' } });
    const revision = async () =>
      (await api.database.query('select revision from live.stream where stream_guid = $1', [contest.competition]))[0];
    expect((await together([...guids, contest.items[0]!], true)).status).toBe(404);
    expect(await lates()).toHaveLength(2);
    const before = (await revision()) as { revision: number };
    expect((await together(guids, true)).envelope.data).toEqual({ decided: 2 });
    expect(await revision()).toEqual({ revision: before.revision + 1 });
    expect((await contest.rows())[2]!.total).toBe(7420);
    expect(await lates()).toEqual([]);
    expect((await together(guids, true)).envelope.data).toEqual({ decided: 0 });
    expect((await together(guids, false)).envelope.errors[0]!.code).toBe('staleVersion');
  });

  it('does not go back behind a later one of its cell that somebody has accepted meanwhile', async () => {
    await sendLate(9000);
    await sendLate(9500);
    const guids = (await lates()).map(({ guid }) => guid);
    await decide(guids[1]!, true);
    const body = { lateMarkGuids: guids, accept: true, reason: '' };
    const both = await api.send(VotingProtocolDecideLateMarks, { ...target(), body });
    expect(both.envelope.data).toEqual({ decided: 1 });
    expect((await contest.rows())[2]!.total).toBe(7420);
    expect(await lates()).toEqual([]);
  });

  it('keeps its performance from being deleted', async () => {
    const answer = await api.send(CompetitionProgramItemDeleteRange, {
      ...target(),
      body: { data: [contest.items[2]!] },
    });
    expect(answer.envelope.errors[0]!.code).toBe('hasMarks');
  });
});

describe('a correction', () => {
  it('goes over the judge’s mark with its reason, while open', async () => {
    await contest.markAll([9000, 8000, 7000]);
    const { status, envelope } = await correct(contest.items[0]!, 1, 0, 6000);
    expect(status).toBe(200);
    expect((await contest.rows()).find(({ itemGuid }) => itemGuid === contest.items[0])!.total).toBe(8500);
    const [event] = await api.database.query<{ kind: string; actor: string; payload: object }>(
      'select kind, actor, payload from live.event where stream_guid = $1 and revision = $2',
      [contest.competition, envelope.data!.revision],
    );
    expect(event).toMatchObject({
      kind: 'mark.corrected',
      actor: `account:${contest.organizer.guid}`,
      payload: { value: 6000 },
    });
  });

  it('is named in the explanation with its reason, until the judge has marked anew', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await correct(contest.items[0]!, 1, 0, 6000);
    const why = async () => {
      const { steps } = await api.call(VotingProtocolGetDerivation, {
        as: contest.as,
        query: { competitionProgramGuid: contest.program, competitionProgramItemGuid: contest.items[0]! },
      });
      return steps.find(({ title }) => title === 'Исправлено организатором')?.lines;
    };
    const [line] = (await why())!;
    expect(line).toMatchObject({ label: 'Судья 2, Техника', value: '9,0 → 6,0', note: expect.stringMatching(/./) });
    const judge = contest.judges[1]!;
    await contest.send(judge, [
      contest.tap(judge, contest.items[0]!, { pointGuid: contest.criteria[0]!, value: 9500, baseVersion: 2 }),
    ]);
    expect(await why()).toBeUndefined();
  });

  it('rewrites a locked group in the same breath, places and titles too', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    for (const judge of [0, 1, 2])
      for (const criterion of [0, 1]) await correct(contest.items[2]!, judge, criterion, 10_000);
    const rows = await contest.rows();
    expect(rows.map(({ itemGuid, place, award }) => [itemGuid, place, award!.title])).toEqual([
      [contest.items[2], 1, 'Лауреат'],
      [contest.items[0], 2, 'Лауреат'],
      [contest.items[1], 3, 'Дипломант'],
    ]);
    expect((await written()).map(({ place_from }) => place_from)).toEqual([2, 3, 1]);
  });

  it('of a locked protocol may change a mark and not take it away', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    expect((await correct(contest.items[0]!, 0, 0, null)).envelope.errors[0]).toMatchObject({
      code: 'marksMissing',
      field: 'marks.0.value',
    });
  });

  it('keeps the scale and the jury', async () => {
    expect((await correct(contest.items[0]!, 0, 0, 10_100)).envelope.errors[0]).toMatchObject({
      code: 'markAbove',
      field: 'marks.0.value',
    });
    expect((await correct(contest.items[0]!, 0, 0, 9_950)).envelope.errors[0]!.code).toBe('markStep');
    const judge = contest.judges[0]!;
    await contest.send(judge, [contest.tap(judge, contest.items[0]!, { abstain: true })]);
    expect((await correct(contest.items[0]!, 0, 0, 9_900)).envelope.errors[0]!.code).toBe('markAbstained');
  });

  it('is over once the protocol is confirmed', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    await move('Confirmed');
    expect((await correct(contest.items[0]!, 0, 0, 9900)).envelope.errors[0]!.code).toBe('protocolLocked');
  });

  it('makes the judge’s older edit conflict', async () => {
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9000);
    await correct(contest.items[0]!, 0, 0, 5000);
    const judge = contest.judges[0]!;
    const [reply] = await contest.send(judge, [
      contest.tap(judge, contest.items[0]!, { pointGuid: contest.criteria[0]!, value: 9500, baseVersion: 1 }),
    ]);
    expect(reply).toMatchObject({ status: 'conflict', value: 5000, version: 2 });
  });
});

describe('adjustments', () => {
  it('change totals, show in columns of their own, and rewrite a locked group', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    const { guids } = await api.call(AdjustmentCreateRange, {
      ...target(),
      body: {
        adjustments: [
          { competitionProgramItemGuid: contest.items[0]!, kind: 'deduction', amount: 1500, reason: 'Регламент' },
          { competitionProgramItemGuid: contest.items[1]!, kind: 'bonus', amount: 250 },
        ],
      },
    });
    const rows = await contest.rows();
    expect(
      rows.map(({ itemGuid, total, components, technical, deductions }) => [
        itemGuid,
        total,
        components,
        technical,
        deductions,
      ]),
    ).toEqual([
      [contest.items[1], 8250, 8000, 250, 0],
      [contest.items[0], 7500, 9000, 0, 1500],
      [contest.items[2], 7000, 7000, 0, 0],
    ]);
    expect((await api.call(AdjustmentGetByProgram, target())).map(({ guid, reason }) => [guid, reason])).toEqual([
      [guids[0], 'Регламент'],
      [guids[1], ''],
    ]);
    await api.call(AdjustmentDelete, { as: contest.as, query: { adjustmentGuid: guids[0]! } });
    expect((await written()).find(({ item_guid }) => item_guid === contest.items[0])!.total).toBe(9000);
  });

  it('multiply by difficulty where criteria are counted, in the package for proof too', async () => {
    const [item, other] = contest.items;
    const hard = (criterionGuid: string | null, amount = 2000) => ({
      ...target(),
      body: {
        adjustments: [
          {
            ...{ competitionProgramItemGuid: item!, kind: 'difficulty' as const, amount },
            criterionGuid,
            reason: 'Сальто',
          },
        ],
      },
    });
    const refused = await api.send(AdjustmentCreateRange, hard(null));
    expect(refused.envelope.errors[0]).toMatchObject({ code: 'schemeInvalid', field: 'adjustments.0.amount' });
    const scheme = { ...MEAN, method: { kind: 'mean', per: 'criterion' } };
    await api.call(ScoringSchemeUpdate, { as: contest.as, query: contest.query, body: { scheme } });
    await contest.markAll([4000, 5000, 3000]);
    await api.call(AdjustmentCreateRange, hard(contest.criteria[0]!));
    await lock();
    // One of two criteria doubled: (4 × 2 + 4) : 2.
    expect((await contest.rows()).map(({ itemGuid, total }) => [itemGuid, total]).slice(0, 2)).toEqual([
      [item, 6000],
      [other, 5000],
    ]);
    expect((await api.send(AdjustmentCreateRange, hard(newGuid()))).status).toBe(404);
    expect((await api.send(AdjustmentCreateRange, hard(null, 0))).status).toBe(400);
  });

  it('belong to a performance of the program named', async () => {
    const second = await contest.addProgram('День второй', ['10–12 лет']);
    const { status } = await api.send(AdjustmentCreateRange, {
      ...target(),
      body: { adjustments: [{ competitionProgramItemGuid: second.items[0]!, kind: 'bonus', amount: 100 }] },
    });
    expect(status).toBe(404);
  });
});

describe('a title by the jury', () => {
  const give = (item: Guid, award: Guid | null) =>
    api.send(VotingProtocolSetManualAward, {
      ...target(),
      body: { competitionProgramItemGuid: item, awardSettingGuid: award, reason: 'Решение жюри' },
    });

  it('goes before thresholds, also in a locked group; one holder if unique', async () => {
    await contest.markAll([9000, 9500, 7000]);
    await lock();
    const [grandPrix] = contest.awards;
    await give(contest.items[1]!, grandPrix!);
    expect((await contest.rows())[0]).toMatchObject({
      itemGuid: contest.items[1],
      award: { title: 'Гран-при', color: '#7A0F38' },
    });
    expect((await give(contest.items[0]!, grandPrix!)).envelope.errors[0]).toMatchObject({ field: 'awardSettingGuid' });
    await give(contest.items[1]!, null);
    expect((await written()).map(({ award_title }) => award_title)).toEqual(['Лауреат', 'Лауреат', 'Дипломант']);
  });
});

it('the order of a closed protocol’s performances stays as its papers have it; a break may still move', async () => {
  await contest.markAll([9000, 8000, 7000]);
  const [first, second] = contest.items as [Guid, Guid];
  const { guid: pause } = await api.call(CompetitionProgramItemCreatePause, {
    ...target(),
    body: { title: 'Перерыв', minutes: 10 },
  });
  const before = await orderNow();
  expect((await lock()).status).toBe(200);
  const places = (itemGuid: Guid) => [{ itemGuid, side: 'before' as const, ofGuid: null }];
  const refused = [
    await api.send(CompetitionProgramItemArrange, { ...target(), body: { places: places(second) } }),
    await api.send(CompetitionProgramItemReorder, {
      ...target(),
      body: { competitionProgramItemGuid: second, toIndex: 0 },
    }),
    await api.send(CompetitionProgramItemSwap, { ...target(), body: { firstGuid: first, secondGuid: second } }),
  ];
  expect(refused.map(({ status, envelope }) => [status, envelope.errors[0]!.message])).toEqual(
    refused.map(() => [409, 'Протокол закрыт: порядок выступлений уже не меняется.']),
  );
  expect(await orderNow()).toEqual(before);
  const moved = await api.send(CompetitionProgramItemArrange, { ...target(), body: { places: places(pause) } });
  expect(moved.status).toBe(200);
  expect((await orderNow())[0]).toBe(pause);
});

async function orderNow(): Promise<Guid[]> {
  const rows = await api.database.query<{ guid: Guid }>(
    'select guid from program.item where program_guid = $1 order by order_key, guid',
    [contest.program],
  );
  return rows.map(({ guid }) => guid);
}

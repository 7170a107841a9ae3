// After any change of marks the protocol equals a plain count of the tables, kept groups included.

import {
  AdjustmentCreateRange,
  AwardSettingUpdate,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  NominationUpdate,
  PointUpdate,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolLock,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolUndoClearing,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let second: { program: Guid; items: Guid[] };

beforeAll(async () => {
  api = await startTestApi({ nodes: 2 });
});
afterAll(() => api?.stop());

async function fresh(): Promise<void> {
  contest = await LiveContest.create(api, { ages: ['7–9 лет', '10–12 лет', '10–12 лет', '7–9 лет'] });
  second = await contest.addProgram('День второй', ['10–12 лет', '13–15 лет']);
}

interface Expected {
  total: number | null;
  place: number | null;
  title: string | null;
}

/** Written apart from the product's count: mean of criteria by weight, mean of judges, two decimals half up. */
async function oracle(): Promise<Map<Guid, Expected>> {
  const items = await api.database.query<{ guid: Guid; age: string; out: boolean; adjusted: number }>(
    `select guid, group_values ->> $2 as age, is_withdrawn or activity = 'Skipped' as out,
            coalesce((select sum(case kind when 'deduction' then -amount else amount end)::int
                        from judging.adjustment a where a.item_guid = i.guid), 0) as adjusted
       from program.item i where competition_guid = $1`,
    [contest.competition, contest.ageField],
  );
  const judges = await api.database.query<{ guid: Guid }>(
    `select guid from judging.judge where competition_guid = $1 and removed_at is null
        and (nominations = '{}' or $2 = any (nominations))`,
    [contest.competition, contest.nominations[0]],
  );
  const criteria = await api.database.query<{ guid: Guid; weight: number }>(
    'select guid, weight from judging.criterion where competition_guid = $1',
    [contest.competition],
  );
  const marks = new Map<string, number>();
  for (const row of await api.database.query<{ key: string; value: number }>(
    `select item_guid || ' ' || judge_guid || ' ' || criterion_guid as key, value from judging.mark where value is not null`,
  )) {
    marks.set(row.key, row.value);
  }
  const absent = new Set(
    (
      await api.database.query<{ key: string }>(`select item_guid || ' ' || judge_guid as key from judging.abstention`)
    ).map(({ key }) => key),
  );
  const titles = await api.database.query<{ title: string; from: number }>(
    `select title, from_value as "from" from judging.award_setting
      where competition_guid = $1 and kind = 'threshold' order by from_value desc`,
    [contest.competition],
  );
  const weights = BigInt(criteria.reduce((sum, { weight }) => sum + weight, 0));
  const totals = new Map<Guid, number | null>();
  for (const { guid, out, adjusted } of items) {
    const panel = judges.filter((judge) => !absent.has(`${guid} ${judge.guid}`));
    let sum = 0n;
    let complete = !out && panel.length > 0;
    for (const judge of panel) {
      for (const criterion of criteria) {
        const value = marks.get(`${guid} ${judge.guid} ${criterion.guid}`);
        if (value === undefined) complete = false;
        else sum += BigInt(value) * BigInt(criterion.weight);
      }
    }
    const divisor = weights * BigInt(panel.length);
    // (sum / divisor + adjusted), half up to ten thousandths
    totals.set(
      guid,
      complete ? Number((2n * (sum + BigInt(adjusted) * divisor) + 10n * divisor) / (20n * divisor)) * 10 : null,
    );
  }
  const expected = new Map<Guid, Expected>();
  for (const { guid, age } of items) {
    const total = totals.get(guid)!;
    const rivals = items.filter((item) => item.age === age).map((item) => totals.get(item.guid)!);
    expected.set(guid, {
      total,
      place: total === null ? null : rivals.filter((rival) => rival !== null && rival > total).length + 1,
      title: total === null ? null : (titles.find(({ from }) => total >= from)?.title ?? null),
    });
  }
  return expected;
}

async function shown(node: number, program: Guid): Promise<Map<Guid, Expected>> {
  const response = await fetch(
    `${api.nodes[node]!.url}/api/v1/VotingProtocol/GetVoitingProtocolJson?competitionProgramGuid=${program}`,
    { headers: { authorization: `Bearer ${contest.as}` } },
  );
  const { data } = (await response.json()) as { data: Awaited<ReturnType<LiveContest['protocol']>> };
  return new Map(
    data.groups.flatMap(({ rows }) =>
      rows.map(({ itemGuid, total, place, award }) => [itemGuid, { total, place, title: award?.title ?? null }]),
    ),
  );
}

async function agree(what: string): Promise<void> {
  const expected = await oracle();
  for (const node of [0, 1]) {
    for (const program of [contest.program, second.program]) {
      for (const [guid, row] of await shown(node, program))
        expect({ what, node, guid, ...row }).toEqual({ what, node, guid, ...expected.get(guid)! });
    }
  }
}

/** Mulberry32: a seeded run is a regression case. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('the protocol equals a plain count of the tables', () => {
  it.each([1, 7, 2026])('through a random contest, seed %i', async (seed) => {
    await fresh();
    const random = randomOf(seed);
    const items = [...contest.items, ...second.items];
    const programOf = (item: Guid) => (contest.items.includes(item) ? contest.program : second.program);
    const any = <T>(list: readonly T[]): T => list[random(list.length)]!;
    const organizer = { as: contest.as };
    const steps: Record<string, () => Promise<unknown>> = {
      mark: () => contest.mark(any(contest.judges), any(items), random(101) * 100).catch(() => undefined),
      edit: async () => {
        const judge = any(contest.judges);
        await contest.send(judge, [
          contest.tap(judge, any(items), {
            pointGuid: any(contest.criteria),
            value: random(4) === 0 ? null : random(101) * 100,
          }),
        ]);
      },
      abstain: async () => {
        const judge = any(contest.judges);
        await contest.send(judge, [contest.tap(judge, any(items), { abstain: random(2) === 0 })]);
      },
      correct: () =>
        api.send(VotingProtocolSavingByCompetitionProtocol, {
          ...organizer,
          query: contest.query,
          body: {
            marks: [
              {
                competitionProgramItemGuid: any(items),
                competitionJudgeGuid: any(contest.judges).guid,
                pointGuid: any(contest.criteria),
                value: random(101) * 100,
                reason: 'Сверка',
              },
            ],
          },
        }),
      adjust: () => {
        const item = any(items);
        return api.call(AdjustmentCreateRange, {
          ...organizer,
          query: { competitionProgramGuid: programOf(item) },
          body: {
            adjustments: [
              { competitionProgramItemGuid: item, kind: random(2) ? 'bonus' : 'deduction', amount: random(500) },
            ],
          },
        });
      },
      weigh: () =>
        api.call(PointUpdate, {
          ...organizer,
          query: contest.query,
          body: {
            pointGuid: contest.criteria[0]!,
            title: 'Техника',
            min: 0,
            max: 10_000,
            step: 100,
            weight: 1000 + random(3) * 500,
          },
        }),
      threshold: () =>
        api.call(AwardSettingUpdate, {
          ...organizer,
          query: contest.query,
          body: {
            awardSettingGuid: contest.awards[1]!,
            title: 'Лауреат',
            kind: 'threshold',
            from: 7500 + random(20) * 100,
            color: '#F6D37A',
          },
        }),
      withdraw: () => {
        const item = any(items);
        return api.call(CompetitionProgramItemUpdate, {
          ...organizer,
          query: { competitionProgramGuid: programOf(item) },
          body: { competitionProgramItemGuid: item, isWithdrawn: random(2) === 0 } as never,
        });
      },
      skip: () => {
        const item = any(items);
        return api.send(CompetitionProgramItemSetActivity, {
          ...organizer,
          query: { competitionProgramGuid: programOf(item) },
          body: { competitionProgramItemGuid: item, activity: random(3) === 0 ? 'Skipped' : 'Done' },
        });
      },
      regroup: () => {
        const item = any(items);
        return api.call(CompetitionProgramItemUpdate, {
          ...organizer,
          query: { competitionProgramGuid: programOf(item) },
          body: {
            competitionProgramItemGuid: item,
            groupValues: { [contest.ageField]: any(['7–9 лет', '10–12 лет', '13–15 лет']) },
          } as never,
        });
      },
      jury: () =>
        api.send(NominationUpdate, {
          ...organizer,
          query: { ...contest.query, competitionJudgeGuid: contest.judges[2]!.guid },
          body: { nominationGuids: random(2) ? [] : [contest.nominations[1]!] },
        }),
    };
    const often = ['mark', 'mark', 'mark', 'mark', 'mark', 'edit', 'edit', 'correct', ...Object.keys(steps)];
    await contest.markAll(
      items.map(() => random(101) * 100),
      items,
    );
    await agree('after all marks');
    for (let step = 0; step < 60; step++) {
      const name = any(often);
      await steps[name]!();
      if (step % 3 === 0) await agree(`step ${step}: ${name}`);
    }
    await agree('in the end');
    await api.call(VotingProtocolClearCompetitionProgram, {
      ...organizer,
      query: { competitionProgramGuid: contest.program },
      body: { confirmation: 'День первый' },
    });
    await agree('after the clearing');
    const target = { ...organizer, query: { competitionProgramGuid: contest.program } };
    await api.call(VotingProtocolUndoClearing, { ...target, body: {} });
    await agree('after its undoing');
  });

  it('while judges mark and the organizer locks, opens and corrects; nobody is told of a deadlock', async () => {
    await fresh();
    await contest.markAll([9000, 8000, 7000, 6000, 8500, 5000], [...contest.items, ...second.items]);
    const target = { as: contest.as, query: { competitionProgramGuid: contest.program } };
    // The other program is closed all the time, so that every lock of the first one writes every group.
    const other = { as: contest.as, query: { competitionProgramGuid: second.program } };
    await api.call(VotingProtocolLock, { ...other, body: { isLocked: true } });
    let isOver = false;
    const judging = contest.judges.flatMap((judge, j) =>
      [0, 1, 2, 3].map(async (lane) => {
        for (let round = 0; !isOver; round++) {
          const item = contest.items[(round + j) % 4]!;
          const replies = await contest.send(judge, [
            contest.tap(judge, item, {
              device: `lane ${lane}`,
              pointGuid: contest.criteria[round % 2]!,
              value: ((round * 7 + j + lane * 13) % 100) * 100,
            }),
          ]);
          for (const { status, code } of replies) {
            if (status !== 'accepted' && status !== 'late')
              expect([status, code]).toEqual(['refused', 'protocolLocked']);
          }
        }
      }),
    );
    try {
      for (let round = 0; round < 12; round++) {
        await api.call(VotingProtocolLock, { ...target, body: { isLocked: true } });
        await writtenAgrees(`lock ${round}`);
        await api.call(VotingProtocolSavingByCompetitionProtocol, {
          as: contest.as,
          query: contest.query,
          body: {
            marks: [
              {
                competitionProgramItemGuid: contest.items[round % 4]!,
                competitionJudgeGuid: contest.judges[0]!.guid,
                pointGuid: contest.criteria[0]!,
                value: (round % 10) * 1000,
                reason: 'Сверка',
              },
            ],
          },
        });
        await writtenAgrees(`correction ${round}`);
        await api.call(VotingProtocolLock, { ...target, body: { isLocked: false, reason: 'Проверка' } });
      }
    } finally {
      isOver = true;
      await Promise.all(judging);
    }
    await agree('after the storm');
    await api.call(VotingProtocolLock, { ...target, body: { isLocked: true } });
    await agree('written');
    await writtenAgrees('in the end');
  });
});

/** No mark slips in between what the lock counted and what it closed. */
async function writtenAgrees(what: string): Promise<void> {
  const expected = await oracle();
  const written = await api.database.query<{ item_guid: Guid; total: number; place_from: number; award_title: string }>(
    'select item_guid, total, place_from, award_title from judging.result where competition_guid = $1',
    [contest.competition],
  );
  expect({ what, rows: written.length }).toEqual({ what, rows: 6 });
  for (const { item_guid: guid, total, place_from: place, award_title: title } of written) {
    expect({ what, guid, total, place, title }).toEqual({ what, guid, ...expected.get(guid)! });
  }
}

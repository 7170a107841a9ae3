// «Has this judge given all»: the SQL function for hall, reminders and lists agrees with the domain's rule.

import { serves } from '@rampa/jury/domain';
import { hasGivenAll } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HallReads } from './queries/hall-reads.ts';
import { JudgeNowReads } from './queries/judge-now-reads.ts';
import { ListProtocols } from './queries/list-protocols.ts';
import { createContest, type Contest } from './testing/contest.factory.ts';

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 4).connect();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

interface Drawn {
  /** Of the three judges: the nomination that each rates, or all. */
  rates: readonly (0 | 1 | null)[];
  /** Of the two criteria. */
  required: readonly boolean[];
  /** By item, then judge: his mark by each criterion (null: taken back), and whether he abstains. */
  cells: readonly (readonly { marks: readonly ('given' | 'empty' | 'none')[]; abstains: boolean }[])[];
}

const cell = fc.record({
  marks: fc.array(fc.constantFrom('given' as const, 'given' as const, 'empty' as const, 'none' as const), {
    minLength: 2,
    maxLength: 2,
  }),
  abstains: fc.constantFrom(false, false, false, true),
});
const drawn: fc.Arbitrary<Drawn> = fc.record({
  rates: fc.array(fc.constantFrom(null, null, 0 as const, 1 as const), { minLength: 3, maxLength: 3 }),
  required: fc.array(fc.constantFrom(true, true, false), { minLength: 2, maxLength: 2 }),
  cells: fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 6, maxLength: 6 }),
});

async function write(contest: Contest, { rates, required, cells }: Drawn): Promise<void> {
  for (const [j, judge] of contest.judges.entries()) {
    const nominations = rates[j] === null ? [] : [contest.nominations[rates[j]!]];
    await database.query('update judging.judge set nominations = $2 where guid = $1', [judge, nominations]);
  }
  for (const [c, criterion] of contest.criteria.entries())
    await database.query('update judging.criterion set is_required = $2 where guid = $1', [criterion, required[c]]);
  for (const [i, item] of contest.items.entries()) {
    for (const [j, judge] of contest.judges.entries()) {
      const { marks, abstains } = cells[i]![j]!;
      await database.query('insert into judging.nudge (item_guid, judge_guid, actor) values ($1, $2, $3)', [
        item,
        judge,
        'test',
      ]);
      if (abstains)
        await database.query('insert into judging.abstention (item_guid, judge_guid) values ($1, $2)', [item, judge]);
      for (const [c, mark] of marks.entries()) {
        if (mark === 'none') continue;
        await database.query(
          'insert into judging.mark (item_guid, judge_guid, criterion_guid, value) values ($1, $2, $3, $4)',
          [item, judge, contest.criteria[c], mark === 'given' ? 5000 : null],
        );
      }
    }
  }
}

/** By the domain alone: for each judge of the performance, whether all is given and whether anything is asked. */
function said(contest: Contest, { rates, required, cells }: Drawn, i: number) {
  const nomination = contest.nominations[i < 4 ? 0 : 1];
  const asked = contest.criteria.flatMap((_, c) =>
    required[c] && serves(c === 0 ? [] : [contest.nominations[1]], nomination) ? [c] : [],
  );
  return contest.judges.flatMap((judge, j) => {
    if (!serves(rates[j] === null ? [] : [contest.nominations[rates[j]!]], nomination)) return [];
    const { marks, abstains: abstained } = cells[i]![j]!;
    const given = asked.filter((c) => marks[c] === 'given').length;
    return [
      { judge, abstained, isAsked: asked.length > 0, all: hasGivenAll({ given, expected: asked.length, abstained }) },
    ];
  });
}

it('every reader says of the same marks what the domain says', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async (given) => {
      const contest = await createContest(database);
      await write(contest, given);
      const expected = contest.items.map((_, i) => said(contest, given, i));

      const hall = new HallReads({} as never);
      for (const [i, item] of contest.items.entries()) {
        const sent = await hall.judgesSent(database, item);
        expect(sent.map((one) => [one.guid, one.abstained, one.sent])).toEqual(
          expected[i]!.map((one) => [one.judge, one.abstained, (one.abstained || one.isAsked) && one.all]),
        );
      }

      for (const judge of contest.judges) {
        const { view } = await new JudgeNowReads().view(database, judge);
        const owed = contest.items.filter((_, i) => expected[i]!.some((one) => one.judge === judge && !one.all));
        expect(sorted(view.nudges.map(({ itemGuid }) => itemGuid))).toEqual(sorted(owed));
      }

      const lists = new ListProtocols(database, { assertJudged: async () => undefined } as never);
      const actor = { kind: 'judge', competition: contest.competition, judge: contest.judges[0]! };
      const isMarked = (panel: (typeof expected)[number]) =>
        panel.length > 0 && panel.some(({ isAsked }) => isAsked) && panel.every(({ all }) => all);
      const event = { actor, organizer: contest.organizer, competition: contest.competition };
      const [whole] = await lists.ofEvent(event as never);
      expect(whole!.markedCount).toBe(expected.filter(isMarked).length);
      const own = expected.map((panel) => panel.filter(({ judge }) => judge === contest.judges[0]));
      const [his] = await lists.ofJudge({ actor } as never);
      expect(his?.markedCount ?? 0).toBe(own.filter(isMarked).length);
    }),
    { numRuns: 20 },
  );
});

function sorted(guids: readonly Guid[]): Guid[] {
  return guids.toSorted();
}

import { Database, Hints, type Hint } from '@rampa/platform/server';
import { newGuid, type Guid } from '@rampa/kernel';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MARK_TRIM_DAYS } from '../jobs/mark-trim.ts';
import { createContest, toSave, type Contest } from '../testing/contest.factory.ts';
import { SavingTogether } from '../writing/saving-together.ts';
import { ForgetTaps } from './forget-taps.ts';

let created: TestDatabase;
let database: Database;
let saving: SavingTogether;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 4).connect();
  saving = new SavingTogether(
    database,
    new (class extends Hints {
      publish(_: Hint): void {}
      listen(): void {}
    })(),
  );
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

/** Twelve taps of two performances, written so many days ago; the event's last day is `ended` days ago. */
async function contestOf(written: number, ended: number): Promise<Contest> {
  const contest = await createContest(database);
  const judge = contest.judges[0]!;
  for (let count = 0; count < 12; count++) {
    const tap = {
      item: contest.items[count % 2]!,
      point: contest.criteria[0],
      value: 500 * count,
      deviceSeq: count + 1,
    };
    await saving.save(contest.competition, [toSave(judge, { ...tap, baseVersion: null })]);
  }
  await database.query('update competitions.competition set end_date = current_date - $2::int where guid = $1', [
    contest.competition,
    ended,
  ]);
  const age = (table: string) =>
    `update judging.${table} set at = now() - make_interval(days => $2) where judge_guid = $1`;
  for (const table of ['mark_history', 'mark_submission']) await database.query(age(table), [judge, written]);
  return contest;
}

async function left({ judges }: Contest): Promise<{ history: number; submissions: number; marks: number }> {
  const [row] = await database.query<{ history: number; submissions: number; marks: number }>(
    `select (select count(*)::int from judging.mark_history where judge_guid = $1) as history,
            (select count(*)::int from judging.mark_submission where judge_guid = $1) as submissions,
            (select count(*)::int from judging.mark where judge_guid = $1) as marks`,
    [judges[0]!],
  );
  return row!;
}

it('forgets what devices sent long after the event, in portions, and never a mark', async () => {
  // In the order in which they would have been written.
  const old = await contestOf(500, 450);
  const running = await contestOf(500, -1);
  const touched = await contestOf(500, 450);
  const spring = await contestOf(120, 100);
  const yesterday = await contestOf(1, 1);
  const word = (item: Guid) =>
    database.query(
      `insert into judging.mark_history (item_guid, judge_guid, criterion_guid, value, version, actor, reason, at)
       values ($1, $2, $3, 700, 7, 'account:' || $4, 'Описка', now() - interval '450 days')`,
      [item, touched.judges[0]!, touched.criteria[0], newGuid()],
    );
  await word(touched.items[0]!);

  let steps = 0;
  const told = await new ForgetTaps(database).run(MARK_TRIM_DAYS, async () => void steps++, 5);
  expect(told).toEqual({ history: 12 + 6, submissions: 3 * 12 });
  expect(steps).toBeGreaterThan(10);

  expect(await left(old)).toEqual({ history: 0, submissions: 0, marks: 2 });
  expect(await left(spring)).toEqual({ history: 12, submissions: 0, marks: 2 });
  expect(await left(running)).toEqual({ history: 12, submissions: 12, marks: 2 });
  expect(await left(yesterday)).toEqual({ history: 12, submissions: 12, marks: 2 });
  // Where the organizer has put a mark right, the whole way to it stays.
  expect(await left(touched)).toEqual({ history: 7, submissions: 0, marks: 2 });
  expect(await new ForgetTaps(database).run(MARK_TRIM_DAYS)).toEqual({ history: 0, submissions: 0 });
});

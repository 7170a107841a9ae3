// Marks and the office's writes never wait for each other: each locks the row of its own stream.

import type { Guid } from '@rampa/kernel';
import { Database, officeOf, UnitOfWork } from '@rampa/platform/server';
import { createTestDatabase, until, type TestDatabase } from '@rampa/platform/testing';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContest, save, type Contest } from './testing/contest.factory.ts';

let created: TestDatabase;
let database: Database;
let work: UnitOfWork;
let other: pg.Client;
let contest: Contest;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 4).connect();
  work = new UnitOfWork(database, { publish: () => undefined, listen: () => undefined }, null as never);
  other = new pg.Client({ connectionString: created.url });
  await other.connect();
});
beforeEach(async () => {
  contest = await createContest(database);
});
afterAll(async () => {
  await other.end();
  await database.onApplicationShutdown();
  await created.drop();
});

const mark = () =>
  save(database, contest, contest.judges[0]!, { item: contest.items[0]!, point: contest.criteria[0], value: 9_500 });

async function letter(): Promise<number> {
  const { heads } = await work.run({ actor: 'office' }, async (tx) =>
    tx.emit(officeOf(contest.competition), 'job.changed', {}),
  );
  return heads[0]!.revision;
}

/** A transaction that has written to the stream and is not over. */
async function holding(stream: Guid): Promise<() => Promise<unknown>> {
  await other.query('begin');
  await other.query(`select live.advance($1, '[{"kind": "job.changed", "payload": {}}]'::jsonb, 'test')`, [stream]);
  return () => other.query('commit');
}

async function somebodyWaits(): Promise<void> {
  await until('somebody waits for a row', async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row!.count > 0;
  });
}

describe('while a transaction of the office is open', () => {
  it('a mark is saved, and only the office waits', async () => {
    const release = await holding(officeOf(contest.competition));
    expect(await mark()).toMatchObject({ status: 'accepted', revision: 1 });
    const waiting = letter();
    await somebodyWaits();
    await release();
    expect(await waiting).toBe(2);
  });
});

describe('while a transaction of the day is open', () => {
  it('a letter is written, and only the marks wait', async () => {
    const release = await holding(contest.competition);
    expect(await letter()).toBe(1);
    const waiting = mark();
    await somebodyWaits();
    await release();
    expect(await waiting).toMatchObject({ status: 'accepted', revision: 2 });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuid, type Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { finishJob, renewLease, takeJob, type Outcome } from './job-row.ts';

const DONE: Outcome = { status: 'done', result: {}, sha: null };

let services: TestServices;
let database: Database;

beforeAll(async () => {
  services = await startServices();
  database = await new Database(services.databaseUrl, 8).connect();
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await services?.stop();
});

async function waiting(): Promise<Guid> {
  const guid = newGuid();
  await database.query(
    `insert into jobs.job (guid, kind, owner, payload, input_hash) values ($1, 'test.job', 'test', '{}', '')`,
    [guid],
  );
  return guid;
}

const setBack = (guid: Guid) =>
  database.query(`update jobs.job set status = 'waiting', lease_until = null where guid = $1`, [guid]);

it('when many workers get the same message, exactly one takes the job', async () => {
  const guid = await waiting();
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeJob(database, guid, 1, 60_000)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('a message delivered late or twice does nothing', async () => {
  const guid = await waiting();
  const first = (await takeJob(database, guid, 1, 60_000))!;
  expect(await takeJob(database, guid, 2, 60_000)).toBeNull();
  await setBack(guid);
  expect(await takeJob(database, guid, 1, 60_000)).toBeNull();
  const second = (await takeJob(database, guid, 2, 60_000))!;
  expect(second.fence).toBe(first.fence + 1);
});

it('who has lost the fence can neither renew nor finish', async () => {
  const guid = await waiting();
  const lost = (await takeJob(database, guid, 1, 60_000))!;
  await setBack(guid);
  const holder = (await takeJob(database, guid, 2, 60_000))!;
  expect(await renewLease(database, lost, 60_000, 50)).toBeNull();
  expect(await finishJob(database, lost, DONE)).toBeNull();
  expect(await renewLease(database, holder, 60_000, 50)).toEqual({ isCancelled: false });
  expect(await finishJob(database, holder, DONE)).toBe('done');
  expect(await finishJob(database, holder, { status: 'failed', failure: 'x' })).toBeNull();
});

it.each<Outcome>([DONE, { status: 'waiting', failure: 'x', delayMs: 0, isFree: false }])(
  'who was told that it is cancelled is not told otherwise by $status',
  async (outcome) => {
    const guid = await waiting();
    const job = (await takeJob(database, guid, 1, 60_000))!;
    await database.query('update jobs.job set cancel_requested = true where guid = $1', [guid]);
    expect(await finishJob(database, job, outcome)).toBe('cancelled');
    const [row] = await database.query(
      'select status, result, failure, finished_at is not null as "isOver" from jobs.job where guid = $1',
      [guid],
    );
    expect(row).toEqual({ status: 'cancelled', result: null, failure: null, isOver: true });
  },
);

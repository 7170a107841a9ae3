import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { startServices, Wire, type TestServices } from '../live/testing/services.ts';
import { until } from '../../testing/wait.ts';
import { gate, temporaryHome, TestWorker } from './testing/worker.ts';

let services: TestServices;
let place: Awaited<ReturnType<typeof temporaryHome>>;
const workers: TestWorker[] = [];
let prefixes = 0;

/** Workers of one spec share a queue; other specs have their own. */
async function starting(given: Partial<Parameters<typeof TestWorker.start>[0]> = {}): Promise<TestWorker> {
  const options = { prefix: `spec-${process.pid}-${prefixes}`, ...given.options };
  const worker = await TestWorker.start({ ...services, home: place.home, ...given, options });
  workers.push(worker);
  return worker;
}

const statusIs = (worker: TestWorker, guid: string, status: string) =>
  until(`job is ${status}`, async () => (await worker.row(guid)).status === status);

beforeAll(async () => {
  services = await startServices();
  place = await temporaryHome();
});
afterEach(async () => {
  prefixes++;
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(async () => {
  await place?.remove();
  await services?.stop();
});

describe('nothing is lost', () => {
  it('when Redis forgets everything', async () => {
    const hold = gate();
    const worker = await starting({
      deed: async () => {
        await hold.opened;
      },
      options: { atOnce: 1 },
    });
    const guids = [];
    for (let index = 0; index < 10; index++) guids.push(await worker.enqueue(`job ${index}`));
    await statusIs(worker, guids[0]!, 'running');
    const redis = new Redis(services.redisUrl);
    await redis.flushdb();
    redis.disconnect();
    hold.open();
    for (const guid of guids) await statusIs(worker, guid, 'done');
    for (const guid of guids) expect((await worker.row(guid)).attempt).toBe(1);
  });

  it('when Redis is away while jobs are written', async () => {
    const wire = await Wire.to(services.redisUrl);
    const worker = await starting({ redisUrl: wire.url });
    wire.cut();
    const guid = await worker.enqueue('written without Redis');
    wire.mend();
    await statusIs(worker, guid, 'done');
    await worker.stop();
    workers.splice(0);
    await wire.close();
  });

  it('when nobody told the queue', async () => {
    const worker = await starting();
    const guid = await worker.enqueue('unsent', null, false);
    await statusIs(worker, guid, 'done');
  });

  it('when a worker dies: another finishes, and what the dead one still writes is refused', async () => {
    const wire = await Wire.to(services.databaseUrl);
    const [taken, hold] = [gate(), gate()];
    const dying = await starting({
      databaseUrl: wire.url,
      options: { leaseMs: 1_000 },
      deed: async ({ file, progress }) => {
        await progress(5);
        await writeFile(file, 'by the dead');
        taken.open();
        await hold.opened;
        return { by: 'the dead' };
      },
    });
    const guid = await dying.enqueue('job');
    await taken.opened;
    wire.cut(); // For everybody else this worker is dead now: its lease is not renewed.
    const living = await starting({
      deed: async ({ file }) => {
        await writeFile(file, 'by the living');
        return { by: 'the living' };
      },
    });
    await statusIs(living, guid, 'done');
    wire.mend();
    hold.open();
    await until('the dead one has given up', async () => {
      const names = await readdir(join(place.home, 'tmp'));
      return !names.some((name) => name.startsWith(guid));
    });
    const row = await living.row(guid);
    expect(row).toMatchObject({ status: 'done', attempt: 2, result: { by: 'the living' } });
    expect(await readFile(join(living.files, row.result_sha!), 'utf8')).toBe('by the living');
    await wire.close();
  });

  it('when workers die a hundred times during a job that gets on; one that never does is parked', async () => {
    const worker = await starting();
    const [good, bad] = [await worker.competition(), await worker.competition()];
    await worker.app.get(UnitOfWork).run({ actor: 'test' }, async (transaction) => {
      for (const [guid, progress] of [
        [good, 40],
        [bad, 0],
      ] as const) {
        // prettier-ignore
        await transaction.query(
          `insert into jobs.job (guid, kind, owner, payload, input_hash, status, progress, attempt, max_attempts, lease_until)
           values ($1, 'test.job', 'test', '{"text": "x"}', '', 'running', $2, 100, $3, now() - interval '1 second')`,
          [guid, progress, progress > 0 ? 102 : 100],
        );
      }
    });
    await statusIs(worker, good, 'done');
    await statusIs(worker, bad, 'failed');
    expect((await worker.row(bad)).failure).toContain('прерывалось');
  });

  it('when a worker stops in order: the job goes on elsewhere, and the try does not count', async () => {
    const taken = gate();
    const stopping = await starting({
      deed: async ({ signal }) => {
        taken.open();
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      },
    });
    const guid = await stopping.enqueue('job');
    await taken.opened;
    await stopping.stop();
    workers.splice(0);
    const next = await starting();
    await statusIs(next, guid, 'done');
    expect((await next.row(guid)).attempt).toBe(2);
    const [row] = await next.database.query<{ max_attempts: number }>(
      'select max_attempts from jobs.job where guid = $1',
      [guid],
    );
    expect(row!.max_attempts).toBe(4);
  });
});

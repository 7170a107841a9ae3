import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newGuid } from '@rampa/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { until } from '../../testing/wait.ts';
import { temporaryHome, TestWorker } from './testing/worker.ts';

let services: TestServices;
let place: Awaited<ReturnType<typeof temporaryHome>>;
let worker: TestWorker | null = null;

beforeAll(async () => {
  services = await startServices();
  place = await temporaryHome();
});
afterAll(async () => {
  await worker?.stop();
  await place?.remove();
  await services?.stop();
});

it('files of old jobs are forgotten once a day, and a file that a newer job has made too stays', async () => {
  const files = join(place.home, 'files');
  await mkdir(files, { recursive: true });
  const [old, shared] = ['a'.repeat(64), 'b'.repeat(64)] as const;
  for (const sha of [old, shared]) await writeFile(join(files, sha), 'names of people');
  const options = { prefix: `spec-trim-${process.pid}` };
  // The daily trim runs at the start, so its rows are written before.
  const first = await TestWorker.start({ ...services, home: place.home, options });
  const database = first.database;
  const job = (sha: string, days: number) =>
    database.query(
      `insert into jobs.job (guid, kind, owner, payload, input_hash, status, result_sha, finished_at)
       values ($1, 'test.job', 'test', '{}', '', 'done', $2, now() - make_interval(days => $3))`,
      [newGuid(), sha, days],
    );
  await until('the first trim', async () => {
    const [row] = await database.query<{ status: string }>(`select status from jobs.job where kind = 'jobs.trim'`);
    return row?.status === 'done';
  });
  await job(old, 8);
  await job(shared, 8);
  await job(shared, 1);
  await job('c'.repeat(64), 31);
  await database.query(`update jobs.job set guid = gen_random_uuid() where kind = 'jobs.trim'`);
  await first.stop();

  worker = await TestWorker.start({ ...services, home: place.home, options });
  await until('the file is gone', async () => !(await readdir(files)).includes(old));
  await until('the trim is over', async () => {
    const rows = await worker!.database.query<{ status: string }>(
      `select status from jobs.job where kind = 'jobs.trim'`,
    );
    return rows.length === 2 && rows.every(({ status }) => status === 'done');
  });
  expect(await readdir(files)).toEqual([shared]);
  const kept = await worker.database.query<{ sha: string | null }>(
    `select result_sha as sha from jobs.job where kind = 'test.job' order by finished_at`,
  );
  expect(kept.map(({ sha }) => sha)).toEqual([null, shared, shared]);
});

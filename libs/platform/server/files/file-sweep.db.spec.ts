import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newGuid, newSecret } from '@rampa/kernel';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { until } from '../../testing/wait.ts';
import { temporaryHome, TestWorker } from '../jobs/testing/worker.ts';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { hashOf, uploadedPath } from './blobs.ts';

let services: TestServices;
let place: Awaited<ReturnType<typeof temporaryHome>>;
let worker: TestWorker | undefined;

beforeAll(async () => {
  services = await startServices();
  place = await temporaryHome();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await worker?.stop();
  worker = undefined;
});
afterAll(async () => {
  await place?.remove();
  await services?.stop();
});

const TWO_DAYS_AGO = new Date(Date.now() - 48 * 3_600_000);

async function stored(text: string, when: Date): Promise<string> {
  const bytes = Buffer.from(text);
  const sha256 = hashOf(bytes);
  const path = uploadedPath(join(place.home, 'files'), sha256);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  await utimes(path, when, when);
  return sha256;
}

it('once a day bytes without a row go, what is young or owned stays, and lost files are named in the log', async () => {
  const orphan = await stored('nobody’s', TWO_DAYS_AGO);
  const young = await stored('on its way', new Date());
  const owned = await stored('owned', TWO_DAYS_AGO);
  const archive = join(place.home, 'files', 'f'.repeat(64));
  await writeFile(archive, 'a job made it');
  await utimes(archive, TWO_DAYS_AGO, TWO_DAYS_AGO);
  await mkdir(join(place.home, 'tmp'), { recursive: true });
  const leftover = join(place.home, 'tmp', 'upload-1');
  await writeFile(leftover, 'half');
  await utimes(leftover, TWO_DAYS_AGO, TWO_DAYS_AGO);

  const said = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const options = { prefix: `spec-sweep-${process.pid}` };
  const first = await TestWorker.start({ ...services, home: place.home, options });
  const sweep = async () => {
    const [row] = await first.database.query<{ status: string; result: unknown }>(
      `select status, result from jobs.job where kind = 'files.sweep' order by created_at desc limit 1`,
    );
    return row?.status === 'done' ? row.result : null;
  };
  await until('the sweep of an empty table', sweep);
  await first.database.query(`update jobs.job set guid = gen_random_uuid() where kind = 'files.sweep'`);
  const row = (sha256: string, name: string, size: number) =>
    first.database.query(
      `insert into files.file (guid, address, owner_guid, purpose, name, content_type, size, sha256)
       values ($1, $2, $1, 'test', $3, 'image/webp', $4, $5)`,
      [newGuid(), newSecret(), name, size, sha256],
    );
  const again = await stored('nobody’s', TWO_DAYS_AGO);
  expect(again).toBe(orphan);
  await stored('owned', TWO_DAYS_AGO);
  await row(owned, 'знак.png', 5);
  await row('e'.repeat(64), 'пропал.png', 7);
  const unfinished = async (name: string, when: Date) => {
    const guid = newGuid();
    await first.database.query(
      `insert into files.upload (guid, owner_guid, purpose, name, mark, size, made_by, touched_at)
       values ($1, $1, 'test', $2, '', 10, 'test', $3)`,
      [guid, name, when],
    );
    await writeFile(join(place.home, 'tmp', `pieces-${guid}`), 'half');
    await utimes(join(place.home, 'tmp', `pieces-${guid}`), when, when);
    return guid;
  };
  await unfinished('брошен', TWO_DAYS_AGO);
  const going = await unfinished('ещё идёт', new Date());
  await first.stop();

  worker = await TestWorker.start({ ...services, home: place.home, options });
  const result = await until('the sweep of the next day', async () => {
    const rows = await worker!.database.query<{ status: string; result: unknown }>(
      `select status, result from jobs.job where kind = 'files.sweep' and status = 'done'`,
    );
    return rows.length === 2 ? rows.map((one) => one.result) : null;
  });
  expect(result).toContainEqual({ removed: 1, lost: 1 });
  const left = await readdir(join(place.home, 'files'), { recursive: true });
  expect(left.filter((name) => name.length > 2).sort()).toEqual(
    [young, owned]
      .map((sha) => join(sha.slice(0, 2), sha))
      .concat('f'.repeat(64))
      .sort(),
  );
  expect(await readdir(join(place.home, 'tmp'))).toEqual([`pieces-${going}`]);
  expect(await worker.database.query('select name from files.upload')).toEqual([{ name: 'ещё идёт' }]);
  expect(said.mock.calls.map(([text]) => String(text)).join('\n')).toMatch(
    /missing, unreadable or damaged: .*пропал\.png/,
  );
});

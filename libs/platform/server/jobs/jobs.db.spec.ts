import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@rampa/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { officeOf } from '../live/streams.ts';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { until } from '../../testing/wait.ts';
import { Dispatcher, JobTable } from './index.ts';
import { gate, TEST_JOB, temporaryHome, TestWorker, type Deed } from './testing/worker.ts';

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

describe('a job', () => {
  it('runs once, keeps its result and its file under the file’s SHA-256, and tells the event’s office', async () => {
    const worker = await starting();
    const competition = await worker.competition();
    const guid = await worker.enqueue('Рампа', competition);
    await statusIs(worker, guid, 'done');
    const row = await worker.row(guid);
    expect(row).toMatchObject({ attempt: 1, progress: 100, result: { length: 5 }, failure: null });
    expect(await readFile(join(worker.files, row.result_sha!), 'utf8')).toBe('Рампа');
    expect(await readdir(join(place.home, 'tmp'))).toEqual([]);
    const events = await worker.database.query<{ payload: { status: string } }>(
      `select payload from live.event where stream_guid = $1 and kind = 'job.changed' order by revision`,
      [officeOf(competition)],
    );
    expect(events.map(({ payload }) => payload.status)).toEqual(['waiting', 'running', 'done']);
  });

  it('exists exactly when what asked for it was committed', async () => {
    const worker = await starting();
    const competition = await worker.competition();
    const failing = worker.app.get(UnitOfWork).run({ actor: 'test' }, async (transaction) => {
      await worker.app
        .get(JobTable)
        .enqueue(transaction, TEST_JOB, { competition, owner: 'test', payload: { text: '' } });
      throw new Failure('archived');
    });
    await expect(failing).rejects.toMatchObject({ code: 'archived' });
    expect(await worker.database.query('select from jobs.job where competition_guid = $1', [competition])).toHaveLength(
      0,
    );
    await expect(
      worker.app.get(UnitOfWork).run({ actor: 'test' }, (transaction) =>
        worker.app.get(JobTable).enqueue(transaction, TEST_JOB, {
          ...{ competition, owner: 'test' },
          payload: { text: 1 as unknown as string },
        }),
      ),
    ).rejects.toThrow();
  });

  it('that fails is tried three times and parked with its reason in Russian; the queue flows', async () => {
    let tries = 0;
    const deed: Deed = async ({ payload }) => {
      if (payload.text !== 'poison') return;
      tries++;
      throw tries === 3 ? new Failure('awardRanges') : new Error('select secret from nowhere');
    };
    const worker = await starting({ deed });
    const poison = await worker.enqueue('poison');
    const good = await worker.enqueue('good');
    await statusIs(worker, good, 'done');
    await statusIs(worker, poison, 'failed');
    expect(tries).toBe(3);
    expect(await worker.row(poison)).toMatchObject({
      attempt: 3,
      failure: 'Границы званий пересекаются или оставляют пропуск.',
    });
  });

  it('tells people no internal error', async () => {
    const deed: Deed = () => Promise.reject(new Error('select secret from nowhere'));
    const worker = await starting({ deed });
    const guid = await worker.enqueue('x');
    await statusIs(worker, guid, 'failed');
    expect((await worker.row(guid)).failure).toBe('Внутренняя ошибка сервера. Попробуйте повторить запрос позже.');
  });

  it('is cancelled at once when it waits, and at its next step when it runs', async () => {
    const started = gate();
    const deed: Deed = async ({ progress }) => {
      started.open();
      for (;;) await progress(10);
    };
    const worker = await starting({ deed, options: { atOnce: 1 } });
    const running = await worker.enqueue('running');
    await started.opened;
    const waiting = await worker.enqueue('waiting');
    expect(await worker.cancel(waiting)).toBe(true);
    expect((await worker.row(waiting)).status).toBe('cancelled');
    expect(await worker.cancel(running)).toBe(true);
    await statusIs(worker, running, 'cancelled');
    expect(await worker.cancel(running)).toBe(false);
    expect((await worker.row(waiting)).attempt).toBe(0);
  });
});

it('cancelled and asked for again is a new job, also while the cancelled one still runs, and the new one is made', async () => {
  const [started, ended] = [gate(), gate()];
  let tries = 0;
  const deed: Deed = async ({ payload, file }) => {
    if (tries++ === 0) {
      started.open();
      await ended.opened;
    }
    await writeFile(file, payload.text);
  };
  const worker = await starting({ deed });
  const asking = async () => {
    const given = { competition: null, owner: 'test', payload: { text: 'Рампа' } };
    const { result } = await worker.app.get(UnitOfWork).run({ actor: 'test' }, async (tx) => {
      const table = worker.app.get(JobTable);
      return (await table.open(tx, TEST_JOB, given)) ?? (await table.enqueue(tx, TEST_JOB, given));
    });
    worker.app.get(Dispatcher).send(result);
    return result;
  };
  const first = await asking();
  await started.opened;
  expect(await asking()).toBe(first);
  expect(await worker.cancel(first)).toBe(true);
  const second = await asking();
  ended.open();
  expect(second).not.toBe(first);
  await statusIs(worker, first, 'cancelled');
  await statusIs(worker, second, 'done');
  expect(await worker.row(first)).toMatchObject({ result_sha: null });
  expect((await worker.row(second)).result_sha).toMatch(/^[0-9a-f]{64}$/);
});

it('cancelled at its last step leaves neither a result nor a file', async () => {
  const [started, cancelled] = [gate(), gate()];
  const deed: Deed = async ({ file }) => {
    await writeFile(file, 'Рампа');
    started.open();
    await cancelled.opened;
  };
  const worker = await starting({ deed });
  const guid = await worker.enqueue('x');
  await started.opened;
  const before = await readdir(worker.files);
  expect(await worker.cancel(guid)).toBe(true);
  cancelled.open();
  await statusIs(worker, guid, 'cancelled');
  expect(await worker.row(guid)).toMatchObject({ result: null, result_sha: null });
  expect(await readdir(worker.files)).toEqual(before);
});

describe('the worker refuses to start', () => {
  it.each([
    [0, '«test.job»: no handler'],
    [2, '«test.job»: 2 handlers'],
  ])('with %i handlers of a job', async (handlers, said) => {
    await expect(starting({ handlers })).rejects.toThrow(said);
  });
});

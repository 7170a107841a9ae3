import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { guidOfDay } from './daily-jobs.ts';
import { DailyJobs } from './index.ts';
import { temporaryHome, TEST_JOB, TestWorker } from './testing/worker.ts';

let services: TestServices;
let place: Awaited<ReturnType<typeof temporaryHome>>;

beforeAll(async () => {
  services = await startServices();
  place = await temporaryHome();
});
afterAll(async () => {
  await place?.remove();
  await services?.stop();
});

it('a job of a time zone begins at 00:05 of its day, once, whatever the day is in London; another one once an hour', async () => {
  const worker = await TestWorker.start({
    ...services,
    home: place.home,
    options: { prefix: `zoned-${process.pid}`, reconcileMs: 3_600_000 },
  });
  const daily = worker.app.get(DailyJobs);
  const zones = ['Asia/Vladivostok', 'Europe/Kaliningrad', 'Nowhere/Nothing'];
  daily.addAtMidnight(
    TEST_JOB,
    (timeZone) => ({ text: timeZone }),
    async () => zones,
  );
  const [east, west] = zones as [string, string, string];
  const known = async (timeZone: string, day: string) =>
    (
      await worker.database.query('select from jobs.job where guid = $1', [
        guidOfDay(`${TEST_JOB.name} ${timeZone}`, day),
      ])
    ).length === 1;
  const after = async (at: string) => {
    await daily.ensure(new Date(at));
    return Promise.all([known(east, '2031-03-06'), known(west, '2031-03-06')]);
  };
  // Vladivostok is ten hours before London, Kaliningrad two.
  expect(await after('2031-03-05T14:04:00Z')).toEqual([false, false]);
  expect([await known(east, '2031-03-05'), await known(west, '2031-03-05')]).toEqual([true, true]);
  expect(await after('2031-03-05T14:06:00Z')).toEqual([true, false]);
  expect(await after('2031-03-05T22:04:00Z')).toEqual([true, false]);
  expect(await after('2031-03-05T22:06:00Z')).toEqual([true, true]);

  daily.addHourly(TEST_JOB, { text: 'hour' });
  for (const at of ['14:00', '14:59', '15:00']) await daily.ensure(new Date(`2031-03-06T${at}:00Z`));
  const hours = await worker.database.query(`select from jobs.job where payload ->> 'text' = 'hour'`);
  expect(hours).toHaveLength(2);
  await worker.stop();
});

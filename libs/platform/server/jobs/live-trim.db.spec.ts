import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { until } from '../../testing/wait.ts';
import { guidOfDay } from './daily-jobs.ts';
import { DailyJobs, LIVE_TRIM } from './index.ts';
import { temporaryHome, TestWorker } from './testing/worker.ts';

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

it('old events are forgotten once a day, by one of the workers; what a reaction has not seen stays', async () => {
  const options = { prefix: `trim-${process.pid}` };
  const begun = new Date();
  const first = await TestWorker.start({ ...services, home: place.home, options });
  const guidOn = (day: Date) => guidOfDay(LIVE_TRIM.name, day.toISOString().slice(0, 10));
  await until('today’s is done', async () => {
    const rows = await Promise.all([begun, new Date()].map((day) => first.row(guidOn(day)))); // Midnight may pass in between.
    return rows.some((row) => row?.status === 'done');
  });
  const [old, followed, fresh] = [await first.competition(), await first.competition(), await first.competition()];
  for (const stream of [old, followed, fresh]) {
    for (let count = 0; count < 5; count++) {
      await first.database.query(
        `select live.advance($1, '[{"kind": "mark.saved", "payload": {}}, {"kind": "protocol.changed", "payload": {"n": ${count}}}]', 'test')`,
        [stream],
      );
    }
  }
  const age = `update live.event set at = now() - interval '31 days' where stream_guid = $1 and revision <= $2`;
  await first.database.query(age, [old, 3]);
  await first.database.query(age, [followed, 5]);
  await first.database.query(`insert into live.reaction_cursor values ('test', $1, 2)`, [followed]);

  // Two days later, in case midnight is near.
  const day = new Date(Date.now() + 2 * 86_400_000);
  const second = await TestWorker.start({ ...services, home: place.home, options });
  await Promise.all([first.app.get(DailyJobs).ensure(day), second.app.get(DailyJobs).ensure(day)]);
  const guid = guidOn(day);
  await until('done', async () => (await first.row(guid)).status === 'done');
  expect((await first.row(guid)).result).toEqual({ trimmed: 10 });

  const kept = await first.database.query<{ floor: number; kept: number }>(
    `select s.floor_revision as floor, (select count(*)::int from live.event e where e.stream_guid = s.stream_guid) as kept
       from unnest($1::uuid[]) with ordinality as k (stream, n) join live.stream s on s.stream_guid = k.stream order by k.n`,
    [[old, followed, fresh]],
  );
  expect(kept).toEqual([
    { floor: 4, kept: 4 },
    { floor: 3, kept: 6 },
    { floor: 0, kept: 10 },
  ]);
  // A journal of a protocol loses nothing by it, and shows nothing twice.
  const deeds = await first.database.query<{ n: number; actor: string; isOld: boolean }>(
    `select (payload ->> 'n')::int as n, actor, at < now() - interval '30 days' as "isOld"
       from live.v_deed where stream_guid = $1 and kind = 'protocol.changed' order by revision`,
    [old],
  );
  expect(deeds).toEqual([0, 1, 2, 3, 4].map((n) => ({ n, actor: 'test', isOld: n < 3 })));
  const [jobs] = await first.database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job where kind = 'live.trim' and guid = $1`,
    [guid],
  );
  expect(jobs!.count).toBe(1);
  await Promise.all([first.stop(), second.stop()]);
});

it('a day’s guid is the same wherever it is made, and no other day’s', () => {
  expect(guidOfDay('a', '2026-01-01')).toBe(guidOfDay('a', '2026-01-01'));
  expect(guidOfDay('a', '2026-01-02')).not.toBe(guidOfDay('a', '2026-01-01'));
  expect(guidOfDay('a', '2026-01-01')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

// Marks that a restore has lost and tablets offer again: which of two devices' marks holds, in either order.

import { newGuid, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCorrections } from './persistence/corrections.ts';
import { cellOf, createContest, save, type Contest, type Reply, type Tap } from './testing/contest.factory.ts';

let created: TestDatabase;
let database: Database;
let contest: Contest;
/** The epoch before the restore. */
let epoch: Guid;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 8).connect();
});
beforeEach(async () => {
  contest = await createContest(database);
  epoch = await currentEpoch();
  // Both the copy and the day that it lost knew this mark.
  await give({ device: 'tablet', deviceSeq: 1, value: 1000 });
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

const judge = () => contest.judges[0]!;
const item = () => contest.items[0]!;
const cell = () => cellOf(database, item(), judge(), contest.criteria[0]);

async function currentEpoch(): Promise<Guid> {
  const sql = 'select epoch from live.stream where stream_guid = $1';
  const [stream] = await database.query<{ epoch: Guid }>(sql, [contest.competition]);
  return stream!.epoch;
}

async function restored(): Promise<void> {
  const sql = 'update live.stream set epoch = gen_random_uuid() where stream_guid = $1';
  await database.query(sql, [contest.competition]);
}

async function give(more: Omit<Tap, 'item' | 'point'>): Promise<Reply> {
  const seenEpoch = more.seenEpoch ?? (await currentEpoch());
  return save(database, contest, judge(), { item: item(), point: contest.criteria[0], ...more, seenEpoch });
}

/** The tablet gave versions 1 and 2, the spare one 3 and, after the tablet's 4, also 5. */
const OF_TABLET = [
  { device: 'tablet', deviceSeq: 2, value: 2000, version: 2 },
  { device: 'tablet', deviceSeq: 3, value: 4000, version: 4 },
];
const OF_SPARE = [
  { device: 'spare', deviceSeq: 1, value: 3000, version: 3 },
  { device: 'spare', deviceSeq: 2, value: 5000, version: 5 },
];

function offer({ version, ...more }: (typeof OF_TABLET)[number]): Promise<Reply> {
  return give({ ...more, seenEpoch: epoch, baseVersion: null, acknowledged: { epoch, version } });
}

describe('after a restore', () => {
  beforeEach(restored);

  it.each([
    ['the older device first', [...OF_TABLET, ...OF_SPARE]],
    ['the newer device first', [...OF_SPARE, ...OF_TABLET]],
    ['both by turns', [OF_TABLET[0]!, OF_SPARE[0]!, OF_TABLET[1]!, OF_SPARE[1]!]],
    ['backwards', [...OF_SPARE.toReversed(), ...OF_TABLET.toReversed()]],
  ])('the mark of the highest version stands: %s', async (_, offers) => {
    let highest = 0;
    for (const given of offers) {
      const reply = await offer(given);
      const isLater = given.version > highest;
      highest = Math.max(highest, given.version);
      const inForce = [...OF_TABLET, ...OF_SPARE].find(({ version }) => version === highest)!.value;
      expect(reply).toMatchObject({ status: isLater ? 'accepted' : 'conflict', value: inForce });
    }
    expect(await cell()).toMatchObject({ value: 5000, device: 'spare' });
  });

  it('into an empty cell too', async () => {
    await database.query('delete from judging.mark where judge_guid = $1', [judge()]);
    await offer(OF_SPARE[1]!);
    expect(await offer(OF_TABLET[1]!)).toMatchObject({ status: 'conflict', code: 'markConflict', value: 5000 });
  });

  it('one that the copy has already overtaken is not taken', async () => {
    await give({ device: 'spare', value: 1500, baseVersion: 1 });
    await restored();
    const stale = { device: 'spare', deviceSeq: 9, value: 9000, version: 2 };
    expect(await offer(stale)).toMatchObject({ status: 'conflict', value: 1500, version: 2 });
  });

  it('one that the copy knows is answered as it was', async () => {
    const submissionGuid = newGuid();
    const own = { submissionGuid, device: 'tablet', deviceSeq: 7, value: 7000 };
    const seenEpoch = await currentEpoch();
    const first = await give({ ...own, baseVersion: 1, seenEpoch });
    await restored();
    expect(await give({ ...own, baseVersion: 1, seenEpoch })).toEqual(first);
  });

  it('what was given since the restore stands, by the same device, by another one', async () => {
    for (const device of ['tablet', 'spare', 'phone']) {
      const { version } = (await cell())! as { version: number };
      const fresh = await give({ device, deviceSeq: 50, value: 6000, baseVersion: version });
      expect(fresh.status).toBe('accepted');
      for (const given of [...OF_SPARE, ...OF_TABLET]) {
        expect(await offer(given)).toMatchObject({ status: 'conflict', value: 6000 });
      }
    }
  });

  it('what the organizer has corrected since the restore stands', async () => {
    const correction = { item: item(), judge: judge(), criterion: contest.criteria[0], value: 500, reason: 'Протест' };
    const work = new UnitOfWork(database, { publish: () => undefined, listen: () => undefined }, null as never);
    await work.run({ actor: 'test' }, (tx) => writeCorrections(tx, 'test', [correction]));
    expect(await offer(OF_SPARE[1]!)).toMatchObject({ status: 'conflict', value: 500 });
  });

  it('a mark of a third epoch is not compared with those of the second', async () => {
    await offer(OF_TABLET[0]!);
    const other = { epoch: newGuid(), version: 40 };
    const reply = await give({ device: 'spare', value: 9000, baseVersion: null, acknowledged: other });
    expect(reply).toMatchObject({ status: 'conflict', value: 2000 });
  });

  it('an edit that was still waiting is taken when it has seen the mark which is in force again', async () => {
    await offer(OF_TABLET[1]!); // version 4 then, 2 now
    const blind = { device: 'spare', value: 8000, seenEpoch: epoch };
    expect(await give({ ...blind, baseVersion: 3 })).toMatchObject({ status: 'conflict', value: 4000 });
    expect(await give({ ...blind, baseVersion: 4 })).toMatchObject({ status: 'accepted', value: 8000 });
  });

  it('an edit that was still waiting does not overwrite what was given since by another device', async () => {
    await give({ device: 'tablet', deviceSeq: 50, value: 6000, baseVersion: 1 });
    const waiting = { device: 'spare', value: 8000, seenEpoch: epoch, baseVersion: 40 };
    expect(await give(waiting)).toMatchObject({ status: 'conflict', value: 6000 });
  });

  it('a mark taken away by a clearing does not come back, wherever the clearing stands', async () => {
    const clear = (of: Guid) =>
      database.query(
        `with gone as (delete from judging.mark where judge_guid = $1)
         update judging.protocol set version_floor = 4, cleared_revision = 4, cleared_epoch = $3 where program_guid = $2`,
        [judge(), contest.program, of],
      );
    // In the copy: a mark given after it has a higher version.
    await clear(epoch);
    expect(await offer(OF_TABLET[1]!)).toMatchObject({ status: 'conflict', value: null });
    expect(await offer(OF_SPARE[1]!)).toMatchObject({ status: 'accepted', value: 5000 });
    // A mark given since the restore: everything acknowledged before it is gone.
    await clear(await currentEpoch());
    expect(await offer({ ...OF_SPARE[1]!, deviceSeq: 3, version: 6 })).toMatchObject({
      status: 'conflict',
      value: null,
    });
  });

  it('one that meets a closed protocol is for the organizer to decide', async () => {
    await database.query(`update judging.protocol set state = 'Locked', locked_revision = 0 where program_guid = $1`, [
      contest.program,
    ]);
    expect((await offer(OF_SPARE[1]!)).status).toBe('late');
  });
});

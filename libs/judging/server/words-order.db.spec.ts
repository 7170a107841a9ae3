// Comments and abstentions of one judge from several devices: whose last word holds, in any order of arrival.

import { newGuid, type Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContest, save, type Contest, type Reply, type Tap } from './testing/contest.factory.ts';

let created: TestDatabase;
let database: Database;
let contest: Contest;
/** Of before a restore. */
let epoch: Guid;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 8).connect();
});
beforeEach(async () => {
  contest = await createContest(database);
  epoch = await currentEpoch();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

const judge = () => contest.judges[0]!;
const item = () => contest.items[0]!;

async function currentEpoch(): Promise<Guid> {
  const sql = 'select epoch from live.stream where stream_guid = $1';
  const [stream] = await database.query<{ epoch: Guid }>(sql, [contest.competition]);
  return stream!.epoch;
}

const restored = () =>
  database.query('update live.stream set epoch = gen_random_uuid() where stream_guid = $1', [contest.competition]);

async function give(more: Omit<Tap, 'item'>): Promise<Reply> {
  const seenEpoch = more.seenEpoch ?? (await currentEpoch());
  return save(database, contest, judge(), { item: item(), baseVersion: null, ...more, seenEpoch });
}

async function comment(): Promise<string | null> {
  const [row] = await database.query<{ body: string }>('select body from judging.comment where judge_guid = $1', [
    judge(),
  ]);
  return row?.body ?? null;
}

async function abstains(): Promise<boolean> {
  return (await database.query('select from judging.abstention where judge_guid = $1', [judge()])).length > 0;
}

describe('one device', () => {
  it('has its words taken in order, though all were said on the same sheet', async () => {
    for (const [index, text] of ['Чисто', 'Чисто и точно', ''].entries()) {
      const reply = await give({ deviceSeq: 10 + index, comment: text, seenRevision: 0 });
      expect(reply).toMatchObject({ status: 'accepted', code: null, version: null, value: null, revision: index + 1 });
    }
    expect(await comment()).toBe('');
  });

  it('keeps its last word when they arrive in another order', async () => {
    await give({ deviceSeq: 12, comment: 'Последнее' });
    expect(await give({ deviceSeq: 11, comment: 'Прежнее' })).toMatchObject({
      status: 'conflict',
      code: 'wordConflict',
      comment: 'Последнее',
      version: 1,
      revision: null,
    });
    await give({ deviceSeq: 14, abstain: false });
    expect(await give({ deviceSeq: 13, abstain: true })).toMatchObject({ status: 'conflict', abstain: false });
    expect([await comment(), await abstains()]).toEqual(['Последнее', false]);
  });

  it('goes on from what it sees, though its own count began anew', async () => {
    await give({ deviceSeq: 12, comment: 'Прежнее' });
    expect((await give({ deviceSeq: 1, comment: 'Новое', seenRevision: 1 })).status).toBe('accepted');
  });
});

describe('two devices of one judge', () => {
  it('follow each other when the second has seen the first', async () => {
    const first = await give({ comment: 'С планшета' });
    const seenRevision = first.revision;
    expect((await give({ device: 'spare', comment: 'С запасного', seenRevision })).status).toBe('accepted');
    expect(await comment()).toBe('С запасного');
  });

  it('what the old one had not sent yet does not overwrite the spare one’s newer word', async () => {
    await give({ deviceSeq: 1, comment: 'С планшета' });
    await give({ deviceSeq: 2, abstain: true, seenRevision: 1 });
    await give({ device: 'spare', comment: 'С запасного', seenRevision: 2 });
    await give({ device: 'spare', deviceSeq: 2, abstain: false, seenRevision: 2 });
    const late = { deviceSeq: 3, comment: 'Не отправленное', seenRevision: 2 };
    expect(await give(late)).toMatchObject({ status: 'conflict', comment: 'С запасного', version: 3 });
    expect(await give({ deviceSeq: 4, abstain: true, seenRevision: 2 })).toMatchObject({
      status: 'conflict',
      abstain: false,
      version: 4,
    });
    expect([await comment(), await abstains()]).toEqual(['С запасного', false]);
  });

  it('whoever has never seen a sheet has seen nothing', async () => {
    await give({ comment: 'С планшета' });
    expect((await give({ device: 'spare', comment: 'С запасного', seenRevision: null })).status).toBe('conflict');
  });

  it('a comment and an abstention know nothing of each other', async () => {
    await give({ comment: 'С планшета' });
    expect((await give({ device: 'spare', abstain: true, seenRevision: 0 })).status).toBe('accepted');
  });

  it('a conflict is answered the same when it is sent again, and is no event', async () => {
    await give({ comment: 'С планшета' });
    const submissionGuid = newGuid();
    const stale = { submissionGuid, device: 'spare', comment: 'С запасного', seenRevision: 0 };
    const reply = await give(stale);
    await give({ deviceSeq: 2, comment: 'Ещё' });
    expect(await give(stale)).toEqual(reply);
    const [events] = await database.query('select count(*)::int as count from live.event where stream_guid = $1', [
      contest.competition,
    ]);
    expect(events).toEqual({ count: 2 });
  });
});

describe('after a restore', () => {
  /** The tablet spoke at revisions 11 and 14, the spare one at 12 and, last of all, at 15. */
  const OF_TABLET = [
    { device: 'tablet', deviceSeq: 2, comment: 'первый', version: 11 },
    { device: 'tablet', deviceSeq: 3, comment: 'третий', version: 14 },
  ];
  const OF_SPARE = [
    { device: 'spare', deviceSeq: 1, comment: 'второй', version: 12 },
    { device: 'spare', deviceSeq: 2, comment: 'четвёртый', version: 15 },
  ];
  const offer = ({ version, ...more }: { version: number } & Omit<Tap, 'item'>) =>
    give({ ...more, seenEpoch: epoch, acknowledged: { epoch, version } });

  it.each([
    ['the older device first', [...OF_TABLET, ...OF_SPARE]],
    ['the newer device first', [...OF_SPARE, ...OF_TABLET]],
    ['backwards', [...OF_SPARE.toReversed(), ...OF_TABLET.toReversed()]],
  ])('the last word stands: %s', async (_, offers) => {
    await give({ deviceSeq: 1, comment: 'В копии' });
    await restored();
    let highest = 0;
    for (const given of offers) {
      const isLater = given.version > highest;
      highest = Math.max(highest, given.version);
      expect((await offer(given)).status).toBe(isLater ? 'accepted' : 'conflict');
    }
    expect(await comment()).toBe('четвёртый');
  });

  it('one that the copy has overtaken is not taken', async () => {
    await give({ comment: 'В копии' });
    await give({ deviceSeq: 2, comment: 'И позже', seenRevision: 1 });
    await restored();
    expect(await offer({ device: 'spare', deviceSeq: 9, comment: 'Прежде', version: 1 })).toMatchObject({
      status: 'conflict',
      comment: 'И позже',
    });
  });

  it('what was given since the restore stands, by whichever device', async () => {
    await restored();
    for (const device of ['tablet', 'spare', 'phone']) {
      const [{ revision }] = (await database.query<{ revision: number }>(
        'select revision from live.stream where stream_guid = $1',
        [contest.competition],
      )) as [{ revision: number }];
      await give({ device, deviceSeq: 50, comment: 'Новое', seenRevision: revision });
      await give({ device, deviceSeq: 51, abstain: false, seenRevision: revision });
      for (const given of [...OF_SPARE, ...OF_TABLET]) {
        expect(await offer(given)).toMatchObject({ status: 'conflict', comment: 'Новое' });
        const { comment: _, ...place } = given;
        expect(await offer({ ...place, abstain: true })).toMatchObject({ status: 'conflict', abstain: false });
      }
    }
    expect(await abstains()).toBe(false);
  });

  it('an abstention of before does not undo marks given since, but comes back to where there are none', async () => {
    await restored();
    await give({ point: contest.criteria[0], value: 9000, baseVersion: 0 });
    expect(await offer({ deviceSeq: 2, abstain: true, version: 9 })).toMatchObject({
      status: 'conflict',
      abstain: false,
    });
    const elsewhere = { item: contest.items[1]!, deviceSeq: 3, abstain: true, seenEpoch: epoch, baseVersion: null };
    const acknowledged = { epoch, version: 10 };
    expect((await save(database, contest, judge(), { ...elsewhere, acknowledged })).status).toBe('accepted');
  });

  it('a word that was still waiting is taken where nothing was said since, else not', async () => {
    await give({ deviceSeq: 1, comment: 'В копии' });
    await restored();
    const waiting = { device: 'spare', deviceSeq: 4, comment: 'Ждало', seenEpoch: epoch };
    expect((await give({ ...waiting, seenRevision: 0 })).status).toBe('conflict');
    expect((await give({ ...waiting, seenRevision: 1 })).status).toBe('accepted');
    expect((await give({ device: 'phone', comment: 'Ещё', seenEpoch: epoch, seenRevision: 40 })).status).toBe(
      'conflict',
    );
    expect((await give({ ...waiting, deviceSeq: 5, comment: 'И ещё', seenRevision: 1 })).status).toBe('accepted');
  });
});

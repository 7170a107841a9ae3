import { newGuid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { createTestDatabase, until, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cellOf, createContest, save, setActivity, type Contest, type Reply } from './testing/contest.factory.ts';

let created: TestDatabase;
let database: Database;
let contest: Contest;

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 16).connect();
});
beforeEach(async () => {
  contest = await createContest(database);
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

const tap = (more: Partial<Parameters<typeof save>[3]> = {}) => ({
  item: contest.items[0]!,
  point: contest.criteria[0],
  value: 9500,
  ...more,
});
const judge = () => contest.judges[0]!;
const cell = () => cellOf(database, contest.items[0]!, judge(), contest.criteria[0]);

async function count(sql: string, parameters: unknown[]): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count ${sql}`, parameters);
  return row!.count;
}

async function headOf(): Promise<number> {
  const [row] = await database.query<{ revision: number }>('select revision from live.stream where stream_guid = $1', [
    contest.competition,
  ]);
  return row!.revision;
}

describe('one submission', () => {
  it('is accepted with the revision of its event', async () => {
    const reply = await save(database, contest, judge(), tap());
    expect(reply).toMatchObject({ status: 'accepted', code: null, version: 1, value: 9500, revision: 1 });
    expect(await cell()).toEqual({ value: 9500, version: 1, device: 'tablet' });
    const [event] = await database.query(
      'select revision, kind, payload, actor from live.event where stream_guid = $1',
      [contest.competition],
    );
    expect(event).toEqual({
      revision: 1,
      kind: 'mark.saved',
      actor: `judge:${judge()}`,
      payload: {
        program: contest.program,
        item: contest.items[0],
        judge: judge(),
        criterion: contest.criteria[0],
        value: 9500,
        version: 1,
      },
    });
  });

  it('sent 50 times at once takes effect once, and every answer is the same', async () => {
    const submissionGuid = newGuid();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => save(database, contest, judge(), tap({ submissionGuid }))),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 'accepted', version: 1, revision: 1 });
    expect(await headOf()).toBe(1);
    expect(await count('from judging.mark_history where judge_guid = $1', [judge()])).toBe(1);
  });

  it('under a known guid with another content is refused, and the first one stays answered', async () => {
    const submissionGuid = newGuid();
    const first = await save(database, contest, judge(), tap({ submissionGuid }));
    const other = await save(database, contest, judge(), tap({ submissionGuid, value: 5000 }));
    expect(other).toMatchObject({ status: 'refused', code: 'guidReused', revision: null });
    expect(await save(database, contest, judge(), tap({ submissionGuid }))).toEqual(first);
    expect((await cell())!.value).toBe(9500);
  });

  it('of another judge may carry the same guid', async () => {
    const submissionGuid = newGuid();
    await save(database, contest, judge(), tap({ submissionGuid }));
    const reply = await save(database, contest, contest.judges[1]!, tap({ submissionGuid, value: 8000 }));
    expect(reply.status).toBe('accepted');
  });

  it('a refused one repeats its refusal after the reason is gone', async () => {
    await setActivity(database, contest.items[0]!, 'Waiting');
    const submissionGuid = newGuid();
    const early = await save(database, contest, judge(), tap({ submissionGuid }));
    expect(early).toMatchObject({ status: 'refused', code: 'markEarly' });
    await setActivity(database, contest.items[0]!, 'OnStage');
    expect(await save(database, contest, judge(), tap({ submissionGuid }))).toEqual(early);
    expect(await cell()).toBeNull();
  });

  it('null clears a mark and 0 is one', async () => {
    await save(database, contest, judge(), tap());
    const zero = await save(database, contest, judge(), tap({ value: 0, baseVersion: 1, deviceSeq: 2 }));
    expect(zero).toMatchObject({ status: 'accepted', value: 0, version: 2 });
    const cleared = await save(database, contest, judge(), tap({ value: null, baseVersion: 2, deviceSeq: 3 }));
    expect(cleared).toMatchObject({ status: 'accepted', value: null, version: 3 });
    expect((await cell())!.value).toBeNull();
  });

  it('a comment and an abstention are events without a mark', async () => {
    const comment = await save(database, contest, judge(), { item: contest.items[0]!, comment: 'Чисто' });
    const abstain = await save(database, contest, judge(), { item: contest.items[0]!, abstain: true });
    expect([comment, abstain].map(({ status, version, revision }) => [status, version, revision])).toEqual([
      ['accepted', null, 1],
      ['accepted', null, 2],
    ]);
    expect(await save(database, contest, judge(), tap())).toMatchObject({ status: 'refused', code: 'markAbstained' });
    await save(database, contest, judge(), { item: contest.items[0]!, abstain: false, deviceSeq: 2 });
    expect((await save(database, contest, judge(), tap())).status).toBe('accepted');
  });
});

describe('two devices of one judge', () => {
  it('conflict when the second has not seen the first; both stand in the history', async () => {
    await save(database, contest, judge(), tap());
    const reply = await save(database, contest, judge(), tap({ device: 'phone', value: 7000 }));
    expect(reply).toMatchObject({ status: 'conflict', code: 'markConflict', version: 1, value: 9500, revision: null });
    const history = await database.query(
      'select value, version, device, reason from judging.mark_history where judge_guid = $1 order by id',
      [judge()],
    );
    expect(history).toEqual([
      { value: 9500, version: 1, device: 'tablet', reason: '' },
      { value: 7000, version: 0, device: 'phone', reason: 'conflict' },
    ]);
  });

  it('follow each other when the second has seen the first', async () => {
    await save(database, contest, judge(), tap());
    const reply = await save(database, contest, judge(), tap({ device: 'phone', value: 7000, baseVersion: 1 }));
    expect(reply).toMatchObject({ status: 'accepted', version: 2, value: 7000 });
  });

  it('a version that this database does not know is taken: it is of another epoch', async () => {
    await save(database, contest, judge(), tap());
    for (const [deviceSeq, baseVersion] of [
      [1, 17],
      [2, null],
    ] as const) {
      const reply = await save(
        database,
        contest,
        judge(),
        tap({ device: 'phone', deviceSeq, baseVersion, value: 7000 }),
      );
      expect(reply.status).toBe('accepted');
    }
  });
});

describe('one device', () => {
  it('has its offline edits accepted in order, though all carry the version from before them', async () => {
    for (const [index, value] of [8000, 8500, 9000].entries()) {
      const reply = await save(database, contest, judge(), tap({ value, deviceSeq: 10 + index, baseVersion: 0 }));
      expect(reply).toMatchObject({ status: 'accepted', version: index + 1 });
    }
    expect((await cell())!.value).toBe(9000);
  });

  it('keeps its last word when its edits arrive in another order', async () => {
    await save(database, contest, judge(), tap({ value: 9000, deviceSeq: 12 }));
    for (const baseVersion of [0, null, 40]) {
      const older = await save(database, contest, judge(), tap({ value: 8000, deviceSeq: 11, baseVersion }));
      expect(older).toMatchObject({ status: 'conflict', value: 9000, version: 1 });
    }
    expect((await cell())!.value).toBe(9000);
  });

  it('may edit what it sees, though its own count began anew', async () => {
    await save(database, contest, judge(), tap({ value: 9000, deviceSeq: 12 }));
    const reply = await save(database, contest, judge(), tap({ value: 8000, deviceSeq: 1, baseVersion: 1 }));
    expect(reply).toMatchObject({ status: 'accepted', version: 2, value: 8000 });
  });
});

describe('what a judge may not mark', () => {
  const refused = async (more: Partial<Parameters<typeof save>[3]>): Promise<Reply['code']> => {
    const reply = await save(database, contest, judge(), tap(more));
    expect(reply.status).toBe('refused');
    expect(reply.revision).toBeNull();
    return reply.code;
  };

  it('a performance of another event, or none at all', async () => {
    const other = await createContest(database);
    expect(await refused({ item: other.items[0]! })).toBe('markForeign');
    expect(await refused({ item: newGuid() })).toBe('markForeign');
    expect(await refused({ point: other.criteria[0] })).toBe('markCriterion');
    expect(await headOf()).toBe(0);
  });

  it('in another event, with the judge of this one', async () => {
    const other = await createContest(database);
    const reply = await save(database, other, judge(), {
      item: other.items[0]!,
      point: other.criteria[0],
      value: 9000,
    });
    expect(reply).toMatchObject({ status: 'refused', code: 'markForeign' });
    // A mark of this event must not be announced in the other event's stream either.
    expect(await save(database, other, judge(), tap())).toMatchObject({ status: 'refused', code: 'markForeign' });
  });

  it('a nomination that he does not rate', async () => {
    await database.query('update judging.judge set nominations = $2 where guid = $1', [
      judge(),
      [contest.nominations[1]],
    ]);
    expect(await refused({})).toBe('markForeign');
    expect((await save(database, contest, judge(), tap({ item: contest.items[5]! }))).status).toBe('accepted');
  });

  it('anything after he was removed', async () => {
    await database.query('update judging.judge set removed_at = now() where guid = $1', [judge()]);
    expect(await refused({})).toBe('markForeign');
  });

  it('by a criterion of another nomination', async () => {
    expect(await refused({ point: contest.criteria[1] })).toBe('markCriterion');
    const reply = await save(database, contest, judge(), tap({ item: contest.items[5]!, point: contest.criteria[1] }));
    expect(reply.status).toBe('accepted');
  });

  it('off the scale or between its steps', async () => {
    expect(await refused({ value: -500 })).toBe('markBelow');
    expect(await refused({ value: 10_500 })).toBe('markAbove');
    expect(await refused({ value: 9_400 })).toBe('markStep');
    await database.query('update judging.criterion set min_value = 1000, max_value = 5000 where guid = $1', [
      contest.criteria[0],
    ]);
    expect(await refused({ value: 0 })).toBe('markBelow');
  });

  it('a pause, a withdrawn or a skipped performance', async () => {
    await database.query(`update program.item set kind = 'pause' where guid = $1`, [contest.items[1]]);
    expect(await refused({ item: contest.items[1]! })).toBe('markForeign');
    await database.query('update program.item set is_withdrawn = true where guid = $1', [contest.items[2]]);
    expect(await refused({ item: contest.items[2]! })).toBe('markWithdrawn');
    await setActivity(database, contest.items[0]!, 'Skipped');
    expect(await refused({})).toBe('markWithdrawn');
  });

  it('a performance that has not come out, unless marking ahead is allowed; an abstention may come first', async () => {
    await setActivity(database, contest.items[0]!, 'Ready');
    expect(await refused({})).toBe('markEarly');
    const abstain = await save(database, contest, judge(), { item: contest.items[0]!, abstain: true });
    expect(abstain.status).toBe('accepted');
    await database.query('insert into judging.setting (competition_guid, mark_ahead) values ($1, true)', [
      contest.competition,
    ]);
    expect((await save(database, contest, contest.judges[1]!, tap())).status).toBe('accepted');
  });

  it('before the protocol opens, and in an archived event', async () => {
    await database.query(`update judging.protocol set state = 'Draft' where program_guid = $1`, [contest.program]);
    expect(await refused({})).toBe('protocolNotOpen');
    await database.query('delete from judging.protocol where program_guid = $1', [contest.program]);
    expect(await refused({})).toBe('protocolNotOpen');
    await database.query('update competitions.competition set archived_at = now() where guid = $1', [
      contest.competition,
    ]);
    expect(await refused({})).toBe('archived');
  });
});

describe('after the lock', () => {
  beforeEach(async () => {
    await save(database, contest, judge(), tap());
    await database.query('update live.stream set revision = 20 where stream_guid = $1', [contest.competition]);
    await database.query(`update judging.protocol set state = 'Locked', locked_revision = 10 where program_guid = $1`, [
      contest.program,
    ]);
  });

  it('a mark tapped before it is late: kept for the organizer, counted nowhere', async () => {
    const reply = await save(database, contest, judge(), tap({ value: 5000, deviceSeq: 2, seenRevision: 9 }));
    expect(reply).toMatchObject({ status: 'late', code: 'markLate', value: 9500, version: 1, revision: 21 });
    expect((await cell())!.value).toBe(9500);
    const late = await database.query(
      'select program_guid, item_guid, judge_guid, value, decided_at from judging.late_mark where competition_guid = $1',
      [contest.competition],
    );
    expect(late).toEqual([
      {
        program_guid: contest.program,
        item_guid: contest.items[0],
        judge_guid: judge(),
        value: 5000,
        decided_at: null,
      },
    ]);
  });

  it('a mark tapped on the locked sheet is refused and leaves no trace in the log', async () => {
    for (const seenRevision of [10, 15, 20]) {
      const reply = await save(database, contest, judge(), tap({ value: 5000, deviceSeq: 2, seenRevision }));
      expect(reply).toMatchObject({
        status: 'refused',
        code: 'protocolLocked',
        value: 9500,
        version: 1,
        revision: null,
      });
    }
    expect(await count('from judging.late_mark where competition_guid = $1', [contest.competition])).toBe(0);
    expect(await headOf()).toBe(20);
  });

  it('when it is unknown what the judge saw, the organizer decides', async () => {
    for (const seenRevision of [null, 5_000]) {
      const reply = await save(database, contest, judge(), tap({ deviceSeq: 2, seenRevision }));
      expect(reply.status).toBe('late');
    }
  });

  it('an impossible mark is refused, not late; comments and abstentions are refused', async () => {
    const off = await save(database, contest, judge(), tap({ value: 11_000, deviceSeq: 2, seenRevision: 1 }));
    expect(off).toMatchObject({ status: 'refused', code: 'markAbove' });
    const comment = await save(database, contest, judge(), {
      item: contest.items[0]!,
      comment: 'Поздно',
      seenRevision: 1,
    });
    expect(comment).toMatchObject({ status: 'refused', code: 'protocolLocked' });
  });
});

describe('many judges at once', () => {
  it('never share a revision, never leave a gap, and every acknowledged mark is there', async () => {
    const submissions = contest.judges.flatMap((guid, j) =>
      contest.items.flatMap((item) =>
        Array.from({ length: 8 }, (_, edit) => ({
          guid,
          tap: { ...tap(), item, value: 500 * (edit + j), deviceSeq: edit + 1 },
        })),
      ),
    );
    const replies = await Promise.all(submissions.map(({ guid, tap: given }) => save(database, contest, guid, given)));
    const accepted = replies.filter(({ status }) => status === 'accepted');
    const revisions = accepted.map(({ revision }) => revision!).sort((a, b) => a - b);
    expect(revisions).toEqual(revisions.map((_, index) => index + 1));
    expect(await headOf()).toBe(accepted.length);
    expect(await count('from live.event where stream_guid = $1', [contest.competition])).toBe(accepted.length);
    const last = new Map<string, { deviceSeq: number; value: number }>();
    for (const { guid, tap: given } of submissions) {
      const key = `${given.item} ${guid}`;
      if ((last.get(key)?.deviceSeq ?? 0) < given.deviceSeq)
        last.set(key, { deviceSeq: given.deviceSeq, value: given.value });
    }
    const marks = await database.query<{ item_guid: string; judge_guid: string; value: number }>(
      'select item_guid, judge_guid, value from judging.mark where item_guid = any ($1)',
      [contest.items],
    );
    expect(marks).toHaveLength(last.size);
    for (const { item_guid, judge_guid, value } of marks)
      expect(last.get(`${item_guid} ${judge_guid}`)!.value).toBe(value);
  });

  it('wait for whoever holds the exclusive lock and see what he did', async () => {
    const runner = database.source.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    await runner.query('select pg_advisory_xact_lock(judging.lock_key($1))', [contest.competition]);
    const pending = save(database, contest, judge(), tap({ seenRevision: 7 }));
    await until('the mark waits for the lock', async () => {
      const sql = `from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and not granted`;
      return (await count(sql, [])) > 0;
    });
    await runner.query(`update judging.protocol set state = 'Locked', locked_revision = 5 where program_guid = $1`, [
      contest.program,
    ]);
    await runner.query('update live.stream set revision = 8 where stream_guid = $1', [contest.competition]);
    await runner.commitTransaction();
    await runner.release();
    expect(await pending).toMatchObject({ status: 'refused', code: 'protocolLocked' });
  });

  it('refuses to run where what it reads could be older than the lock', async () => {
    const runner = database.source.createQueryRunner();
    await runner.connect();
    await runner.startTransaction('REPEATABLE READ');
    const call = runner.query(`select judging.save_submission($1, $2, '\\x00', '{}')`, [contest.competition, judge()]);
    await expect(call).rejects.toThrow(/read committed/);
    await runner.rollbackTransaction();
    await runner.release();
  });
});

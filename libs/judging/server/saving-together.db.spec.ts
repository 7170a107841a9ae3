// Submissions that arrive together, through two nodes, on a real database.

import { newGuid, type Guid } from '@rampa/kernel';
import { Database, Hints, type Hint } from '@rampa/platform/server';
import { createTestDatabase, until, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cellOf, createContest, toSave, type Contest, type Tap } from './testing/contest.factory.ts';
import { SavingTogether, type Saved } from './writing/saving-together.ts';

class HeardHints extends Hints {
  readonly heard: Hint[] = [];
  publish(hint: Hint): void {
    this.heard.push(hint);
  }
  listen(): void {}
}

interface Node {
  database: Database;
  saving: SavingTogether;
  hints: HeardHints;
  /** Number of statements that this node has sent. */
  statements: number;
}

let created: TestDatabase;
let nodes: [Node, Node];
let contest: Contest;

beforeAll(async () => {
  created = await createTestDatabase();
  nodes = [await open(), await open()];
});
beforeEach(async () => {
  contest = await createContest(nodes[0].database);
  for (const node of nodes) node.statements = 0;
});
afterAll(async () => {
  for (const { database } of nodes) await database.onApplicationShutdown();
  await created.drop();
});

async function open(): Promise<Node> {
  const database = await new Database(created.url, 6).connect();
  const hints = new HeardHints();
  const node: Node = { database, hints, saving: new SavingTogether(database, hints), statements: 0 };
  const prepared = database.prepared.bind(database);
  database.prepared = (...given) => {
    node.statements++;
    return prepared(...given);
  };
  return node;
}

let sequence = 0;
const tap = (more: Partial<Tap> = {}): Tap => ({
  item: contest.items[0]!,
  point: contest.criteria[0],
  value: 9500,
  deviceSeq: ++sequence,
  ...more,
});
const send = (node: Node, ...parts: ReturnType<typeof toSave>[]): Promise<Saved[]> =>
  node.saving.save(contest.competition, parts);
const one = async (node: Node, judge: Guid, more: Partial<Tap> = {}): Promise<Saved['reply']> =>
  (await send(node, toSave(judge, tap(more))))[0]!.reply;
/** An input that the database cannot take: no guid. */
const poison = (judge: Guid) => toSave(judge, tap({ submissionGuid: 'not a guid' as Guid }));

async function headOf(): Promise<number> {
  const sql = 'select revision from live.stream where stream_guid = $1';
  const [row] = await nodes[0].database.query<{ revision: number }>(sql, [contest.competition]);
  return row!.revision;
}

/** Locks the event as a lock, a clearing or a correction does; the returned function releases it. */
async function held(work = ''): Promise<() => Promise<void>> {
  const runner = nodes[0].database.source.createQueryRunner();
  await runner.connect();
  await runner.startTransaction();
  await runner.query('select pg_advisory_xact_lock(judging.lock_key($1))', [contest.competition]);
  if (work) await runner.query(work, [contest.program]);
  return async () => {
    await runner.commitTransaction();
    await runner.release();
  };
}

async function waitingIs(count: number): Promise<void> {
  await until(`${count} statements wait for the event`, async () => {
    const [row] = await nodes[0].database.query<{ count: number }>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
    );
    return row!.count === count;
  });
}

describe('who is alone', () => {
  it('is one statement, and its hint follows the commit', async () => {
    const [node] = nodes;
    node.hints.heard.length = 0;
    const reply = await one(node, contest.judges[0]!);
    expect(reply).toMatchObject({ status: 'accepted', revision: 1 });
    expect(node.statements).toBe(1);
    expect(node.hints.heard).toMatchObject([{ stream: contest.competition, revision: 1 }]);
  });

  it('does not wait for another event that is held', async () => {
    const release = await held();
    const waiting = one(nodes[1], contest.judges[0]!);
    await waitingIs(1);
    const other = await createContest(nodes[0].database);
    const free = toSave(other.judges[0]!, { item: other.items[0]!, point: other.criteria[0], value: 500 });
    const [saved] = await nodes[1].saving.save(other.competition, [free]);
    expect(saved!.reply.status).toBe('accepted');
    await release();
    expect((await waiting).status).toBe('accepted');
  });
});

describe('who come together', () => {
  it('through two nodes share statements, and never a revision, a version or an answer', async () => {
    const [judge, other] = contest.judges;
    const sent = Array.from({ length: 240 }, (_, index) => ({
      node: nodes[index % 2]!,
      judge: index % 3 === 0 ? other! : judge!,
      item: contest.items[index % contest.items.length]!,
      value: 500 * (index % 21),
    }));
    const replies = await Promise.all(
      sent.map(({ node, judge: who, item, value }) =>
        one(node, who, { item, value, device: `${who}`, submissionGuid: newGuid() }),
      ),
    );
    const accepted = replies.filter(({ status }) => status === 'accepted');
    const revisions = accepted.map(({ revision }) => revision!).sort((a, b) => a - b);
    expect(revisions).toEqual(revisions.map((_, index) => index + 1));
    expect(await headOf()).toBe(accepted.length);
    expect(replies.every(({ status }) => status === 'accepted' || status === 'conflict')).toBe(true);
    expect(nodes[0].statements + nodes[1].statements).toBeLessThan(sent.length / 4);
    const events = await nodes[0].database.query<{ revision: number; value: number }>(
      `select revision, (payload ->> 'value')::int as value from live.event where stream_guid = $1 order by revision`,
      [contest.competition],
    );
    const answered = accepted.toSorted((a, b) => a.revision! - b.revision!);
    expect(events).toEqual(answered.map(({ revision, value }) => ({ revision, value })));
  });

  it('the same submission many times, in one statement and in several, through both nodes: one effect, one answer', async () => {
    const release = await held();
    const same = toSave(contest.judges[0]!, tap({ submissionGuid: newGuid() }));
    const first = send(nodes[0], same);
    await waitingIs(1);
    // These share the statements that follow; some of them come twice in one call.
    const others = Array.from({ length: 20 }, (_, index) => send(nodes[index % 2]!, same, same));
    await release();
    const replies = (await Promise.all([first, ...others])).flat().map(({ reply }) => JSON.stringify(reply));
    expect(new Set(replies).size).toBe(1);
    expect(await headOf()).toBe(1);
  });

  it('a guid with another content is refused to whoever comes second, also within one statement', async () => {
    const submissionGuid = newGuid();
    const judge = contest.judges[0]!;
    const saved = await send(
      nodes[0],
      toSave(judge, tap({ submissionGuid })),
      toSave(judge, tap({ submissionGuid, value: 500 })),
    );
    expect(saved.map(({ reply }) => [reply.status, reply.code, reply.revision])).toEqual([
      ['accepted', null, 1],
      ['refused', 'guidReused', null],
    ]);
  });

  it('one that the database cannot take takes nobody along, wherever it stands', async () => {
    const release = await held();
    const waiting = [one(nodes[0], contest.judges[0]!), one(nodes[0], contest.judges[1]!)];
    await waitingIs(1);
    const together = [0, 1, 2, 3, 4].map((index) =>
      index === 2
        ? send(nodes[0], poison(contest.judges[0]!))
        : one(nodes[0], contest.judges[index % 3]!, { item: contest.items[index + 1]!, value: 500 * index }),
    );
    const settled = Promise.allSettled(together);
    await release();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    for (const reply of await Promise.all(waiting)) expect(reply.status).toBe('accepted');
    expect(await headOf()).toBe(6);
  });

  it('in the middle of a judge’s own batch it ends the batch there; sent again, what was saved is answered the same', async () => {
    const judge = contest.judges[0]!;
    const [before, after] = [500, 1000].map((value) => toSave(judge, tap({ value, baseVersion: null })));
    for (const node of nodes) {
      const neighbour = one(node, contest.judges[1]!, { baseVersion: null });
      await expect(send(node, before!, poison(judge), after!)).rejects.toMatchObject({ code: '22P02' });
      expect((await neighbour).status).toBe('accepted');
      expect(await cellOf(node.database, contest.items[0]!, judge, contest.criteria[0])).toMatchObject({ value: 500 });
    }
    const saved = await send(nodes[1], before!, after!);
    expect(saved.map(({ reply }) => reply.value)).toEqual([500, 1000]);
    expect(saved[0]!.reply.version).toBe(1);
  });
});

describe('a judge’s own batch', () => {
  it('keeps its order among all the others’', async () => {
    const judge = contest.judges[0]!;
    const mine = Array.from({ length: 50 }, (_, index) =>
      toSave(judge, tap({ value: 500 * (index % 20), baseVersion: index === 0 ? 0 : null })),
    );
    const crowd = () =>
      Array.from({ length: 40 }, (_, index) =>
        one(nodes[index % 2]!, contest.judges[1 + (index % 2)]!, { baseVersion: null }),
      );
    const [, saved] = await Promise.all([Promise.all(crowd()), send(nodes[0], ...mine), Promise.all(crowd())]);
    expect(saved.map(({ reply }) => [reply.status, reply.version])).toEqual(mine.map((_, i) => ['accepted', i + 1]));
    const revisions = saved.map(({ reply }) => reply.revision!);
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
  });
});

describe('beside what is exclusive', () => {
  it('waits for it, then sees what it did', async () => {
    const release = await held(`update judging.protocol set state = 'Draft' where program_guid = $1`);
    const pending = contest.judges.map((judge, index) => one(nodes[index % 2]!, judge));
    await waitingIs(2);
    await release();
    for (const reply of await Promise.all(pending)) expect(reply).toMatchObject({ code: 'protocolNotOpen' });
  });

  it('never meets it in a ring: corrections of the same cells go on all the while', async () => {
    const cells = contest.items.slice(0, 4);
    let corrected = 0;
    const correct = async (): Promise<void> => {
      for (let round = 0; round < 15; round++) {
        const release = await held(
          `with touched as (update judging.mark set version = version + 1 where item_guid in
             (select guid from program.item where program_guid = $1) returning item_guid)
           select live.advance((select competition_guid from judging.protocol where program_guid = $1), '[]', 'test')`,
        );
        await release();
        corrected++;
      }
    };
    const mark = async (node: Node): Promise<void> => {
      for (let round = 0; round < 10; round++) {
        const replies = await Promise.all(
          [...cells, ...cells.toReversed()].map((item) => one(node, contest.judges[0]!, { item, baseVersion: null })),
        );
        expect(replies.every(({ status }) => status !== 'refused')).toBe(true);
      }
    };
    const before = await deadlocks();
    await Promise.all([correct(), ...nodes.map(mark)]);
    expect(corrected).toBe(15);
    expect(await deadlocks()).toBe(before);
  });
});

describe('a bad moment of the database', () => {
  it('is tried again when nothing happened, and told to everybody at once when the connection is gone', async () => {
    const [node] = nodes;
    const { prepared } = node.database;
    const failures = [{ code: '40P01' }, { code: '40001' }];
    node.database.prepared = (...given) => {
      const failure = failures.shift();
      return failure ? Promise.reject(Object.assign(new Error('again'), failure)) : prepared(...given);
    };
    expect((await one(node, contest.judges[0]!)).status).toBe('accepted');
    for (const code of ['EPIPE', '57P01', '08006', undefined]) {
      let asked = 0;
      node.database.prepared = () => {
        asked++;
        return Promise.reject(Object.assign(new Error('gone'), { code }));
      };
      const all = contest.judges.map((judge) => one(node, judge));
      for (const { status } of await Promise.allSettled(all)) expect(status).toBe('rejected');
      expect(asked).toBeLessThanOrEqual(2);
    }
    node.database.prepared = prepared;
    expect((await one(node, contest.judges[0]!)).status).toBe('accepted');
  });

  it('never lets a flooding event keep another one out, nor its held events the places of all', async () => {
    const release = await held();
    const floods = await Promise.all([1, 2, 3, 4].map(() => createContest(nodes[0].database)));
    const batch = ({ judges, items, criteria }: Contest) =>
      Array.from({ length: 50 }, () =>
        toSave(judges[0]!, {
          item: items[0]!,
          point: criteria[0],
          value: 500,
          deviceSeq: ++sequence,
          baseVersion: null,
        }),
      );
    const real = await createContest(nodes[0].database);
    let given = 0;
    const flooding = [contest, ...floods].flatMap((flood) =>
      Array.from({ length: 60 }, () =>
        nodes[0].saving.save(flood.competition, batch(flood)).then(
          () => given++,
          () => undefined,
        ),
      ),
    );
    const part = toSave(real.judges[0]!, { item: real.items[0]!, point: real.criteria[0], value: 500 });
    const [saved] = await nodes[0].saving.save(real.competition, [part]);
    expect(saved!.reply.status).toBe('accepted');
    // Much of the flood is still to come, so the real submission did not wait for its end.
    expect(given).toBeLessThan(100);
    await release();
    await Promise.all(flooding);
  });

  it('lets only so many wait; the others are asked to come again', async () => {
    const release = await held();
    const guid = contest.judges[0]!;
    const batch = Array.from({ length: 50 }, () => toSave(guid, tap({ baseVersion: null })));
    const calls = Array.from({ length: 220 }, () => send(nodes[0], ...batch));
    const settled = Promise.allSettled(calls);
    await expect(one(nodes[0], contest.judges[1]!)).rejects.toMatchObject({ code: 'unavailable' });
    await release();
    const counts = Map.groupBy(await settled, ({ status }) => status);
    expect(counts.get('rejected')!.length).toBeLessThan(25);
    expect((await one(nodes[0], contest.judges[1]!)).status).toBe('accepted');
  });
});

async function deadlocks(): Promise<number> {
  const sql = `select deadlocks::int as count from pg_stat_database where datname = current_database()`;
  const [row] = await nodes[0].database.query<{ count: number }>(sql);
  return row!.count;
}

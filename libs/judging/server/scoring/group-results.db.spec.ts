import { newGuid, type Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { createTestDatabase, type TestDatabase } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContest, save, type Contest } from '../testing/contest.factory.ts';
import { loadRules } from '@rampa/jury/server';
import { GroupResults } from './group-results.ts';
import { RankingGroups } from './ranking-groups.ts';

let created: TestDatabase;
let database: Database;
let contest: Contest;
let results: GroupResults;
let loads: number;

// The grouping fields are read by the room below; this event has none.
const groups = new RankingGroups({ groupFields: async () => [] } as never);

beforeAll(async () => {
  created = await createTestDatabase();
  database = await new Database(created.url, 8).connect();
});
beforeEach(async () => {
  contest = await createContest(database);
  results = new GroupResults();
  loads = 0;
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await created.drop();
});

/** Counts how often marks are read. */
function counting(reader: Reader): Reader {
  return {
    query: (sql, parameters) => {
      if (sql.includes('from judging.mark ')) loads++;
      return reader.query(sql, parameters);
    },
  };
}

async function totals(reader: Reader): Promise<(number | null)[]> {
  const rules = await loadRules(reader, contest.competition);
  const found = await groups.of(reader, contest.competition, { programs: [contest.program] });
  const counted = await results.of(counting(reader), contest.competition, rules, found);
  const byItem = new Map<Guid, number | null>();
  for (const { results: ofGroup } of counted.values()) for (const [guid, { total }] of ofGroup) byItem.set(guid, total);
  return contest.items.map((guid) => byItem.get(guid) ?? null);
}

const read = () => database.snapshot(totals);

let sequence = 0;
async function markAll(item: Guid, value: number, criteria = [contest.criteria[0]]): Promise<void> {
  for (const judge of contest.judges) {
    for (const point of criteria) {
      const reply = await save(database, contest, judge, {
        item,
        point,
        value,
        deviceSeq: ++sequence,
        baseVersion: null,
      });
      expect(reply.status).toBe('accepted');
    }
  }
}

describe('kept group results', () => {
  it('follow marks and abstentions without reading them again', async () => {
    await markAll(contest.items[0]!, 9000);
    expect(await read()).toEqual([9000, null, null, null, null, null]);
    expect(loads).toBe(1);
    await markAll(contest.items[4]!, 8000, [...contest.criteria]);
    expect(await read()).toEqual([9000, null, null, null, 16_000, null]);
    const [judge] = contest.judges as [Guid];
    const tap = { item: contest.items[0]!, point: contest.criteria[0], baseVersion: null };
    await save(database, contest, judge, { ...tap, value: 6000, deviceSeq: ++sequence });
    expect((await read())[0]).toBe(8000);
    await save(database, contest, judge, { item: contest.items[0]!, abstain: true });
    expect((await read())[0]).toBe(9000);
    await save(database, contest, judge, { item: contest.items[0]!, abstain: false, deviceSeq: 2 });
    await save(database, contest, judge, { ...tap, value: null, deviceSeq: ++sequence });
    expect((await read())[0]).toBeNull();
    expect(loads).toBe(1);
  });

  it('are read anew for the group of an adjustment, and for no other', async () => {
    await markAll(contest.items[0]!, 9000);
    await markAll(contest.items[4]!, 8000, [...contest.criteria]);
    await read();
    await database.query(
      `insert into judging.adjustment (guid, competition_guid, item_guid, kind, amount, actor)
       values ($1, $2, $3, 'bonus', 500, 'test')`,
      [newGuid(), contest.competition, contest.items[4]],
    );
    const event = { kind: 'adjustments.changed', payload: { program: contest.program, item: contest.items[4] } };
    await database.query('select live.advance($1, $2, $3)', [contest.competition, JSON.stringify([event]), 'test']);
    expect(await read()).toEqual([9000, null, null, null, 16_500, null]);
    expect(loads).toBe(2);
    const comment = { kind: 'mark.commented', payload: { program: contest.program, item: contest.items[4] } };
    await database.query('select live.advance($1, $2, $3)', [contest.competition, JSON.stringify([comment]), 'test']);
    await read();
    expect(loads).toBe(2);
  });

  it('are never newer than the snapshot that asks', async () => {
    await markAll(contest.items[0]!, 9000);
    await database.snapshot(async (old) => {
      await old.query('select revision from live.stream where stream_guid = $1', [contest.competition]);
      await markAll(contest.items[0]!, 5000);
      expect((await read())[0]).toBe(5000);
      expect((await totals(old))[0]).toBe(9000);
      expect((await read())[0]).toBe(5000);
    });
  });

  it('are the newest though an older snapshot came to count later', async () => {
    await markAll(contest.items[0]!, 9000);
    await database.snapshot(async (old) => {
      await old.query('select revision from live.stream where stream_guid = $1', [contest.competition]);
      expect((await totals(old))[0]).toBe(9000);
      await markAll(contest.items[0]!, 5000);
      expect((await read())[0]).toBe(5000);
      const [again, newest] = await Promise.all([totals(old), read()]);
      expect([again[0], newest[0]]).toEqual([9000, 5000]);
    });
    expect((await read())[0]).toBe(5000);
  });

  it('do not outlive their epoch', async () => {
    await markAll(contest.items[0]!, 9000);
    await read();
    await database.query('update judging.mark set value = 1000 where item_guid = $1', [contest.items[0]]);
    await database.query('update live.stream set epoch = $2 where stream_guid = $1', [contest.competition, newGuid()]);
    expect((await read())[0]).toBe(1000);
  });

  it('follow who competes and by which rules', async () => {
    await markAll(contest.items[0]!, 9000);
    expect((await read())[0]).toBe(9000);
    await database.query('update program.item set is_withdrawn = true where guid = $1', [contest.items[0]]);
    expect((await read())[0]).toBeNull();
    await database.query('update program.item set is_withdrawn = false where guid = $1', [contest.items[0]]);
    await database.query('update judging.criterion set weight = 2000 where guid = $1', [contest.criteria[0]]);
    expect((await read())[0]).toBe(18_000);
  });
});

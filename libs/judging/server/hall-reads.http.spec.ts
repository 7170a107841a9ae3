// The hall's results are counted once per revision for all readers, and an older result never passes for a newer one.

import { Database, type Reader } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HallReads, type HallResults } from './queries/hall-reads.ts';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api, { judges: 1, criteria: [{ title: 'Техника' }] });
});
afterAll(() => api?.stop());

/** One screen's read: the results, and how many statements they have cost. */
async function read(through: (reader: Reader) => Reader = (reader) => reader) {
  const { app } = api.nodes[0]!;
  let statements = 0;
  const results = await app.get(Database).snapshot((reader) => {
    const counting: Reader = {
      query: (sql, parameters) => {
        statements++;
        return through(reader).query(sql, parameters);
      },
    };
    return app.get(HallReads).results(counting, contest.program);
  });
  return { results, statements };
}

const totals = ({ groups }: HallResults) => groups.flatMap(({ rows }) => rows.map(({ total }) => total));

it('is counted for the first screen alone, and anew after a mark', async () => {
  const first = await read();
  expect(first.statements).toBeGreaterThan(3);
  const second = await read();
  expect([second.statements, second.results]).toEqual([1, first.results]);

  await contest.mark(contest.judges[0]!, contest.items[0]!, 9_500);
  const third = await read();
  expect(third.statements).toBeGreaterThan(3);
  expect(totals(third.results)).toContain(9_500);
});

it('is read again by whoever comes after a connection that was lost', async () => {
  const lost = new Error('lost');
  const broken = (reader: Reader): Reader => ({
    query: (sql, parameters) => (sql.includes('judging.') ? Promise.reject(lost) : reader.query(sql, parameters)),
  });
  await expect(read(broken)).rejects.toBe(lost);
  expect((await read()).results.judges).toEqual(['Судья 1']);
});

it('takes nothing of the protocol but what the hall may show', async () => {
  await contest.mark(contest.judges[0]!, contest.items[0]!, 9_500);
  const { results } = await read();
  expect(Object.keys(results).sort()).toEqual(['competition', 'decimals', 'groups', 'judges']);
  const row = results.groups.flatMap(({ rows }) => rows).find(({ itemGuid }) => itemGuid === contest.items[0])!;
  expect(row.byJudge).toEqual([{ total: 9_500, isDropped: false, abstained: false, isAsked: true, hasGivenAll: true }]);
});

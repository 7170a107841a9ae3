// Reads that a contest repeats all day cost no more through other rooms' views than through their tables.

import { Database, type Reader } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JudgeNowReads } from './queries/judge-now-reads.ts';
import { JudgeSheetReads } from './queries/judge-sheet-reads.ts';
import { ProtocolReads } from './queries/protocol-reads.ts';
import { LiveContest } from './testing/judging.factory.ts';

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const STANDING_EVENTS = '(select * from competitions.competition where deleted_at is null)';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

/** The parts of each read that concern other rooms. */
async function statementsOf(read: (reader: Reader) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  await api.nodes[0]!.app.get(Database).snapshot((reader) =>
    read({
      query: (sql, parameters = []) => {
        if (/\bv_\w+/.test(sql)) statements.push({ sql, parameters });
        return reader.query(sql, parameters);
      },
    }),
  );
  return statements;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

/** Its steps, from the last to the first, without the names that a statement gives to what it reads. */
function stepsOf(node: Node): string[] {
  const step = [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' ');
  return [step, ...(node.Plans ?? []).flatMap(stepsOf).map((below) => `  ${below}`)];
}

async function planOf({ sql, parameters }: Statement): Promise<string[]> {
  const [row] = await api.database.query<Record<'QUERY PLAN', { Plan: Node }[]>>(
    `explain (costs off, format json) ${sql}`,
    parameters,
  );
  return stepsOf(row!['QUERY PLAN'][0]!.Plan);
}

it('has the same plans by views as by tables', async () => {
  const { app } = api.nodes[0]!;
  const judge = contest.judges[0]!.guid;
  const reads: ((reader: Reader) => Promise<unknown>)[] = [
    (reader) => app.get(ProtocolReads).view(reader, contest.program),
    (reader) => app.get(JudgeSheetReads).view(reader, contest.program, judge),
    (reader) => app.get(JudgeNowReads).view(reader, judge),
  ];
  for (const read of reads) {
    const statements = await statementsOf(read);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      // The tables of jury lie in the schema of judging; an event in the bin is asked for by nobody.
      const tables = statement.sql
        .replaceAll('competitions.v_competition', STANDING_EVENTS)
        .replaceAll('jury.v_', 'judging.')
        .replaceAll(/\b(\w+)\.v_(\w+)/g, '$1.$2');
      const byTables = { ...statement, sql: tables };
      expect(byTables.sql).not.toBe(statement.sql);
      expect(await planOf(statement)).toEqual(await planOf(byTables));
    }
  }
});

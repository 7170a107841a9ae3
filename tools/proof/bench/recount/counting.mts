// The counting itself, in a process of its own. An .mts, as all that imports the product's server code: checked with
// the server's settings, run as it is.

import pg from 'pg';
import { type ScoringScheme } from '@rampa/jury/domain';
import { rankGroup, type GroupInput, type MarkInput } from '@rampa/judging/domain';
import type { Reader } from '@rampa/platform/server';
import { loadFacts } from '../../../../libs/judging/server/scoring/facts.ts';
import { answering } from '../answering.ts';
import { COMPETITION, guid, MARK_ALL, type EventSize } from '../bench-event.ts';
import { resultsByMaps, type Result } from './maps.ts';
import { SQL_ALL, SQL_GROUP } from './sql.ts';

/** A sample lasts so long at least, and is the mean of its recounts. */
const SAMPLE_MS = 150;

let client: pg.Client;
let reader: Reader;
let scheme: ScoringScheme;
let groups: GroupInput[];
let turn = 0;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

async function prepare(url: string, { nominations, itemsEach, judges, criteria }: EventSize): Promise<number> {
  client = new pg.Client({ connectionString: url });
  await client.connect();
  reader = {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      return (await client.query(sql, [...values])).rows as Row[];
    },
  };
  const marked = await client.query(MARK_ALL);
  await client.query('vacuum analyze');
  const step = { min: 1000, max: 10_000, step: 100, weight: 1000, required: true };
  scheme = {
    criteria: numbers(criteria).map((n) => ({ key: guid('criterion', n), title: `Критерий ${n}`, order: n, ...step })),
    method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 },
    perJudge: 'mean',
    rounding: { judge: 2, total: 2 },
    missing: 'block',
    ties: [{ kind: 'sharedPlace' }],
    numbering: 'competition',
  };
  const items = numbers(nominations * itemsEach).map((n) => guid('item', n));
  const { marks } = await loadFacts(reader, COMPETITION, items);
  const panel = numbers(judges).map((n) => ({ judge: guid('judge', n), isChair: n === 1 }));
  groups = numbers(nominations).map((n) => ({
    judges: panel,
    performances: items
      .slice((n - 1) * itemsEach, n * itemsEach)
      .map((performance) => ({ performance, marks: marks.get(performance) ?? [] })),
  }));
  return marked.rowCount ?? 0;
}

/** One judge changes one mark: of another performance each time. */
function withOneMarkChanged(): GroupInput {
  const at = turn++ % groups.length;
  const group = groups[at]!;
  const performances = [...group.performances];
  const p = turn % performances.length;
  const marks: MarkInput[] = [...performances[p]!.marks];
  const m = turn % marks.length;
  marks[m] = { ...marks[m]!, value: 1000 + ((turn * 700) % 9001) - (((turn * 700) % 9001) % 100) };
  performances[p] = { ...performances[p]!, marks };
  return (groups[at] = { ...group, performances });
}

const nominationInTurn = (): number => 1 + (turn++ % groups.length);

const ways = {
  groupInMemory: () => rankGroup(scheme, withOneMarkChanged()),
  allInMemory: () => {
    withOneMarkChanged();
    return groups.map((group) => rankGroup(scheme, group));
  },
  groupWithReading: async () => {
    const group = groups[nominationInTurn() - 1]!;
    const { marks } = await loadFacts(
      reader,
      COMPETITION,
      group.performances.map(({ performance }) => performance),
    );
    const performances = group.performances.map((one) => ({ ...one, marks: marks.get(one.performance) ?? [] }));
    return rankGroup(scheme, { ...group, performances });
  },
  sqlAll: () => client.query({ name: 'all', text: SQL_ALL, values: [COMPETITION] }),
  sqlGroup: () =>
    client.query({ name: 'group', text: SQL_GROUP, values: [COMPETITION, guid('nomination', nominationInTurn())] }),
  fetchAll: () => resultsByMaps(client, COMPETITION),
};

async function time(way: keyof typeof ways): Promise<number> {
  const from = performance.now();
  let times = 0;
  while (performance.now() - from < SAMPLE_MS || times < 3) {
    await ways[way]();
    times++;
  }
  return (performance.now() - from) / times;
}

/** Before anything is timed: all three ways must come to the same totals and places. */
async function differences(): Promise<string[]> {
  const own = groups
    .flatMap((group) => rankGroup(scheme, group).performances)
    .map(({ performance, total, place }): Result => ({ item: performance, total, place }));
  const bySql = (await client.query<Result>(SQL_ALL, [COMPETITION])).rows;
  const byMaps = await resultsByMaps(client, COMPETITION);
  return [...compare(own, bySql, 'SQL'), ...compare(own, byMaps, 'словари')];
}

function compare(own: readonly Result[], other: readonly Result[], name: string): string[] {
  const found = new Map(other.map((one) => [one.item, one]));
  const differing = own.filter(
    ({ item, total, place }) => found.get(item)?.total !== total || found.get(item)?.place !== place,
  );
  return differing.length === 0 ? [] : [`${name}: иные итоги у ${differing.length} выступлений из ${own.length}`];
}

answering({ prepare, differences, time });

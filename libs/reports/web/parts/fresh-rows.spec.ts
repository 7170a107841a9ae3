import { QueryClient } from '@tanstack/react-query';
import { ReportGetReportColumnsData, type ReportRow } from '@rampa/contract';
import { expect, it } from 'vitest';
import { freshRows } from './fresh-rows.ts';

const row = (guid: string, competitionBlockStatusKey: string | null) =>
  ({ guid, competitionBlockStatusKey }) as unknown as ReportRow;

it('reads chosen rows again, so that a status set just before is the one that comes back', async () => {
  const client = new QueryClient();
  const queryKey = [ReportGetReportColumnsData.id, { query: { reportGuid: 'r', pageNumber: 1 } }];
  let kept: string | null = null;
  const queryFn = () => Promise.resolve({ collection: [row('a', kept), row('b', null)], totalCount: 2 });
  await client.fetchQuery({ queryKey, queryFn });
  kept = 'ready';
  const chosen = new Map([
    ['a', row('a', null)],
    ['gone', row('gone', 'old')],
  ]);
  const rows = await freshRows(client, 'r', chosen);
  expect(rows.map((one) => [one.guid, one.competitionBlockStatusKey])).toEqual([
    ['a', 'ready'],
    ['gone', 'old'],
  ]);
});

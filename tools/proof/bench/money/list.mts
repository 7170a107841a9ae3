// The desk's list of applications with its sums, by the product's own code, beside the bare sum of the postings in SQL.

import 'reflect-metadata';
import { Competitions } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { ListAccounts } from '../../../../libs/finance/server/ledger/list-accounts.ts';
import { ledgerFaults } from '../../../../libs/finance/server/ledger/ledger-faults.ts';
import { EventMoneys } from '../../../../libs/finance/server/prices/event-money.ts';
import { answering } from '../answering.ts';
import { POOL } from '../commit/load.ts';

let database: Database;
let list: ListAccounts;
let scope: Scope;

const QUERY = { competitionGuid: '', filter: 'all' as const };

const WAYS = {
  product: async () => {
    const page = await list.page(
      scope,
      { ...QUERY, sort: 'remaining', isDescending: true },
      { pageNumber: 1, pageSize: 100 },
    );
    const sums = await list.indicators(scope, QUERY);
    return { total: page.totalCount, owed: sums.remaining - sums.overpaid, overdue: sums.overdue };
  },
  sql: async () => {
    const [row] = await database.query<{ total: number; owed: number }>(
      `select count(*)::int as total, sum(d.balance)::bigint as owed from finance.account a
         join (select of, sum(amount) as balance from finance.posting where kind = 'due' group by of) d
           on d.of = a.application_guid::text where a.competition_guid = $1`,
      [scope.competition],
    );
    return row!;
  },
};

answering({
  prepare: async (databaseUrl: string, competition: Guid) => {
    database = await new Database(databaseUrl, POOL).connect();
    list = new ListAccounts(database, new EventMoneys(new Competitions()));
    scope = { actor: { kind: 'anonymous' }, organizer: competition, competition, mustBeOpen: false };
  },
  /** The median of one. */
  time: async (ms: number, way: keyof typeof WAYS): Promise<number> => {
    const times: number[] = [];
    const until = performance.now() + ms;
    while (performance.now() < until || times.length < 3) {
      const from = performance.now();
      await WAYS[way]();
      times.push(performance.now() - from);
    }
    return times.toSorted((one, other) => one - other)[times.length >> 1]!;
  },
  differences: async (expected: number): Promise<string[]> => {
    const [ours, theirs] = [await WAYS.product(), await WAYS.sql()];
    const faults = await ledgerFaults(database);
    return [
      ...(ours.total === expected && theirs.total === expected ? [] : [`заявок ${ours.total}, а создано ${expected}`]),
      ...(ours.owed === theirs.owed ? [] : [`должны ${ours.owed}, а по проводкам ${theirs.owed}`]),
      ...(faults.length === 0 ? [] : [`проверка нашла ${faults.length} расхождений`]),
    ];
  },
});

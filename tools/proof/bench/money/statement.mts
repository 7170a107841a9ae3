// A bank's file of thousands of rows against thousands of open invoices: read, kept and matched by the product's own code,
// beside one SQL statement over rows that are read already.

import 'reflect-metadata';
import { Competitions } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { BankWorlds } from '../../../../libs/finance/server/statements/bank-world.ts';
import { ImportStatement } from '../../../../libs/finance/server/statements/import-statement.ts';
import { rowsOfFile, seenRows } from '../../../../libs/finance/server/statements/seen-statement.ts';
import { EventMoneys } from '../../../../libs/finance/server/prices/event-money.ts';
import { writeStatement, type WrittenRow } from '../../../../libs/finance/testing/write-statement.ts';
import { answering } from '../answering.ts';
import { POOL } from '../commit/load.ts';
import { OWN_ACCOUNT } from './invoices-sql.ts';

let database: Database;
let organizer: Guid;
let rows: WrittenRow[];
let bytes: Buffer;
const importing = new ImportStatement(undefined as never, undefined as never);
const worlds = new BankWorlds(new EventMoneys(new Competitions()));

/** Takes back what it has written: each turn begins with the same database. */
async function inVain<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  const runner = database.source.createQueryRunner();
  await runner.connect();
  await runner.startTransaction();
  try {
    return await work({ query: async <Row,>(sql: string, given: readonly unknown[] = []) => (await runner.query(sql, given as unknown[])) as Row[] }); // prettier-ignore
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const WAYS = {
  product: () =>
    inVain(async (reader) => {
      const { guid } = await importing.kept(reader, organizer, { bytes, name: 'kl_to_1c.txt', author: 'bench' });
      const world = await worlds.of(reader, organizer);
      const seen = await seenRows(reader, await rowsOfFile(reader, organizer, guid), world);
      return { rows: seen.length, exact: seen.filter(({ group }) => group === 'exact').length };
    }),
  sql: () =>
    inVain(async (reader) => {
      const given = JSON.stringify(rows.map(({ amount, purpose }) => ({ amount, purpose })));
      const [row] = await reader.query<{ rows: number; exact: number }>(
        `with given as (select * from jsonb_to_recordset($1) as x (amount bigint, purpose text)),
              paid as (select a.application_guid, sum(a.amount) as paid from finance.allocation a group by 1)
         select count(*)::int as rows, (count(*) filter (where g.amount = a.posted_total - coalesce(p.paid, 0)))::int as exact
           from given g left join finance.document d on d.type = 'invoice' and d.number = substring(g.purpose from '\\d{2}-\\d{5}')
           left join finance.account a on a.application_guid = d.application_guid
           left join paid p on p.application_guid = a.application_guid`,
        [given],
      );
      return row!;
    }),
};

answering({
  prepare: async (databaseUrl: string, competition: Guid, count: number) => {
    database = await new Database(databaseUrl, POOL).connect();
    const [event] = await database.query<{ organizer: Guid }>(
      'select organizer_guid as organizer from competitions.competition where guid = $1',
      [competition],
    );
    organizer = event!.organizer;
    const open = await database.query<{ number: string; title: string; open: number }>(
      `select d.number, x.title, (a.posted_total - coalesce((select sum(l.amount) from finance.allocation l
          where l.application_guid = a.application_guid), 0))::bigint as open
         from finance.document d join finance.account a on a.application_guid = d.application_guid
         join applications.application x on x.guid = a.application_guid order by d.number`,
    );
    const side = { account: '40817810500000000001', inn: '', name: 'Плательщик' };
    rows = Array.from({ length: count }, (_, at): WrittenRow => {
      const paper = open[at % open.length]!;
      const isNamed = at < open.length && paper.open > 0;
      return {
        ...{ number: String(at), date: '2026-11-20', creditedOn: '2026-11-20', payer: side },
        ...{ payee: { account: OWN_ACCOUNT, inn: '', name: '' } },
        amount: isNamed ? paper.open : 700_000 + at,
        purpose: isNamed ? `Оплата по счёту № ${paper.number}, участие` : `Взнос за ${paper.title}`,
      };
    });
    bytes = Buffer.from(writeStatement(OWN_ACCOUNT, rows));
  },
  time: async (times: number, way: keyof typeof WAYS): Promise<number> => {
    const taken: number[] = [];
    while (taken.length < times) {
      const from = performance.now();
      await WAYS[way]();
      taken.push(performance.now() - from);
    }
    return taken.toSorted((one, other) => one - other)[taken.length >> 1]!;
  },
  differences: async (): Promise<string[]> => {
    const [ours, theirs] = [await WAYS.product(), await WAYS.sql()];
    return [
      ...(ours.rows === theirs.rows && ours.rows === rows.length ? [] : [`строк ${ours.rows}, в файле ${rows.length}`]),
      ...(ours.exact === theirs.exact && ours.exact > 0 ? [] : [`точных ${ours.exact}, по SQL ${theirs.exact}`]),
    ];
  },
});

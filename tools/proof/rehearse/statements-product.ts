// The same files through the calls of a running product, in a database of its own.

import { BankStatementGetRows, FestivalCreateFestival } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { sendStatement } from '../../../libs/finance/testing/send-statement.ts';
import { StatementWorld } from '../../../libs/finance/testing/statement-product.ts';
import { Product } from '../client/product.ts';
import { rehearseStatements, type StatementsReport } from './statements.ts';

export async function rehearseStatementsThroughCalls(folder: string): Promise<StatementsReport> {
  const product = await Product.start({ fast: true });
  try {
    const desk = await product.organizer();
    const details = { title: 'Выписки', beginDate: '2026-11-20', endDate: '2026-11-22', useFinances: true };
    const { guid: competition } = await desk.call(FestivalCreateFestival, { body: { details } });
    const [event] = await product.sql<{ organizer: Guid }>(
      'select organizer_guid as organizer from competitions.competition where guid = $1',
      [competition],
    );
    const world = await StatementWorld.make(
      {
        ...{ organizer: event!.organizer, competition },
        sql: (text, values = []) => product.sql(text, values),
        send: (bytes, name) => sendStatement(product.urls[0]!, desk.token, bytes, name),
        page: (bankFileGuid, pageNumber) =>
          desk.call(BankStatementGetRows, { query: { bankFileGuid, pageNumber, pageSize: 100 } }),
      },
      folder,
    );
    return await rehearseStatements(folder, (name, bytes) => world.proposed(name, bytes));
  } finally {
    await product.stop();
  }
}

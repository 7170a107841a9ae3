// All samples of statements through the calls of the product: what they propose is what the cases ask for.

import { BankStatementGetRows, FestivalCreateFestival } from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendStatement } from '../../testing/send-statement.ts';
import { statementCases } from '../../testing/statement-cases.ts';
import { StatementWorld } from '../../testing/statement-product.ts';

const FOLDER = 'libs/finance/testing/data/statements';
const { files } = statementCases(FOLDER);
let api: TestApi;
let world: StatementWorld;

beforeAll(async () => {
  api = await startTestApi();
  const { token: as, guid: organizer } = await api.organizer();
  const details = { title: 'Выписки', beginDate: '2026-11-20', endDate: '2026-11-22', useFinances: true };
  const { guid: competition } = await api.call(FestivalCreateFestival, { as, body: { details } });
  world = await StatementWorld.make(
    {
      ...{ organizer, competition },
      sql: (text, values) => api.database.query(text, values),
      send: (bytes, name) => sendStatement(api.url, as, bytes, name),
      page: (bankFileGuid, pageNumber) =>
        api.call(BankStatementGetRows, { as, query: { bankFileGuid, pageNumber, pageSize: 100 } }),
    },
    FOLDER,
  );
});
afterAll(() => api?.stop());

it.each(files)('$name', async ({ name, bytes, expected }) => {
  expect(await world.proposed(name, bytes)).toEqual(expected);
});

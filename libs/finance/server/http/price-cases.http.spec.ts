// Worked cases through the calls of the product, its clock turned to their days: each kind of rule once. The whole file
// runs in `npm run rehearse -- --prices`.

import { Database, UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLOCK_OPTIONS, PriceClock, shiftDates } from '../../../../tools/proof/rehearse/prices/price-clock.ts';
import { PriceProduct } from '../../../../tools/proof/rehearse/prices/price-product.ts';
import { arePricesRight, rehearsePrices } from '../../../../tools/proof/rehearse/prices/prices.ts';
import { Accounts } from '../ledger/accounts.ts';
import { MoneyNight } from '../use-cases/money-night.ts';

const FILE = 'libs/finance/testing/prices/cases.json';
let api: TestApi;
let product: PriceProduct;
let restore: () => void;

beforeAll(async () => {
  const options = process.env['PGOPTIONS'];
  process.env['PGOPTIONS'] = CLOCK_OPTIONS;
  api = await startTestApi();
  const { token: desk } = await api.organizer();
  const member = await api.member();
  let shift = 0;
  restore = shiftDates(() => shift);
  const sql = (text: string, values?: readonly unknown[]) => api.database.query(text, values);
  const clock = await PriceClock.of(sql, (shiftMs) => (shift = shiftMs));
  const { app } = api.nodes[0]!;
  // Of the worker's module.
  const night = new MoneyNight(app.get(Database), app.get(UnitOfWork), app.get(Accounts));
  const newDay = async (timeZone: string) => void (await night.newDay(timeZone, new AbortController().signal));
  product = new PriceProduct({ url: api.url, desk, member, clock, sql, newDay });
  if (options === undefined) delete process.env['PGOPTIONS'];
});
afterAll(async () => {
  restore?.();
  await api?.stop();
});

it('says what the cases expect, and refuses what they refuse', async () => {
  // Rosters, prices of the day of payment, revisions, sponsors, plans, documented costs, refunds, quantities.
  const only = ['D03', 'D06', 'D14', 'D33', 'D34', 'D39', 'D40'];
  const report = await rehearsePrices(FILE, product, { only });
  expect(report.mismatches).toEqual([]);
  expect([report.cases, report.refused]).toEqual([
    { checked: only.length, equal: only.length },
    { checked: 8, equal: 8 },
  ]);
  expect(arePricesRight(report)).toBe(true);
});

// What the table of applications tells of money, and to whom.

import { Workbook } from '@cj-tech-master/excelts';
import {
  ApplicationExport,
  ApplicationSubscribe,
  ApplicationViewGetByCompetition,
  CompetitionFieldPriceUpdate,
  CompetitionGetSubscribedApplicationsByCompetition,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  PaymentCreateFromOrg,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  const solo = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item' as const },
    ...{ price: 300_000, referenceBookItemGuid: event.solo },
  };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [solo] } });
  const asked = { query: { festivalGuid: event.event } };
  const { title, beginDate, endDate } = (await event.desk(FestivalGetFestivalDetail, asked)).details;
  await event.desk(FestivalUpdateFestival, {
    ...asked,
    body: { details: { title, beginDate, endDate, useFinances: true } },
  });
});

async function subscribed(): Promise<Guid> {
  const applicationGuid = await event.filled('Берёзка');
  await api.call(ApplicationSubscribe, { as: event.member.token, query: { applicationGuid } });
  return applicationGuid;
}
const record = (applicationGuid: Guid, amount: number) =>
  event.desk(PaymentCreateFromOrg, {
    query: { ...query, applicationGuid, paymentGuid: newGuid(), amount, datePayment: today() },
  });

describe('the table of applications', () => {
  const facts = (as = event.boss.token) => api.call(ApplicationViewGetByCompetition, { as, query });
  const rows = (body: SentBody<typeof CompetitionGetSubscribedApplicationsByCompetition>, as = event.boss.token) =>
    api.call(CompetitionGetSubscribedApplicationsByCompetition, { as, query, body });

  it('says what has come for each, and finds who has not paid in full', async () => {
    const [one, other] = [await subscribed(), await subscribed()];
    await record(one, 300_000);
    await record(other, 100_000);
    expect((await facts()).money).toEqual({ currency: 'RUB', unpaid: 1 });
    const { collection } = await rows({ withMoney: true });
    expect(collection.map(({ guid, money: sums }) => [guid, sums])).toEqual([
      [one, { paid: 300_000, total: 300_000, toReturn: 0 }],
      [other, { paid: 100_000, total: 300_000, toReturn: 0 }],
    ]);
    const found = async (isPaid: boolean) => (await rows({ isPaid })).collection.map(({ guid }) => guid);
    expect([await found(false), await found(true)]).toEqual([[other], [one]]);
    await record(other, 250_000);
    const [, over] = (await rows({ withMoney: true })).collection;
    expect(over!.money).toEqual({ paid: 350_000, total: 300_000, toReturn: 50_000 });
    expect([await found(false), (await facts()).money!.unpaid]).toEqual([[], 0]);
  });

  it('tells nothing of money to whom it is closed, neither by sums nor by what is found', async () => {
    await record(await subscribed(), 300_000);
    const { token } = await api.employee(event.boss.guid, { [event.event]: { requests: 2 } });
    expect((await facts(token)).money).toBeNull();
    expect((await rows({ withMoney: true }, token)).collection.map(({ money: sums }) => sums)).toEqual([null]);
    const found = await Promise.all([true, false].map(async (isPaid) => (await rows({ isPaid }, token)).totalCount));
    expect(found).toEqual([1, 1]);
  });

  it('has it in its file too, for whom money is open', async () => {
    await record(await subscribed(), 100_000);
    const { token } = await api.employee(event.boss.guid, { [event.event]: { requests: 2 } });
    const view = JSON.stringify({ columns: [{ key: 'money', width: null }], isPaid: false });
    const sheet = async (as: string) => {
      const asked = new URLSearchParams({ ...query, view });
      const headers = { authorization: `Bearer ${as}` };
      const response = await fetch(`${api.url}/api/v1/${ApplicationExport.path}?${asked}`, { headers });
      const workbook = new Workbook();
      await workbook.xlsx.load(Buffer.from(await response.arrayBuffer()) as never);
      const rows: unknown[][] = [];
      workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
      // The last column is the code by which a row is known when it comes back.
      return rows.slice(1).map((row) => row.slice(0, -1));
    };
    expect(await sheet(event.boss.token)).toEqual([
      ['№', 'Заявка', 'Оплачено', 'Стоимость'],
      [1, 'Берёзка', 1_000, 3_000],
    ]);
    expect(await sheet(token)).toEqual([
      ['№', 'Заявка'],
      [1, 'Берёзка'],
    ]);
  });
});

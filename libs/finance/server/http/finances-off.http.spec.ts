// An event without finances asks nobody for money: not by its price list, its gate of programs, its letters or its desk.

import {
  ApplicationSubscribe,
  CompetitionFieldPriceUpdate,
  FestivalUpdateFestival,
  FinanceSettingGet,
  FinanceSettingUpdate,
  OfferGetByCompetition,
  OfferPublish,
  PaymentCreateFromOrg,
  PaymentGetByApplication,
  PaymentSetCash,
  type SentFieldPrice,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { ledgerFaults } from '../ledger/ledger-faults.ts';
import { ProgramGate } from '../ledger/program-gate.ts';

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };
let solo: SentFieldPrice;
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

beforeAll(async () => {
  api = await startTestApi();
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  solo = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item', price: 300_000 },
    referenceBookItemGuid: event.solo,
  };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [solo] } });
  await event.desk(OfferPublish, { query, body: { text: 'Участие оплачивают до начала.' } });
  const { currency: _, ...settings } = await event.desk(FinanceSettingGet, { query });
  await event.desk(FinanceSettingUpdate, { query, body: { ...settings, programGate: 'full' } });
});
afterAll(() => api?.stop());

async function switched(useFinances: boolean): Promise<void> {
  const details = { title: 'Светлояр', beginDate: '2027-03-20', endDate: '2027-03-22', useFinances };
  await event.desk(FestivalUpdateFestival, { query: { festivalGuid: event.event }, body: { details } });
}
async function subscribed(offer: { offerVersion?: number } = {}): Promise<Guid> {
  const applicationGuid = await event.filled('Берёзка');
  await event.own(ApplicationSubscribe, { query: { applicationGuid }, body: offer });
  return applicationGuid;
}
const money = async (applicationGuid: Guid) =>
  (await event.desk(PaymentGetByApplication, { query: { applicationGuid } })).account!;
const waiting = async () => [...(await api.nodes[0]!.app.get(ProgramGate).waiting(api.database, event.event))];

it('takes no money and asks for none, nor afterwards of whoever came while it was so', async () => {
  await switched(false);
  expect(await event.own(OfferGetByCompetition, { query })).toMatchObject({ current: null });
  const application = await subscribed();
  expect(await event.read(application)).toMatchObject({ costOfParticipation: 0, isFree: true });
  expect(await money(application)).toMatchObject({ total: 0, debt: 0, status: 'free' });
  expect(await waiting()).toEqual([]);
  const as = event.boss.token;
  const paid = { paymentGuid: newGuid(), amount: 100, datePayment: today() };
  const byBank = { ...query, applicationGuid: application, ...paid };
  expect(await event.refusal(PaymentCreateFromOrg, { as, query: byBank })).toMatchObject({ code: 'financesOff' });
  const inCash = { as, query: { applicationGuid: application }, body: { ...paid, force: true } };
  expect(await event.refusal(PaymentSetCash, inCash)).toMatchObject({ status: 409, code: 'financesOff' });
  await event.save(application, 'title', { value: 'Ария' });
  expect((await money(application)).total).toBe(0);

  await switched(true);
  await event.save(application, 'title', { value: 'Романс' });
  expect(await money(application)).toMatchObject({ total: 0, status: 'free' });
  expect((await money(await subscribed({ offerVersion: 1 }))).total).toBe(300_000);
  const all = { version: 1, prices: [solo], applyTo: 'all' as const, confirm: true };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: all });
  expect(await money(application)).toMatchObject({ total: 300_000, status: 'unpaid' });
  expect(await waiting()).toContain(application);
  expect(await ledgerFaults(api.database)).toEqual([]);
});

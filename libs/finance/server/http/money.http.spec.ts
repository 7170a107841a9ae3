// Money from the price to the last receipt, through the calls: what is owed, who has paid, what was given back, and that the
// entries say the same.

import {
  ApplicationChangeRequisite,
  ApplicationSponsorChangeStatus,
  ApplicationSponsorCreate,
  ApplicationSponsorGetByCompetition,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionFieldPriceUpdate,
  DiscountChangeStatus,
  DiscountCreate,
  DiscountGetByApplication,
  FestivalGetFestivalDetail,
  FestivalUpdateFestival,
  FinanceSettingGet,
  FinanceSettingUpdate,
  PaymentChangeSchedulePayment,
  PaymentChangeStatus,
  PaymentCreate,
  PaymentCreateFromOrg,
  PaymentDelete,
  PaymentGetApplicationsOnAmountPayments,
  PaymentGetApplicationsOnAmountPaymentsIndicators,
  PaymentGetByApplication,
  PaymentGetByCompetition,
  PaymentGetCashInfo,
  PaymentGetCashPayments,
  PaymentGetLedger,
  PaymentReallocate,
  PaymentSetCash,
  RequisiteCreate,
  SchedulePaymentDelete,
  SchedulePaymentUpdate,
  ScheduleRetentionAddRetentionToApplication,
  ScheduleRetentionDeleteRetentionFromApplication,
  type CallDefinition,
  type SentBody,
  type SentFieldPrice,
  type SentQuery,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { FIRM } from '../../testing/statement-firm.ts';
import { ledgerFaults } from '../ledger/ledger-faults.ts';

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };
let solo: SentFieldPrice;
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  solo = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item', price: 300_000 },
    referenceBookItemGuid: event.solo,
    retention: [{ daysFrom: 0, daysTo: null, percentBp: 2_000 }],
  };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [solo] } });
});
afterEach(async () => {
  expect(await ledgerFaults(api.database)).toEqual([]);
});
afterAll(() => api?.stop());

async function subscribed(as?: string): Promise<Guid> {
  const applicationGuid = await event.filled('Берёзка', as);
  await api.call(ApplicationSubscribe, { as: as ?? event.member.token, query: { applicationGuid } });
  return applicationGuid;
}
const money = async (applicationGuid: Guid) =>
  (await event.desk(PaymentGetByApplication, { query: { applicationGuid } })).account!;
const payments = async (applicationGuid: Guid) =>
  (await event.desk(PaymentGetByApplication, { query: { applicationGuid } })).payments;

/** A call with a file. */
async function upload<C extends CallDefinition>(
  call: C,
  sent: SentQuery<C>,
  as: string,
  bytes: Uint8Array = PNG,
  name = 'чек.png',
) {
  const body = new FormData();
  body.set('file', new Blob([bytes as never]), name);
  const asked = new URLSearchParams(
    Object.entries(sent as object).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const response = await fetch(`${api.url}/api/v1/${call.path}?${asked}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body,
  });
  const { data, errors } = (await response.json()) as { data: { guid: Guid } | null; errors: { code: string }[] };
  return { status: response.status, guid: data?.guid ?? null, code: errors[0]?.code };
}
const claim = (applicationGuid: Guid, more: Partial<SentQuery<typeof PaymentCreate>> = {}, bytes?: Uint8Array) =>
  upload(
    PaymentCreate,
    {
      ...{ ...query, applicationGuid, paymentGuid: newGuid(), amount: 300_000, datePayment: today() },
      ...{ invoiceNumber: '15', ...more },
    },
    event.member.token,
    bytes,
  );
const record = (applicationGuid: Guid, amount: number, more: Partial<SentQuery<typeof PaymentCreateFromOrg>> = {}) =>
  event.desk(PaymentCreateFromOrg, {
    query: { ...query, applicationGuid, paymentGuid: newGuid(), amount, datePayment: today(), ...more },
  });
const change = (paymentGuid: Guid, body: SentBody<typeof PaymentChangeStatus>) =>
  event.desk(PaymentChangeStatus, { query: { paymentGuid }, body });
const refused = <C extends CallDefinition>(call: C, sent: { query: SentQuery<C>; body?: SentBody<C> }) =>
  event.refusal(call, { as: event.boss.token, ...sent } as never);

async function changed(details: { currency?: 'RUB' | 'KZT'; useFinances?: boolean }) {
  const asked = { query: { festivalGuid: event.event } };
  const { title, beginDate, endDate } = (await event.desk(FestivalGetFestivalDetail, asked)).details;
  const body = { details: { title, beginDate, endDate, ...details } };
  return event.refusal(FestivalUpdateFestival, { as: event.boss.token, ...asked, body });
}

describe('an account', () => {
  it('is opened by subscribing, follows answers and tells each line', async () => {
    const application = await subscribed();
    expect(await money(application)).toMatchObject({ total: 300_000, paid: 0, debt: 300_000, status: 'unpaid' });
    await event.save(application, 'form', { valueGuids: [event.group] });
    expect(await money(application)).toMatchObject({ total: 0, status: 'free' });
    await event.save(application, 'form', { valueGuids: [event.solo] });
    const { lines, balance } = await event.desk(PaymentGetLedger, { query: { applicationGuid: application } });
    expect(lines.map(({ text, amount, reason }) => [text, amount, reason])).toEqual([
      ['Начислено за участие', 300_000, 'Заявка подана'],
      ['Начисление уменьшено', -300_000, 'Изменены ответы заявки'],
      ['Начислено за участие', 300_000, 'Изменены ответы заявки'],
    ]);
    expect(balance).toBe(300_000);
  });

  it('keeps its prices until they are applied to all', async () => {
    const application = await subscribed();
    const dearer = { query, body: { version: 1, prices: [{ ...solo, price: 500_000 }] } };
    await event.desk(CompetitionFieldPriceUpdate, dearer);
    expect(await money(application)).toMatchObject({ total: 300_000 });
    const all = { version: 2, prices: [{ ...solo, price: 400_000 }], applyTo: 'all' as const, confirm: true };
    await event.desk(CompetitionFieldPriceUpdate, { query, body: all });
    expect(await money(application)).toMatchObject({ total: 400_000, revision: 3 });
  });

  it('is due by its plan, and by another plan when it is put on one', async () => {
    const stages = [
      { title: 'Предоплата', daysAfter: 0, percentBp: 4_000 },
      { title: 'Остаток', dueDate: '2027-03-01', percentBp: 6_000 },
    ];
    const plan = await event.desk(SchedulePaymentUpdate, { query, body: { title: 'Два этапа', stages } });
    const application = await subscribed();
    expect(await money(application)).toMatchObject({
      ...{ debt: 120_000, remaining: 300_000, planTitle: 'Два этапа' },
      next: { amount: 120_000, title: 'Предоплата' },
    });
    await record(application, 120_000);
    expect(await money(application)).toMatchObject({ debt: 0, next: { due: '2027-03-01', amount: 180_000 } });
    const inUse = await refused(SchedulePaymentDelete, { query: { schedulePaymentGuid: plan.guid } });
    expect(inUse.code).toBe('planInUse');
    await event.desk(PaymentChangeSchedulePayment, {
      query: { applicationGuid: application },
      body: { schedulePaymentGuid: null },
    });
    expect(await money(application)).toMatchObject({ debt: 180_000, planTitle: '' });
  });

  it('takes the price of the day on which it is paid where the event says so', async () => {
    const { currency: _, version, ...settings } = await event.desk(FinanceSettingGet, { query });
    await event.desk(FinanceSettingUpdate, { query, body: { ...settings, version, priceDateBasis: 'payment' } });
    const application = await subscribed();
    await record(application, 300_000);
    expect(await money(application)).toMatchObject({ total: 300_000, status: 'paid', priceFixedOn: today() });
  });
});

describe('a claim', () => {
  it('moves no balance until the organizer confirms it; confirmed twice it is one', async () => {
    const application = await subscribed();
    const { guid, status } = await claim(application);
    expect(status).toBe(200);
    expect(await money(application)).toMatchObject({ paid: 0, pending: 300_000 });
    expect(await payments(application)).toMatchObject([
      { status: 'Pending', byMember: true, file: { name: 'чек.png' } },
    ]);
    await Promise.all([change(guid!, { status: 'Confirmed' }), change(guid!, { status: 'Confirmed' })]);
    expect(await money(application)).toMatchObject({ paid: 300_000, pending: 0, debt: 0, status: 'paid' });
    const own = await event.own(PaymentGetByApplication, { query: { applicationGuid: application } });
    expect(own.payments).toMatchObject([{ status: 'Confirmed', actor: '', note: '' }]);
  });

  it('is one however often it is sent, and refuses the same guid for another', async () => {
    const application = await subscribed();
    const paymentGuid = newGuid();
    const sent = await Promise.all([1, 2, 3].map(() => claim(application, { paymentGuid })));
    expect(new Set(sent.map(({ guid }) => guid))).toEqual(new Set([paymentGuid]));
    expect((await claim(application, { paymentGuid, amount: 1 })).code).toBe('paymentReused');
    expect((await claim(application, { invoiceNumber: '№ 15' })).code).toBe('paymentRepeated');
    expect(await payments(application)).toHaveLength(1);
  });

  it('is refused in clear words', async () => {
    const application = await subscribed();
    expect((await claim(application, { datePayment: '2027-12-31' })).code).toBe('paymentDay');
    expect((await claim(application, {}, Buffer.from('MZ\u0090\u0000 программа', 'latin1'))).code).toBe(
      'chequeUnsupported',
    );
    const huge = Buffer.concat([PNG, Buffer.alloc(11 * 1024 * 1024)]);
    expect((await claim(application, {}, huge)).code).toBe('chequeTooLarge');
    const draft = await event.filled();
    expect((await claim(draft)).code).toBe('notSubscribed');
    const other = await EventSample.make(api);
    const foreign = await other.filled();
    expect((await claim(foreign)).code).toBe('notFound');
    const parts = JSON.stringify([{ applicationGuid: application, amount: 300_001 }]);
    expect((await claim(application, { allocations: parts })).code).toBe('allocationsTooLarge');
    expect((await claim(application, { allocations: '{' })).code).toBe('badRequest');
    expect(await payments(application)).toEqual([]);
  });

  it('is rejected with a reason, and may be sent again then', async () => {
    const application = await subscribed();
    const { guid } = await claim(application);
    const sent = { query: { paymentGuid: guid! }, body: { status: 'Rejected' as const } };
    expect((await refused(PaymentChangeStatus, sent)).code).toBe('reasonMissing');
    await change(guid!, { status: 'Rejected', reason: 'Не видно суммы' });
    const late = { query: { paymentGuid: guid! }, body: { status: 'Confirmed' as const } };
    expect((await refused(PaymentChangeStatus, late)).code).toBe('paymentTransition');
    const again = await claim(application);
    expect(again.status).toBe(200);
    await event.desk(PaymentDelete, { query: { paymentGuid: again.guid! } });
    expect(await payments(application)).toMatchObject([{ status: 'Rejected', decision: 'Не видно суммы' }]);
    const gone = { query: { paymentGuid: guid! } };
    expect((await refused(PaymentDelete, gone)).code).toBe('paymentTransition');
  });

  it('of several applications is divided, and may be divided otherwise', async () => {
    const [one, two] = [await subscribed(), await subscribed()];
    const parts = [
      { applicationGuid: one, amount: 300_000 },
      { applicationGuid: two, amount: 200_000 },
    ];
    const { guid } = await claim(one, { amount: 600_000, allocations: JSON.stringify(parts) });
    await change(guid!, { status: 'Confirmed' });
    expect(await money(two)).toMatchObject({ paid: 200_000, status: 'partial' });
    const [payment] = await payments(one);
    expect(payment).toMatchObject({ amount: 600_000, allocated: 300_000, advance: 100_000 });
    const allocations = [{ applicationGuid: two, amount: 300_000 }];
    await event.desk(PaymentReallocate, { query: { paymentGuid: guid! }, body: { allocations, reason: 'По письму' } });
    expect(await money(one)).toMatchObject({ paid: 0, status: 'unpaid' });
    expect(await money(two)).toMatchObject({ paid: 300_000, status: 'paid' });
    const stranger = await subscribed((await api.member(event.event)).token);
    const query = { competitionGuid: event.event, ofPayment: guid! };
    const offered = await event.desk(PaymentGetApplicationsOnAmountPayments, { query, body: { pageSize: 100 } });
    const names = offered.collection.map(({ applicationGuid }) => applicationGuid);
    expect(names).toEqual(expect.arrayContaining([one, two]));
    expect(names).not.toContain(stranger);
    const taken = { allocations: [{ applicationGuid: stranger, amount: 1 }] };
    const stolen = await refused(PaymentReallocate, { query: { paymentGuid: guid! }, body: taken });
    expect(['otherPayer', 'notFound']).toContain(stolen.code);
  });
});

describe('money goes back', () => {
  it('in parts, then all; a part twice is one', async () => {
    const application = await subscribed();
    const { guid } = await record(application, 350_000);
    expect(await money(application)).toMatchObject({ overpaid: 50_000, status: 'overpaid' });
    const refund = { refundGuid: newGuid(), amount: 50_000 };
    const sent = { status: 'Refunded' as const, reason: 'Переплата', refund };
    await change(guid, sent);
    await change(guid, sent);
    expect(await money(application)).toMatchObject({ paid: 300_000, status: 'paid' });
    const more = { ...sent, refund: { refundGuid: newGuid(), amount: 300_001 } };
    expect((await refused(PaymentChangeStatus, { query: { paymentGuid: guid }, body: more })).code).toBe(
      'refundTooLarge',
    );
    const rest = await change(guid, { ...sent, refund: { refundGuid: newGuid() } });
    expect(rest).toEqual({ status: 'Refunded' });
    expect(await money(application)).toMatchObject({ paid: 0, status: 'unpaid' });
  });

  it('not by a storno: the confirmation alone is taken back', async () => {
    const application = await subscribed();
    const { guid } = await record(application, 300_000);
    const refund = { refundGuid: newGuid(), kind: 'storno' as const };
    await change(guid, { status: 'Refunded', reason: 'Не тот платёж', refund });
    expect(await money(application)).toMatchObject({ paid: 0, status: 'unpaid' });
    const [bank] = await api.database.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::bigint as sum from finance.posting where kind = 'bank' and of = $1::text`,
      [event.event],
    );
    expect(bank!.sum).toBe(0);
  });

  it('when an application is withdrawn: what is kept is booked by a person', async () => {
    const application = await subscribed();
    await record(application, 300_000);
    await event.own(ApplicationUnsubscribe, { query: { applicationGuid: application } });
    const left = await money(application);
    expect(left).toMatchObject({ total: 0, paid: 300_000, status: 'refundDue', proposal: { computed: 60_000 } });
    const asked = { query: { ...query, applicationGuid: application } };
    const kept = await event.desk(ScheduleRetentionAddRetentionToApplication, {
      ...asked,
      body: { documentedCosts: 20_000, reason: 'п. 7 положения' },
    });
    expect(kept).toMatchObject({ amount: 20_000, refund: 280_000 });
    const twice = await refused(ScheduleRetentionAddRetentionToApplication, { ...asked, body: { reason: 'Ещё' } });
    expect(twice.code).toBe('retentionExists');
    expect(await money(application)).toMatchObject({ total: 20_000, overpaid: 280_000, status: 'refundDue' });
    await event.desk(ScheduleRetentionDeleteRetentionFromApplication, asked);
    expect(await money(application)).toMatchObject({ total: 0, overpaid: 300_000 });
    await event.desk(ScheduleRetentionAddRetentionToApplication, {
      ...asked,
      body: { reason: 'п. 7', documentedCosts: 5_000 },
    });
    await event.own(ApplicationSubscribe, { query: { applicationGuid: application } });
    expect(await money(application)).toMatchObject({ total: 300_000, paid: 300_000, retained: 0, status: 'paid' });
  });
});

describe('cash', () => {
  const cash = (applicationGuid: Guid, body: Partial<SentBody<typeof PaymentSetCash>> = {}) =>
    event.desk(PaymentSetCash, {
      query: { applicationGuid },
      body: { paymentGuid: newGuid(), amount: 100_000, datePayment: today(), ...body },
    });

  it('of two cashiers at once has numbers in order and no gap', async () => {
    const applications: Guid[] = [];
    while (applications.length < 6) applications.push(await subscribed());
    const taken = await Promise.all(applications.map((one) => cash(one)));
    expect(taken.map(({ receiptNo }) => receiptNo).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
    const info = await event.desk(PaymentGetCashInfo, { query });
    expect(info).toMatchObject({ own: { in: 600_000, out: 0, inDrawer: 600_000, count: 6, firstNo: 1, lastNo: 6 } });
    const { collection, totalCount } = await event.desk(PaymentGetCashPayments, { query });
    expect(totalCount).toBe(6);
    expect(collection.reduce((sum, { amount }) => sum + amount, 0)).toBe(600_000);
  });

  it('is one when it is sent twice, is not more than is left, and of another day has a reason', async () => {
    const application = await subscribed();
    const paymentGuid = newGuid();
    const [first, second] = await Promise.all([cash(application, { paymentGuid }), cash(application, { paymentGuid })]);
    expect(first).toEqual(second);
    const asked = (body: object) =>
      refused(PaymentSetCash, {
        query: { applicationGuid: application },
        body: { paymentGuid: newGuid(), amount: 1, datePayment: today(), ...body } as never,
      });
    expect((await asked({ amount: 200_001 })).code).toBe('cashOverRemaining');
    expect((await asked({ datePayment: '2026-11-01' })).code).toBe('cashDayReason');
    await cash(application, { amount: 200_001, force: true });
    expect(await money(application)).toMatchObject({ overpaid: 1 });
  });

  it('above 100,000 roubles of one contract between firms is warned of, of a person it is not', async () => {
    const taken = async (application: Guid, amount: number) =>
      (
        await event.desk(PaymentSetCash, {
          query: { applicationGuid: application },
          body: { paymentGuid: newGuid(), amount, datePayment: today(), force: true },
        })
      ).warning;
    const person = await subscribed();
    expect(await taken(person, 10_000_001)).toBeNull();
    const { guid } = await event.own(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
    const firm = await subscribed();
    await event.own(ApplicationChangeRequisite, { query: { applicationGuid: firm }, body: { requisiteGuid: guid } });
    expect(await money(firm)).toMatchObject({ payerType: 1 });
    expect(await taken(firm, 10_000_000)).toBeNull();
    expect(await taken(firm, 1)).toBe('cashLimit');
  });
});

describe('discounts and sponsors', () => {
  it('a member proposes, an organizer grants, the price falls', async () => {
    const application = await subscribed();
    const asked = { ...query, applicationGuid: application, percentBp: 1_000, reason: 'Многодетная семья' };
    const sent = { ...asked, discountGuid: newGuid() };
    const { guid } = await upload(DiscountCreate, sent, event.member.token);
    // A repeat is the same discount; somebody else’s guid is nobody’s.
    expect((await upload(DiscountCreate, sent, event.member.token)).guid).toBe(guid);
    expect((await upload(DiscountCreate, sent, event.boss.token)).code).toBe('notFound');
    expect((await upload(DiscountCreate, asked, event.member.token)).code).toBe('discountPending');
    expect(await money(application)).toMatchObject({ total: 300_000 });
    const body = { status: 'Granted' as const };
    const granted = await event.desk(DiscountChangeStatus, { query: { discountGuid: guid! }, body });
    expect(granted).toEqual({ status: 'Granted', total: 270_000 });
    const [shown] = await event.own(DiscountGetByApplication, { query: { applicationGuid: application } });
    expect(shown).toMatchObject({ taken: 30_000, status: 'Granted', decidedBy: '', file: { name: 'чек.png' } });
    await record(application, 270_000);
    const above = { ...query, applicationGuid: application, amount: 900_000, reason: 'Гость' };
    await event.desk(DiscountCreate, { query: above });
    expect(await money(application)).toMatchObject({ total: 0, overpaid: 270_000 });
    const off = { status: 'Declined' as const, reason: 'Ошибка' };
    await event.desk(DiscountChangeStatus, { query: { discountGuid: guid! }, body: off });
    expect(await money(application)).toMatchObject({ total: 0 });
  });

  it('a sponsor lowers what is asked for, and the debt only by his money', async () => {
    const application = await subscribed();
    const sponsor = { applicationGuid: application, requisite: { title: 'ООО «Волжский лён»' }, amount: 120_000 };
    const { guid } = await event.own(ApplicationSponsorCreate, { query, body: sponsor });
    const asked = { query: { applicationSponsorGuid: guid } };
    const decide = (status: 'Accepted' | 'Paid') =>
      event.desk(ApplicationSponsorChangeStatus, { ...asked, body: { status } });
    expect(await money(application)).toMatchObject({ ask: 300_000 });
    await decide('Accepted');
    expect(await money(application)).toMatchObject({ debt: 300_000, fromSponsors: 120_000, ask: 180_000 });
    const paid = await refused(ApplicationSponsorChangeStatus, { ...asked, body: { status: 'Paid' } });
    expect(paid.code).toBe('sponsorNotPaid');
    const more = { ...sponsor, amount: 180_001 };
    const second = await event.own(ApplicationSponsorCreate, { query, body: more });
    const over = await refused(ApplicationSponsorChangeStatus, {
      ...{ query: { applicationSponsorGuid: second.guid }, body: { status: 'Accepted' } },
    });
    expect(over.code).toBe('sponsorSumTooLarge');
    await record(application, 120_000, { applicationSponsorGuid: guid });
    expect(await money(application)).toMatchObject({ debt: 180_000, fromSponsors: 0, ask: 180_000 });
    const all = await event.own(ApplicationSponsorGetByCompetition, { query });
    expect(all.map(({ status, paid: came }) => [status, came])).toEqual([
      ['Paid', 120_000],
      ['Proposed', 0],
    ]);
  });
});

describe('the desk', () => {
  it('lists, filters and sums the same applications', async () => {
    const [one, two, three] = [await subscribed(), await subscribed(), await subscribed()];
    await record(one!, 300_000);
    await record(two!, 350_000);
    const list = (more: object = {}) =>
      event.desk(PaymentGetApplicationsOnAmountPayments, { query: { ...query, ...more }, body: {} });
    const all = await list();
    expect(all.collection.map(({ status }) => status)).toEqual(['paid', 'overpaid', 'unpaid']);
    expect((await list({ filter: 'unpaid' })).collection.map(({ applicationGuid }) => applicationGuid)).toEqual([
      three,
    ]);
    expect((await list({ sort: 'paid', isDescending: 'true' })).collection[0]).toMatchObject({ paid: 350_000 });
    expect((await list({ searchText: '№ 2' })).totalCount).toBe(1);
    const sums = await event.desk(PaymentGetApplicationsOnAmountPaymentsIndicators, { query, body: {} });
    expect(sums).toMatchObject({ count: 3, cost: 900_000, paid: 650_000, remaining: 300_000, overpaid: 50_000 });
    expect(sums.cost - sums.paid).toBe(sums.remaining - sums.overpaid);
    expect(sums.counts).toMatchObject({ all: 3, unpaid: 1, paid: 1, overpaid: 1, withdrawn: 0 });
    const journal = await event.desk(PaymentGetByCompetition, { query: { ...query, searchText: 'берёзка' } });
    expect(journal).toMatchObject({ totalCount: 2, collection: [{ invoiceNumber: '2' }, { invoiceNumber: '1' }] });
  });
});

describe('the ledger', () => {
  it('takes no entry that is out of balance and lets none be changed', async () => {
    await record(await subscribed(), 100);
    const sql = (text: string, values: unknown[] = []) => api.database.query(text, values);
    await expect(sql('update finance.posting set amount = amount + 1')).rejects.toThrow('only added to');
    await expect(sql('delete from finance.entry')).rejects.toThrow('only added to');
    const entry = sql(
      `insert into finance.entry (guid, competition_guid, kind, reason, actor) values ($1, $2, 'receipt', '', 'spec')`,
      [newGuid(), event.event],
    );
    await expect(entry).rejects.toThrow('out of balance');
  });

  it('that disagrees with what explains it is found by the nightly check', async () => {
    const application = await subscribed();
    await record(application, 100);
    const put = (by: number) =>
      api.database.query('update finance.account set posted_total = posted_total + $2 where application_guid = $1', [
        application,
        by,
      ]);
    await put(1);
    const faults = await ledgerFaults(api.database);
    expect(faults.map(({ what, guid, said, kept }) => [what, guid, kept - said])).toEqual([
      ['balance', application, 1],
      ['total', application, -1],
    ]);
    await put(-1);
  });
});

describe('the event', () => {
  it('keeps its currency once there is money', async () => {
    expect((await changed({ currency: 'KZT' })).status).toBe(200);
    expect((await changed({ currency: 'RUB' })).status).toBe(200);
    await record(await subscribed(), 100_000);
    expect(await changed({ currency: 'KZT' })).toMatchObject({ status: 409, code: 'currencyFixed' });
    expect((await changed({ currency: 'RUB' })).status).toBe(200);
  });

  it('is without finances only when nobody owes anybody anything', async () => {
    expect((await changed({ useFinances: true })).status).toBe(200);
    const application = await subscribed();
    expect(await changed({ useFinances: false })).toMatchObject({ status: 409, code: 'financeNotSettled' });
    await record(application, 300_000);
    expect((await changed({ useFinances: false })).status).toBe(200);
  });
});

// Three people do at once whatever can be done with money, in any order; after each round the entries are replayed and
// compared with what the pages say and with the other tables. RAMPA_MONEY_STEPS makes it longer.

import fc from 'fast-check';
import {
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  BankStatementAccept,
  BankStatementGetRows,
  BankStatementTakeBack,
  CompetitionFieldPriceUpdate,
  DiscountCreate,
  PaymentChangeStatus,
  PaymentCreateFromOrg,
  PaymentDelete,
  PaymentGetByApplication,
  PaymentReallocate,
  PaymentSetCash,
  RequisiteCreate,
  ScheduleRetentionAddRetentionToApplication,
  ScheduleRetentionDeleteRetentionFromApplication,
  type CallDefinition,
} from '@rampa/contract';
import { replay, type Posting } from '@rampa/finance/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { ACCOUNT, FIRM } from '../../testing/statement-firm.ts';
import { sendStatement } from '../../testing/send-statement.ts';
import { writeStatement } from '../../testing/write-statement.ts';
import { ledgerFaults } from '../ledger/ledger-faults.ts';

const STEPS = Number(process.env.RAMPA_MONEY_STEPS ?? 90);
const AT_ONCE = 3;
const SEED = Number(process.env.RAMPA_TEST_SEED ?? 1);
const APPLICATIONS = 4;
/** Books are compared after each round; in a long run after so many. */
const ROUNDS = STEPS > 500 ? 20 : 1;
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

let api: TestApi;
let event: EventSample;
let applications: Guid[];
const price = { competitionFieldPriceGuid: newGuid(), unit: 'item' as const };
const payments: Guid[] = [];
const bankRows: Guid[] = [];
const statuses = new Map<number, number>();

beforeAll(async () => {
  api = await startTestApi();
  event = await EventSample.make(api);
  await event.desk(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
  await prices(300_000, 0);
  applications = [];
  while (applications.length < APPLICATIONS) {
    const applicationGuid = await event.filled();
    await event.own(ApplicationSubscribe, { query: { applicationGuid } });
    applications.push(applicationGuid);
  }
});
afterAll(() => api?.stop());

const query = () => ({ competitionGuid: event.event });

async function prices(sum: number, from: number) {
  const one = {
    ...{ ...price, competitionFieldGuid: event.ids.form, referenceBookItemGuid: event.solo, price: sum },
    retention: [{ daysFrom: 0, daysTo: null, percentBp: 2_000 }],
  };
  const body = { version: from, prices: [one], applyTo: 'all' as const, confirm: true };
  await tried(CompetitionFieldPriceUpdate, { query: query(), body });
}

/** A refusal is an answer too, a fault of the server is none. */
async function tried<C extends CallDefinition>(call: C, sent: Sent<C>, as = event.boss.token): Promise<number> {
  const { status } = await api.send(call, { as, ...sent });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(status, call.id).toBeLessThan(500);
  return status;
}

interface Step {
  deed: number;
  one: number;
  other: number;
  amount: number;
}

/** By a number, so that fast-check can make any order of them. */
const DEEDS: ((step: Step) => Promise<unknown>)[] = [
  ({ one, amount }) => recorded(one, amount, newGuid()),
  // The same payment from two windows.
  async ({ one, amount }) => {
    const guid = newGuid();
    await Promise.all([recorded(one, amount, guid), recorded(one, amount, guid)]);
  },
  async ({ one, amount }) => {
    const paymentGuid = newGuid();
    const body = { paymentGuid, amount, datePayment: today(), force: true };
    await tried(PaymentSetCash, { query: { applicationGuid: at(applications, one) }, body });
    payments.push(paymentGuid);
  },
  ({ one, amount }) =>
    changed(one, { status: 'Refunded', reason: 'Возврат', refund: { refundGuid: newGuid(), amount } }),
  ({ one }) =>
    changed(one, { status: 'Refunded', reason: 'Ошибка', refund: { refundGuid: newGuid(), kind: 'storno' } }),
  ({ one }) => changed(one, { status: 'Confirmed' }),
  ({ one }) => changed(one, { status: 'Rejected', reason: 'Не тот' }),
  ({ one, other, amount }) =>
    payments.length === 0
      ? Promise.resolve()
      : tried(PaymentReallocate, {
          query: { paymentGuid: at(payments, one) },
          body: { allocations: [{ applicationGuid: at(applications, other), amount }] },
        }),
  ({ one }) => tried(ApplicationUnsubscribe, { query: { applicationGuid: at(applications, one) } }, event.member.token),
  ({ one }) => tried(ApplicationSubscribe, { query: { applicationGuid: at(applications, one) } }, event.member.token),
  ({ one, amount }) =>
    tried(ScheduleRetentionAddRetentionToApplication, {
      query: { ...query(), applicationGuid: at(applications, one) },
      body: { documentedCosts: amount, amount, reason: 'п. 7' },
    }),
  ({ one }) =>
    tried(ScheduleRetentionDeleteRetentionFromApplication, {
      query: { ...query(), applicationGuid: at(applications, one) },
    }),
  async ({ amount }) => {
    const [last] = await api.database.query<{ no: number }>(
      'select max(no) as no from finance.price_revision where competition_guid = $1',
      [event.event],
    );
    await prices(amount, last!.no);
  },
  ({ one, amount }) =>
    tried(DiscountCreate, {
      query: { ...query(), applicationGuid: at(applications, one), amount, reason: `Скидка ${amount}` },
    }),
  ({ one }) =>
    payments.length === 0 ? Promise.resolve() : tried(PaymentDelete, { query: { paymentGuid: at(payments, one) } }),
  ({ one, other }) =>
    event
      .save(at(applications, one), 'form', { valueGuids: [other % 2 === 0 ? event.solo : event.group] })
      .catch(() => undefined),
  // A bank's file, and the same row in another one; both are accepted from two windows.
  async ({ one, other, amount }) => {
    const number = String(other % 40);
    const rows = await Promise.all([imported(number, amount, ''), imported(number, amount, '\r\n')]);
    const allocations = [{ targetGuid: at(applications, one), amount }];
    const accepted = rows.flat().map((bankRowGuid) => ({ bankRowGuid, allocations }));
    if (accepted.length > 0)
      await Promise.all([1, 2].map(() => tried(BankStatementAccept, { body: { rows: accepted } })));
  },
  ({ one }) =>
    bankRows.length === 0
      ? Promise.resolve()
      : tried(BankStatementTakeBack, { query: { bankRowGuid: at(bankRows, one) }, body: { reason: 'Ошибка' } }),
];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

async function recorded(one: number, amount: number, paymentGuid: Guid) {
  const sent = { ...query(), applicationGuid: at(applications, one), paymentGuid, amount, datePayment: today() };
  await tried(PaymentCreateFromOrg, { query: sent });
  payments.push(paymentGuid);
}

async function changed(one: number, body: Sent<typeof PaymentChangeStatus>['body']) {
  if (payments.length > 0) await tried(PaymentChangeStatus, { query: { paymentGuid: at(payments, one) }, body: body! });
}

/** The rows of one file that may be booked. */
async function imported(number: string, amount: number, end: string): Promise<Guid[]> {
  const payer = { account: '40817810500000000001', inn: '', name: 'Соколова Анна' };
  const payee = { account: ACCOUNT, inn: '', name: '' };
  const row = { number, amount, date: today(), creditedOn: today(), payer, payee, purpose: 'За участие' };
  const bytes = Buffer.from(writeStatement(ACCOUNT, [row]) + end);
  const { guid: bankFileGuid } = await sendStatement(api.url, event.boss.token, bytes, 'kl_to_1c.txt');
  if (bankFileGuid === null) return [];
  const { collection } = await event.desk(BankStatementGetRows, { query: { bankFileGuid } });
  const guids = collection.filter(({ state }) => state === 'ok').map(({ guid }) => guid);
  bankRows.push(...guids);
  return guids;
}

/** No row of a bank is worth more than it says, and no money is kept twice. */
const DOUBLED = `
  select r.bank_key as key, sum(p.amount) as booked from finance.bank_row r
    join finance.bank_booking b on b.bank_row_guid = r.guid join finance.payment p on p.guid = b.payment_guid
   where not exists (select from finance.refund s where s.payment_guid = p.guid and s.kind = 'storno')
   group by r.bank_key having sum(p.amount) > max((r.said -> 'document' ->> 'amount')::bigint)`;

async function differences(): Promise<string[]> {
  const faults = [...(await ledgerFaults(api.database)), ...(await api.database.query<object>(DOUBLED))];
  const rows = await api.database.query<{ postings: Posting[] }>(
    `select jsonb_agg(jsonb_build_object('kind', p.kind, 'of', p.of, 'amount', p.amount)) as postings
       from finance.entry e join finance.posting p on p.entry_guid = e.guid where e.competition_guid = $1 group by e.guid`,
    [event.event],
  );
  const balances = replay(rows);
  const told = await Promise.all(
    applications.map(async (applicationGuid) => {
      const { account } = await event.desk(PaymentGetByApplication, { query: { applicationGuid } });
      const said = account!.total - account!.paid;
      const kept = balances.get(`due:${applicationGuid}`) ?? 0;
      return said === kept ? [] : [`${applicationGuid}: the page says ${said}, the entries ${kept}`];
    }),
  );
  return [...faults.map((fault) => JSON.stringify(fault)), ...told.flat()];
}

it('whatever three people do at once, the entries replayed say the same as the pages', async () => {
  const step = fc.record({
    deed: fc.nat(DEEDS.length - 1),
    one: fc.nat(1_000),
    other: fc.nat(1_000),
    amount: fc.integer({ min: 1, max: 400_000 }),
  });
  const steps = fc.sample(step, { seed: SEED, numRuns: STEPS });
  for (let from = 0; from < steps.length; from += AT_ONCE) {
    const round = steps.slice(from, from + AT_ONCE);
    await Promise.all(round.map((one) => DEEDS[one.deed]!(one)));
    if ((from / AT_ONCE) % ROUNDS > 0 && from + AT_ONCE < steps.length) continue;
    expect(await differences(), JSON.stringify(round)).toEqual([]);
  }
  // Enough of it was done, not merely refused.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(STEPS / 3);
}, 3_600_000);

// Receipts of a till: whose money waits for one, what is written down, and what is refused.

import {
  ApplicationChangeRequisite,
  ApplicationSubscribe,
  CompetitionFieldPriceUpdate,
  FiscalReceiptSet,
  PaymentChangeStatus,
  PaymentCreateFromOrg,
  PaymentGetByApplication,
  RequisiteCreate,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { FIRM } from '../../testing/statement-firm.ts';

let api: TestApi;
let event: EventSample;
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());
const FIELDS = { rnKkt: '0000000001000123', fn: '9999078900001234', fd: '42', fp: '1234567890' };

beforeAll(async () => {
  api = await startTestApi();
  event = await EventSample.make(api);
  const price = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item' as const },
    ...{ referenceBookItemGuid: event.solo, price: 300_000 },
  };
  const query = { competitionGuid: event.event };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] } });
});
afterAll(() => api?.stop());

async function paid(): Promise<{ application: Guid; payment: Guid }> {
  const [application, payment] = [await event.filled(), newGuid()];
  await event.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const sent = { competitionGuid: event.event, applicationGuid: application, paymentGuid: payment, amount: 300_000 };
  await event.desk(PaymentCreateFromOrg, { query: { ...sent, datePayment: today() } });
  return { application, payment };
}
const receipts = async (applicationGuid: Guid) =>
  (await event.desk(PaymentGetByApplication, { query: { applicationGuid } })).payments[0]!.fiscal;
const set = (paymentGuid: Guid, body: SentBody<typeof FiscalReceiptSet>) =>
  event.refusal(FiscalReceiptSet, { as: event.boss.token, query: { paymentGuid }, body });

it('a person’s money waits for its receipt, and bears the numbers of it', async () => {
  const { application, payment } = await paid();
  expect((await receipts(application)).map(({ step, status, fields }) => [step, status, fields])).toEqual([
    ['payment', 'waiting', null],
  ]);
  const unfinished = await set(payment, { step: 'payment', status: 'printed', fields: { ...FIELDS, fp: '' } });
  expect(unfinished.code).toBe('fiscalUnfinished');
  expect((await set(payment, { step: 'settlement', status: 'printed', fields: FIELDS })).code).toBe('fiscalAbsent');
  const foreign = { step: 'refund' as const, refundGuid: newGuid(), status: 'printed' as const, fields: FIELDS };
  expect((await set(payment, foreign)).code).toBe('fiscalAbsent');
  expect((await set(payment, { step: 'payment', status: 'failed', fields: {} })).status).toBe(200);
  expect((await set(payment, { step: 'payment', status: 'printed', fields: FIELDS })).status).toBe(200);
  expect((await receipts(application))[0]).toMatchObject({ status: 'printed', fields: FIELDS });
  const own = (await event.own(PaymentGetByApplication, { query: { applicationGuid: application } })).payments[0]!;
  expect(own.fiscal[0]!.status).toBe('printed');
});

it('what goes back waits for a receipt of its own; taken back as a mistake it waits for none', async () => {
  const [one, other] = [await paid(), await paid()];
  const refundGuid = newGuid();
  const change = (paymentGuid: Guid, refund: NonNullable<SentBody<typeof PaymentChangeStatus>['refund']>) =>
    event.desk(PaymentChangeStatus, { query: { paymentGuid }, body: { status: 'Refunded', reason: 'нет', refund } });
  await change(one.payment, { refundGuid, amount: 1_000 });
  expect((await receipts(one.application)).map(({ step, refundGuid: of }) => [step, of])).toEqual([
    ['payment', null],
    ['refund', refundGuid],
  ]);
  expect((await set(one.payment, { step: 'refund', refundGuid, status: 'printed', fields: FIELDS })).status).toBe(200);
  await change(other.payment, { refundGuid: newGuid(), kind: 'storno' });
  expect(await receipts(other.application)).toEqual([]);
});

it('a firm’s money through a bank needs none', async () => {
  const { application } = await paid();
  const { guid } = await event.own(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
  await event.own(ApplicationChangeRequisite, {
    query: { applicationGuid: application },
    body: { requisiteGuid: guid },
  });
  expect((await receipts(application)).map(({ status }) => status)).toEqual(['notNeeded']);
});

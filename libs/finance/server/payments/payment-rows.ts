// A payment as it is stored, with where its money was put and what has been given back of it.

import { createHash } from 'node:crypto';
import type { LedgerAccount, PaymentPart, PaymentStanding } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { ALLOCATION, PAYMENT, REFUND, REFUND_PART, type PaymentRow, type RefundRow } from '../ledger/ledger-tables.ts';

export interface KeptPayment extends PaymentRow {
  parts: PaymentPart[];
  sponsor: Guid | null;
  refunds: (RefundRow & { parts: { application: Guid | null; amount: number }[] })[];
}

export async function paymentsOf(
  reader: Reader,
  guids: readonly Guid[],
  { held = false } = {},
): Promise<KeptPayment[]> {
  if (guids.length === 0) return [];
  const rows = await reader.query<PaymentRow>(
    `select ${PAYMENT.select('p')} from finance.payment p where p.guid = any ($1::uuid[])
      order by p.guid ${held ? 'for update' : ''}`,
    [guids],
  );
  const parts = await reader.query<{ payment: Guid; application: Guid; sponsor: Guid | null; amount: number }>(
    `select payment_guid as payment, application_guid as application, sponsor_guid as sponsor, amount
       from finance.allocation where payment_guid = any ($1::uuid[]) order by payment_guid, position`,
    [guids],
  );
  const refunds = await reader.query<KeptPayment['refunds'][number]>(
    `select ${REFUND.select('r')},
            (select coalesce(jsonb_agg(jsonb_build_object('application', x.application_guid, 'amount', x.amount)), '[]')
               from finance.refund_part x where x.refund_guid = r.guid) as parts
       from finance.refund r where r.payment_guid = any ($1::uuid[]) order by r.created_at, r.guid`,
    [guids],
  );
  const partsOf = Map.groupBy(parts, ({ payment }) => payment);
  const refundsOf = Map.groupBy(refunds, ({ paymentGuid }) => paymentGuid);
  return rows.map((row) => ({
    ...row,
    parts: (partsOf.get(row.guid) ?? []).map(({ application, amount }): PaymentPart => [application, amount]),
    sponsor: partsOf.get(row.guid)?.[0]?.sponsor ?? null,
    refunds: refundsOf.get(row.guid) ?? [],
  }));
}

/** Where the money of a payment lies. */
export function placeOf({
  method,
  competitionGuid,
  cashier,
  shiftOn,
}: Pick<PaymentRow, 'method' | 'competitionGuid' | 'cashier' | 'shiftOn'>): LedgerAccount {
  return { kind: method, of: method === 'cash' ? `${cashier}:${shiftOn}` : competitionGuid };
}

export function standingOf(payment: KeptPayment): PaymentStanding {
  const { payerGuid: payer, amount, status, parts } = payment;
  const refunds = payment.refunds
    .filter(({ kind }) => kind === 'money')
    .flatMap((refund) => refund.parts.map((part) => [part.application, part.amount] as const));
  return { payer, amount, place: placeOf(payment), status, parts, refunds };
}

export async function writeParts(tx: Transaction, payment: Guid, parts: readonly PaymentPart[], sponsor: Guid | null) {
  await tx.query('delete from finance.allocation where payment_guid = $1', [payment]);
  await ALLOCATION.insertAll(
    tx,
    parts.map(([applicationGuid, amount], position) => ({
      ...{ paymentGuid: payment, applicationGuid, sponsorGuid: sponsor, amount, position },
    })),
  );
}

export async function writeRefundParts(
  tx: Transaction,
  refund: Guid,
  parts: readonly (readonly [Guid | null, number])[],
) {
  await REFUND_PART.insertAll(
    tx,
    parts.map(([applicationGuid, amount]) => ({ refundGuid: refund, applicationGuid, amount })),
  );
}

export const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The same paper of the same payer for the same application, whatever the letters of its number. */
export function claimKeyOf(
  application: Guid,
  { number, amount, paidOn }: { number: string; amount: number; paidOn: string },
) {
  return hashOf([application, number.toLowerCase().replaceAll(/[\s№#]/gu, ''), amount, paidOn]);
}

/** Answers the payment that was sent with this guid before. Failure paymentReused of another one. */
export async function sentBefore(reader: Reader, guid: Guid, competition: Guid, bodyHash: string): Promise<boolean> {
  const found = await PAYMENT.find(reader, { guid });
  if (!found) return false;
  if (found.competitionGuid !== competition || found.bodyHash !== bodyHash) throw new Failure('paymentReused');
  return true;
}

/** Failure paymentRepeated while the same paper waits or has been taken. */
export async function refuseRepeated(reader: Reader, claimKey: string): Promise<void> {
  const [alive] = await reader.query(
    `select from finance.payment where claim_key = $1 and status in ('Pending', 'Confirmed')`,
    [claimKey],
  );
  if (alive) throw new Failure('paymentRepeated', { field: 'invoiceNumber' });
}

/** Everything that a payment touches is held: accounts by their guids, then the payment itself. */
export function moved(): Error {
  return Object.assign(new Error('The payment was put elsewhere meanwhile'), { code: '40001' });
}

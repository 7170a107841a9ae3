// Which receipts of a till payments need, and what is written down of them.

import type { FiscalReceiptView } from '@rampa/contract';
import { dayIn, fiscalNeeds } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { KeptPayment } from '../payments/payment-rows.ts';
import { FISCAL_RECEIPT, type FiscalReceiptRow } from './fiscal-table.ts';

interface Payer {
  guid: Guid;
  payerType: 0 | 1 | 2;
  endDate: string;
  timeZone: string;
}

/** By the guid of the payment; of those that are no money there is none. */
export async function fiscalOf(
  reader: Reader,
  payments: readonly KeptPayment[],
): Promise<ReadonlyMap<Guid, FiscalReceiptView[]>> {
  const guids = payments.filter(isMoney).map(({ guid }) => guid);
  if (guids.length === 0) return new Map();
  const payers = await reader.query<Payer>(
    `select p.guid, c.end_date::text as "endDate", c.time_zone as "timeZone",
            coalesce((s.requisite ->> 'type')::int, a.payer_type, 0) as "payerType"
       from finance.payment p join competitions.v_competition c on c.guid = p.competition_guid
       left join finance.allocation x on x.payment_guid = p.guid and x.position = 0
       left join finance.account a on a.application_guid = x.application_guid
       left join finance.sponsor s on s.guid = x.sponsor_guid
      where p.guid = any ($1::uuid[])`,
    [guids],
  );
  const kept = await reader.query<FiscalReceiptRow>(
    `select ${FISCAL_RECEIPT.select('f')} from finance.fiscal_receipt f where f.payment_guid = any ($1::uuid[])`,
    [guids],
  );
  const byPayer = new Map(payers.map((payer) => [payer.guid, payer]));
  const keptOf = Map.groupBy(kept, ({ paymentGuid }) => paymentGuid);
  return new Map(
    payments.filter(isMoney).flatMap((payment) => {
      const payer = byPayer.get(payment.guid);
      return payer ? [[payment.guid, receiptsOf(payment, payer, keptOf.get(payment.guid) ?? [])] as const] : [];
    }),
  );
}

function isMoney({ status, refunds }: KeptPayment): boolean {
  return (status === 'Confirmed' || status === 'Refunded') && refunds.every(({ kind }) => kind === 'money');
}

function receiptsOf(
  payment: KeptPayment,
  { payerType, endDate, timeZone }: Payer,
  kept: readonly FiscalReceiptRow[],
): FiscalReceiptView[] {
  const refunds = payment.refunds.map(({ guid, givenOn, method, amount }) => ({ guid, on: givenOn, method, amount }));
  const { method, amount, paidOn } = payment;
  const asked = { payerType, method, amount, receivedOn: payment.receivedOn ?? paidOn, refunds };
  return fiscalNeeds(asked, endDate, dayIn(new Date(), timeZone)).map((need) => {
    const row = kept.find(({ step, refundGuid }) => step === need.step && refundGuid === need.refundGuid);
    return { ...need, status: row?.status ?? need.status, fields: row?.fields ?? null };
  });
}

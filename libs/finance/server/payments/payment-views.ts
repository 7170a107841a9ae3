// Payments as pages show them: of one application, of a sponsor, of the whole event.

import { Injectable } from '@nestjs/common';
import type { PaymentView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader, Scope } from '@rampa/platform/server';
import { fiscalOf } from '../fiscal/read-fiscal.ts';
import { actorNames } from '../ledger/actor-names.ts';
import { paymentsOf, type KeptPayment } from './payment-rows.ts';
import { memberOf } from './payment-targets.ts';

/** Read by `UploadedFile/GetByGuid`. */
export function fileOf({
  fileGuid,
  fileName,
  fileType,
}: {
  fileGuid: Guid | null;
  fileName: string;
  fileType: string;
}) {
  return fileGuid === null ? null : { guid: fileGuid, name: fileName, type: fileType };
}

@Injectable()
export class PaymentViews {
  async ofApplication(reader: Reader, scope: Scope, application: Guid): Promise<PaymentView[]> {
    const rows = await reader.query<{ guid: Guid }>(
      `select p.guid from finance.allocation a join finance.payment p on p.guid = a.payment_guid
        where a.application_guid = $1 order by p.paid_on desc, p.created_at desc, p.guid`,
      [application],
    );
    return this.of(reader, scope, rows.map(({ guid }) => guid), application); // prettier-ignore
  }

  async ofSponsor(reader: Reader, scope: Scope, sponsor: Guid): Promise<PaymentView[]> {
    const rows = await reader.query<{ guid: Guid; application: Guid }>(
      `select p.guid, a.application_guid as application from finance.allocation a
         join finance.payment p on p.guid = a.payment_guid
        where a.sponsor_guid = $1 order by p.paid_on desc, p.created_at desc, p.guid`,
      [sponsor],
    );
    return this.of(reader, scope, rows.map(({ guid }) => guid), rows[0]?.application ?? null); // prettier-ignore
  }

  /** In the order of the guids. `about`: whose share is told; null: the whole payment's. */
  async of(reader: Reader, scope: Scope, guids: readonly Guid[], about: Guid | null): Promise<PaymentView[]> {
    const isDesk = memberOf(scope) === null;
    const payments = await paymentsOf(reader, guids);
    const byGuid = new Map(payments.map((one) => [one.guid, one]));
    const heads = await headsOf(reader, payments.flatMap(({ parts }) => parts.map(([application]) => application))); // prettier-ignore
    const payers = await payerNames(reader, payments);
    const fiscal = await fiscalOf(reader, payments);
    const names = await actorNames(reader, payments.flatMap(({ author, decidedBy, refunds }) => [author, decidedBy, ...refunds.map((one) => one.author)])); // prettier-ignore
    return guids.flatMap((guid) => {
      const payment = byGuid.get(guid);
      if (!payment) return [];
      const { parts, refunds, amount } = payment;
      const own = (application: Guid | null) => about === null || application === about;
      const isAlive = payment.status !== 'Refunded' || refunds.some(({ kind }) => kind === 'money');
      const money = refunds.filter(({ kind }) => kind === 'money').flatMap((refund) => refund.parts);
      const put = parts.reduce((sum, [, part]) => sum + part, 0);
      return [
        {
          ...{ guid, amount, paidOn: payment.paidOn, method: payment.method, invoiceNumber: payment.number },
          allocated: about === null ? put : (parts.find(([application]) => application === about)?.[1] ?? 0),
          returned: isAlive
            ? money.filter(({ application }) => own(application)).reduce((sum, part) => sum + part.amount, 0)
            : 0,
          ...{ status: payment.status, byMember: payment.byMember, payerName: payers.get(payment.payerGuid) ?? '' },
          ...{ applicationSponsorGuid: payment.sponsor, receiptNo: payment.receiptNo },
          file: fileOf(payment),
          ...{ decision: payment.decision, note: isDesk ? payment.note : '' },
          actor: isDesk ? names(payment.decidedBy ?? payment.author) : '',
          createdAt: payment.createdAt.toISOString(),
          parts: parts.map(([applicationGuid, part]) => ({
            ...{ applicationGuid, number: heads.get(applicationGuid)?.number ?? null, amount: part },
            title: heads.get(applicationGuid)?.title ?? '',
          })),
          advance: amount - put,
          fiscal: fiscal.get(guid) ?? [],
          refunds: refunds.map((refund) => ({
            ...{ guid: refund.guid, kind: refund.kind, amount: refund.amount, on: refund.givenOn },
            ...{ method: refund.method, number: refund.number, receiptNo: refund.receiptNo, reason: refund.reason },
            actor: isDesk ? names(refund.author) : '',
          })),
        } satisfies PaymentView,
      ];
    });
  }
}

async function headsOf(reader: Reader, applications: readonly Guid[]) {
  const rows = await reader.query<{ guid: Guid; number: number | null; title: string }>(
    'select guid, number, title from applications.v_application_head where guid = any ($1::uuid[])',
    [[...new Set(applications)]],
  );
  return new Map(rows.map((row) => [row.guid, row]));
}

async function payerNames(reader: Reader, payments: readonly KeptPayment[]): Promise<ReadonlyMap<Guid, string>> {
  const of = (kind: KeptPayment['payerKind']) => payments.filter((one) => one.payerKind === kind).map((one) => one.payerGuid); // prettier-ignore
  const rows = await reader.query<{ guid: Guid; name: string }>(
    `select guid, full_name as name from accounts.v_account where guid = any ($1::uuid[])
     union all select guid, title from finance.sponsor where guid = any ($2::uuid[])`,
    [of('member'), of('sponsor')],
  );
  return new Map(rows.map(({ guid, name }) => [guid, name]));
}

// What a till has printed is written down by a person: the portal prints no receipts itself.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, FiscalReceiptSet } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { audit } from '../ledger/post.ts';
import { membersOf, tellMoney } from '../ledger/tell-money.ts';
import { paymentsOf } from '../payments/payment-rows.ts';
import { fiscalOf } from './read-fiscal.ts';

@Injectable()
export class SetFiscal {
  constructor(private readonly work: UnitOfWork) {}

  /** Failures fiscalAbsent of a payment that needs no such receipt, fiscalUnfinished of one without its numbers. */
  async run(scope: Scope, payment: Guid, body: BodyOf<typeof FiscalReceiptSet>): Promise<void> {
    const { competition } = eventOf(scope);
    const { step, refundGuid, status, fields } = body;
    if (status === 'printed' && [fields.rnKkt, fields.fn, fields.fd, fields.fp].includes(''))
      throw new Failure('fiscalUnfinished', { field: 'fields' });
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const [held] = await paymentsOf(tx, [payment], { held: true });
      if (!held || held.competitionGuid !== competition) throw new Failure('notFound');
      const receipts = (await fiscalOf(tx, [held])).get(payment) ?? [];
      const before = receipts.find((one) => one.step === step && one.refundGuid === refundGuid);
      if (!before) throw new Failure('fiscalAbsent');
      await tx.query(
        `insert into finance.fiscal_receipt (payment_guid, competition_guid, step, refund_guid, status, fields, author)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (payment_guid, step, refund_guid)
         do update set status = excluded.status, fields = excluded.fields, author = excluded.author, updated_at = clock_timestamp()`,
        [payment, competition, step, refundGuid, status, JSON.stringify(fields), actor],
      );
      const applications = held.parts.map(([application]) => application);
      const told = {
        thing: 'fiscalReceipt' as const,
        guid: payment,
        deed: 'written',
        before,
        after: { step, refundGuid, status, fields },
      };
      await audit(tx, { competition, application: applications[0]!, ...told, actor });
      await tellMoney(tx, { competition, applications, members: await membersOf(tx, applications) });
    });
  }
}

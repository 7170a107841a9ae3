// What a member says he has paid: it waits for the organizer, and moves no balance.

import { Injectable } from '@nestjs/common';
import type { PaymentCreate, QueryOf } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { actorName, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { audit } from '../ledger/post.ts';
import { tellMoney } from '../ledger/tell-money.ts';
import { BankPayment } from './bank-payment.ts';

@Injectable()
export class ClaimPayment {
  constructor(private readonly payments: BankPayment) {}

  run(scope: Scope, sent: QueryOf<typeof PaymentCreate>, request: FastifyRequest): Promise<{ guid: Guid }> {
    const { applicationGuid: application, amount, datePayment: paidOn } = sent;
    return this.payments.write(scope, sent, { request, byMember: true }, async (tx, written) => {
      const { event, guid, number, parts, payer } = written;
      const { competition } = event;
      const after = { amount, paidOn, number, parts };
      await audit(tx, { competition, application, thing: 'payment', guid, deed: 'claimed', after, actor: actorName(scope.actor) }); // prettier-ignore
      await tellMoney(tx, { competition, applications: parts.map(([one]) => one), members: [payer.guid] });
    });
  }
}

// What a member says he has paid: it waits for the organizer, and moves no balance.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { allocationsIn, type PaymentCreate, type QueryOf } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { PAYMENT } from '../ledger/ledger-tables.ts';
import { audit } from '../ledger/post.ts';
import { tellMoney } from '../ledger/tell-money.ts';
import { Cheques } from './cheques.ts';
import { MovePayment } from './move-payment.ts';
import { claimKeyOf, hashOf, sentBefore, writeParts } from './payment-rows.ts';
import { partsOf, payerOf, refuseDay, refuseWithdrawn, sponsorOf } from './payment-targets.ts';

@Injectable()
export class ClaimPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly moving: MovePayment,
    private readonly cheques: Cheques,
  ) {}

  /** Failures paymentRepeated, paymentReused, paymentDay, notSubscribed, allocationsTooLarge, otherPayer, those of cheques. */
  run(scope: Scope, sent: QueryOf<typeof PaymentCreate>, request: FastifyRequest): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const { competition } = event;
    const { paymentGuid: guid, applicationGuid, applicationSponsorGuid, amount, datePayment, invoiceNumber } = sent;
    return this.cheques.received(request, { isRequired: true }, async (cheque) => {
      const parts = partsOf(applicationGuid, amount, allocationsIn(sent.allocations));
      const bodyHash = hashOf([{ ...sent, allocations: parts }, cheque?.sha256]);
      const { result } = await this.work.run({ scope }, async (tx) => {
        if (await sentBefore(tx, guid, competition, bodyHash)) return { guid };
        const payer = await payerOf(tx, scope, parts, applicationGuid);
        const by = this.moving.by(event, 'Заявка подана');
        const accounts = await this.moving.accounts.held(tx, competition, parts.map(([one]) => one), by); // prettier-ignore
        refuseWithdrawn(accounts);
        refuseDay(datePayment, await this.moving.today(tx, competition));
        const sponsor = applicationSponsorGuid ? await sponsorOf(tx, competition, applicationSponsorGuid, parts) : null;
        if (await sentBefore(tx, guid, competition, bodyHash)) return { guid };
        const claimKey = claimKeyOf(applicationGuid, { number: invoiceNumber, amount, paidOn: datePayment });
        const [alive] = await tx.query(
          `select from finance.payment where claim_key = $1 and status in ('Pending', 'Confirmed')`,
          [claimKey],
        );
        if (alive) throw new Failure('paymentRepeated', { field: 'invoiceNumber' });
        const file = await this.cheques.keep(tx, competition, cheque);
        await PAYMENT.insert(tx, {
          ...{ guid, competitionGuid: competition, payerGuid: sponsor?.guid ?? payer.guid },
          ...{ payerKind: sponsor ? ('sponsor' as const) : payer.kind, amount, method: 'bank', number: invoiceNumber },
          ...{ paidOn: datePayment, status: 'Pending', byMember: true, claimKey, bodyHash, ...file },
          author: actorName(scope.actor),
        });
        await writeParts(tx, guid, parts, sponsor?.guid ?? null);
        const after = { amount, paidOn: datePayment, number: invoiceNumber, parts };
        await audit(tx, { competition, application: applicationGuid, thing: 'payment', guid, deed: 'claimed', after, actor: actorName(scope.actor) }); // prettier-ignore
        await tellMoney(tx, { competition, applications: parts.map(([one]) => one), members: [payer.guid] });
        return { guid };
      });
      return result;
    });
  }
}

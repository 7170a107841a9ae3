// A payment through the bank, whoever says it: a member has paid, or the organizer has found it in his account.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { allocationsIn, type PaymentCreate, type PaymentCreateFromOrg, type QueryOf } from '@rampa/contract';
import type { PaymentPart } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { PAYMENT, type AccountRow } from '../ledger/ledger-tables.ts';
import { nextNumber } from '../ledger/post.ts';
import { Cheques } from './cheques.ts';
import { MovePayment } from './move-payment.ts';
import { claimKeyOf, hashOf, refuseRepeated, sentBefore, writeParts } from './payment-rows.ts';
import { partsOf, payerOf, refuseDay, refuseWithdrawn, sponsorOf, type Payer } from './payment-targets.ts';

type Sent = QueryOf<typeof PaymentCreate> | QueryOf<typeof PaymentCreateFromOrg>;

export interface WrittenPayment {
  event: EventScope;
  guid: Guid;
  number: string;
  parts: PaymentPart[];
  accounts: AccountRow[];
  /** Who has sent it: the sponsor, or else the member or his application. */
  payerGuid: Guid;
  /** Whose applications these are. */
  payer: Payer;
}

@Injectable()
export class BankPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly moving: MovePayment,
    private readonly cheques: Cheques,
  ) {}

  /**
   * A member's waits, for applications that take part, and shows its paper; an organizer's is confirmed. What was sent
   * before is answered and not written again. Failures paymentRepeated, paymentReused, paymentDay, notSubscribed,
   * allocationsTooLarge, otherPayer, those of cheques.
   */
  write(
    scope: Scope,
    sent: Sent,
    { request, byMember }: { request: FastifyRequest; byMember: boolean },
    follow: (tx: Transaction, written: WrittenPayment) => Promise<void>,
  ): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const { competition } = event;
    const { paymentGuid: guid, applicationGuid, applicationSponsorGuid, amount, datePayment: paidOn } = sent;
    return this.cheques.received(request, { isRequired: byMember }, async (cheque) => {
      const parts = partsOf(applicationGuid, amount, allocationsIn(sent.allocations));
      const bodyHash = hashOf([{ ...sent, allocations: parts }, cheque?.sha256]);
      const applications = parts.map(([application]) => application);
      const { result } = await this.work.run({ scope }, async (tx) => {
        if (await sentBefore(tx, guid, competition, bodyHash)) return { guid };
        const payer = await payerOf(tx, scope, parts, applicationGuid);
        const by = this.moving.by(event, 'Заявка подана');
        const accounts = await this.moving.accounts.held(tx, competition, applications, by);
        if (await sentBefore(tx, guid, competition, bodyHash)) return { guid };
        if (byMember) refuseWithdrawn(accounts);
        refuseDay(paidOn, await this.moving.today(tx, competition));
        const sponsor = applicationSponsorGuid ? await sponsorOf(tx, competition, applicationSponsorGuid, parts) : null;
        const { invoiceNumber } = sent;
        const claimKey = invoiceNumber ? claimKeyOf(applicationGuid, { number: invoiceNumber, amount, paidOn }) : null;
        if (claimKey) await refuseRepeated(tx, claimKey);
        const number = invoiceNumber ?? String(await nextNumber(tx, competition, 'payment', 0));
        const payerGuid = sponsor?.guid ?? payer.guid;
        await PAYMENT.insert(tx, {
          ...{ guid, competitionGuid: competition, payerGuid, payerKind: sponsor ? 'sponsor' : payer.kind },
          ...{ amount, method: 'method' in sent ? sent.method : 'bank', number, claimKey, paidOn },
          ...(byMember ? { status: 'Pending' } : { status: 'Confirmed', receivedOn: paidOn }),
          ...{ byMember, bodyHash, author: actorName(scope.actor) },
          ...(await this.cheques.keep(tx, competition, cheque)),
        });
        await writeParts(tx, guid, parts, sponsor?.guid ?? null);
        await follow(tx, { event, guid, number, parts, accounts, payerGuid, payer });
        return { guid };
      });
      return result;
    });
  }
}

// Money that the organizer knows has come: confirmed at once. Cash has a shift and a receipt.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, PaymentCreateFromOrg, PaymentSetCash, QueryOf } from '@rampa/contract';
import { allocation, receipt } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { factsOfAccounts, standingOfAccount } from '../ledger/account-reading.ts';
import { PAYMENT, type AccountRow } from '../ledger/ledger-tables.ts';
import { cashHolder } from '../documents/parties.ts';
import { nextNumber } from '../ledger/post.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { BankPayment } from './bank-payment.ts';
import { MoneyLetters, type UrlOf } from './money-letters.ts';
import { MovePayment } from './move-payment.ts';
import { hashOf, placeOf, sentBefore, writeParts } from './payment-rows.ts';
import { partsOf, payerOf, refuseDay } from './payment-targets.ts';

/** One contract between firms, in cash (Указание Банка России № 5348-У). */
export const MOST_IN_CASH = 10_000_000;

@Injectable()
export class RecordPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly moving: MovePayment,
    private readonly payments: BankPayment,
    private readonly moneys: EventMoneys,
    private readonly letters: MoneyLetters,
  ) {}

  byBank(scope: Scope, sent: QueryOf<typeof PaymentCreateFromOrg>, request: FastifyRequest, urlOf: UrlOf) {
    const { amount, method } = sent;
    return this.payments.write(scope, sent, { request, byMember: false }, async (tx, written) => {
      const { event, guid, number, parts, accounts, payerGuid } = written;
      const place = placeOf({ method, competitionGuid: event.competition, cashier: null, shiftOn: null });
      await this.moving.done(tx, event, accounts, {
        ...{ payment: guid, deed: 'recorded', reason: 'Платёж записан организатором', isConfirmed: true },
        entries: [receipt(place, payerGuid, amount), allocation(payerGuid, parts)],
        after: { amount, method, number, parts },
      });
      await this.letters.confirmed(tx, event.competition, guid, urlOf);
    });
  }

  /** Failures cashOverRemaining unless forced, cashDayReason, paymentDay, paymentReused, notSubscribed. */
  async byCash(
    scope: Scope,
    applicationGuid: Guid,
    body: BodyOf<typeof PaymentSetCash>,
    urlOf: UrlOf,
  ): Promise<AnswerOf<typeof PaymentSetCash>> {
    const event = eventOf(scope);
    const { competition, organizer } = event;
    const { paymentGuid: guid, amount, datePayment, force, reason } = body;
    const bodyHash = hashOf([applicationGuid, body]);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const parts = partsOf(applicationGuid, amount, undefined);
      const payer = await payerOf(tx, scope, parts, applicationGuid);
      const accounts = await this.moving.accounts.held(tx, competition, [applicationGuid], this.moving.by(event, 'Заявка подана')); // prettier-ignore
      if (await sentBefore(tx, guid, competition, bodyHash)) return this.taken(tx, guid, accounts[0]!);
      const today = await this.moving.today(tx, competition);
      refuseDay(datePayment, today);
      if (datePayment < today && reason === '') throw new Failure('cashDayReason', { field: 'reason' });
      if (!force) await this.refuseOver(tx, accounts[0]!, amount, today);
      const cashier = actorName(scope.actor);
      const year = Number(today.slice(0, 4));
      const receiptNo = await nextNumber(tx, await cashHolder(tx, organizer, competition), 'cashIn', year);
      const row = {
        ...{ guid, competitionGuid: competition, payerGuid: payer.guid, payerKind: payer.kind, amount },
        ...{ method: 'cash' as const, number: String(receiptNo), paidOn: datePayment, receivedOn: today },
        ...{ status: 'Confirmed' as const, byMember: false, bodyHash, author: cashier, note: reason },
        ...{ cashier, shiftOn: today, receiptNo },
      };
      await PAYMENT.insert(tx, row);
      await writeParts(tx, guid, parts, null);
      await this.moving.done(tx, event, accounts, {
        ...{ payment: guid, deed: 'cashTaken', reason: reason || 'Принято в кассу', isConfirmed: true },
        entries: [receipt(placeOf(row), payer.guid, amount), allocation(payer.guid, parts)],
        after: { amount, receiptNo },
      });
      await this.letters.confirmed(tx, competition, guid, urlOf);
      return this.taken(tx, guid, accounts[0]!);
    });
    return result;
  }

  private async refuseOver(tx: Transaction, row: AccountRow, amount: number, today: string): Promise<void> {
    const { rules } = await this.moneys.of(tx, row.competitionGuid);
    const facts = (await factsOfAccounts(tx, row.competitionGuid, [row.applicationGuid]))(row);
    const head = { ...row, total: row.derivation.total };
    const { remaining } = standingOfAccount(head, facts, today, rules.timeZone);
    if (amount > remaining) throw new Failure('cashOverRemaining', { field: 'amount', customData: { remaining } });
  }

  private async taken(tx: Transaction, guid: Guid, account: AccountRow): Promise<AnswerOf<typeof PaymentSetCash>> {
    const [row] = await tx.query<{ receiptNo: number; cash: number }>(
      `select p.receipt_no as "receiptNo",
              (select coalesce(sum(a.amount), 0) from finance.allocation a join finance.payment c on c.guid = a.payment_guid
                where a.application_guid = $2 and c.method = 'cash' and c.status = 'Confirmed')::bigint as cash
         from finance.payment p where p.guid = $1`,
      [guid, account.applicationGuid],
    );
    const { settings } = await this.moneys.of(tx, account.competitionGuid);
    const isOver = settings.currency === 'RUB' && account.payerType !== 0 && row!.cash > MOST_IN_CASH;
    return { guid, receiptNo: row!.receiptNo, warning: isOver ? 'cashLimit' : null };
  }
}

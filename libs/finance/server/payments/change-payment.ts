// What may become of a payment: confirmed, rejected, given back, taken back as a mistake, put to other applications.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, PaymentChangeStatus, PaymentReallocate } from '@rampa/contract';
import { confirm, giveBack, reallocate, storno, type PaymentPart, type Posting } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { cashHolder } from '../documents/parties.ts';
import { PAYMENT, REFUND } from '../ledger/ledger-tables.ts';
import { nextNumber } from '../ledger/post.ts';
import { MoneyLetters, type UrlOf } from './money-letters.ts';
import { MovePayment, type HeldPayment } from './move-payment.ts';
import { hashOf, placeOf, standingOf, writeParts, writeRefundParts } from './payment-rows.ts';
import { payerOf, refuseDay } from './payment-targets.ts';

type Sent = BodyOf<typeof PaymentChangeStatus>;
type Answer = AnswerOf<typeof PaymentChangeStatus>;

@Injectable()
export class ChangePayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly moving: MovePayment,
    private readonly letters: MoneyLetters,
  ) {}

  /** The same change twice is one. Failures paymentTransition, allocationsTooLarge, refundTooLarge, paymentReused. */
  async status(scope: Scope, guid: Guid, sent: Sent, urlOf: UrlOf): Promise<Answer> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, (tx) => this.within(tx, event, guid, sent, urlOf));
    return result;
  }

  /** As a part of something greater, such as a row of a bank. */
  async within(tx: Transaction, event: EventScope, guid: Guid, sent: Sent, urlOf: UrlOf): Promise<Answer> {
    const besides = (sent.allocations ?? []).map(({ applicationGuid }) => applicationGuid);
    const held = await this.moving.held(tx, event, guid, besides);
    if (sent.status === 'Confirmed') return this.confirmed(tx, event, held, sent, urlOf);
    if (sent.status === 'Rejected') return this.rejected(tx, event, held, sent, urlOf);
    if (sent.status === 'Refunded') return this.refunded(tx, event, held, sent, urlOf);
    if (held.payment.status !== 'Pending') throw new Failure('paymentTransition');
    return { status: 'Pending' };
  }

  /** Failures paymentTransition, allocationsTooLarge, reallocationRefunded, otherPayer. */
  async reallocate(
    scope: Scope,
    guid: Guid,
    { allocations, reason }: BodyOf<typeof PaymentReallocate>,
  ): Promise<Answer> {
    const event = eventOf(scope);
    const parts = allocations.map(({ applicationGuid, amount }): PaymentPart => [applicationGuid, amount]);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const held = await this.moving.held(tx, event, guid, parts.map(([one]) => one)); // prettier-ignore
      const { payment, accounts } = held;
      await this.refuseOthers(tx, event, held, parts);
      const move = reallocate(standingOf(payment), parts);
      if (move.refused !== null) throw new Failure(move.refused);
      if (move.entries.length === 0) return { status: payment.status };
      await writeParts(tx, guid, parts, payment.sponsor);
      await this.moving.done(tx, event, accounts, {
        ...{ payment: guid, deed: 'reallocated', reason: reason || 'Платёж распределён иначе', entries: move.entries },
        ...{ before: { parts: payment.parts }, after: { parts } },
      });
      return { status: payment.status };
    });
    return result;
  }

  /** A claim that waits; its audit stays. Failure paymentTransition. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const { payment, accounts } = await this.moving.held(tx, event, guid);
      if (payment.status !== 'Pending') throw new Failure('paymentTransition');
      await PAYMENT.delete(tx, { guid });
      const { amount, number, paidOn, parts } = payment;
      await this.moving.done(tx, event, accounts, {
        ...{ payment: guid, deed: 'deleted', reason: 'Сообщение об оплате удалено', entries: [] },
        before: { amount, number, paidOn, parts },
      });
    });
  }

  private async confirmed(
    tx: Transaction,
    event: EventScope,
    held: HeldPayment,
    { allocations, reason = '' }: Sent,
    urlOf: UrlOf,
  ): Promise<Answer> {
    const { payment, accounts } = held;
    const parts = allocations?.map(({ applicationGuid, amount }): PaymentPart => [applicationGuid, amount]);
    if (payment.status === 'Confirmed' && (!parts || JSON.stringify(parts) === JSON.stringify(payment.parts)))
      return { status: 'Confirmed' };
    if (parts) await this.refuseOthers(tx, event, held, parts);
    const move = confirm(standingOf(payment), parts);
    if (move.refused !== null) throw new Failure(move.refused);
    if (parts) await writeParts(tx, payment.guid, parts, payment.sponsor);
    await this.decide(tx, event, payment.guid, 'Confirmed', reason);
    await this.moving.done(tx, event, accounts, {
      ...{ payment: payment.guid, deed: 'confirmed', reason: reason || 'Платёж подтверждён', entries: move.entries },
      ...{ before: { parts: payment.parts }, after: { parts: parts ?? payment.parts }, isConfirmed: true },
    });
    await this.letters.confirmed(tx, event.competition, payment.guid, urlOf);
    return { status: 'Confirmed' };
  }

  private async rejected(
    tx: Transaction,
    event: EventScope,
    { payment, accounts }: HeldPayment,
    { reason = '' }: Sent,
    urlOf: UrlOf,
  ): Promise<Answer> {
    if (payment.status === 'Rejected') return { status: 'Rejected' };
    if (payment.status !== 'Pending') throw new Failure('paymentTransition');
    if (reason === '') throw new Failure('reasonMissing', { field: 'reason' });
    await this.decide(tx, event, payment.guid, 'Rejected', reason);
    await this.moving.done(tx, event, accounts, { payment: payment.guid, deed: 'rejected', reason, entries: [] });
    await this.letters.rejected(tx, event.competition, payment.guid, reason, urlOf);
    return { status: 'Rejected' };
  }

  private async refunded(
    tx: Transaction,
    event: EventScope,
    { payment, accounts, today }: HeldPayment,
    { refund, reason = '' }: Sent,
    urlOf: UrlOf,
  ): Promise<Answer> {
    if (!refund) throw new Failure('badRequest', { field: 'refund' });
    const bodyHash = hashOf([payment.guid, refund, reason]);
    const known = await REFUND.find(tx, { guid: refund.refundGuid });
    if (known) {
      if (known.bodyHash !== bodyHash) throw new Failure('paymentReused');
      return { status: payment.status };
    }
    if (reason === '') throw new Failure('reasonMissing', { field: 'reason' });
    const guid = refund.refundGuid;
    const author = actorName(event.actor);
    const base = {
      ...{ guid, paymentGuid: payment.guid, competitionGuid: event.competition, reason, bodyHash, author },
    };
    if (refund.kind === 'storno') {
      if (payment.status !== 'Confirmed' || payment.refunds.length > 0) throw new Failure('paymentTransition');
      const postings = await tx.query<Posting>(
        `select p.kind, p.of, p.amount from finance.posting p join finance.entry e on e.guid = p.entry_guid
          where e.payment_guid = $1`,
        [payment.guid],
      );
      const { amount, method } = payment;
      await REFUND.insert(tx, { ...base, kind: 'storno', amount, givenOn: today, method, number: '' });
      await this.decide(tx, event, payment.guid, 'Refunded', reason);
      await this.moving.done(tx, event, accounts, {
        ...{ payment: payment.guid, refund: guid, deed: 'stornoed', reason, entries: [storno(postings)] },
      });
      return { status: 'Refunded' };
    }
    const { method = payment.method, on = today, amount = leftOf(payment) } = refund;
    refuseDay(on, today);
    const isCash = method === 'cash';
    const place = placeOf({ method, competitionGuid: event.competition, cashier: author, shiftOn: today });
    const move = giveBack(standingOf(payment), amount, place, refund.applicationGuid);
    if (move.refused !== null) throw new Failure(move.refused);
    const year = Number(today.slice(0, 4));
    const receiptNo = isCash
      ? await nextNumber(tx, await cashHolder(tx, event.organizer, event.competition), 'cashOut', year)
      : null;
    const cash = isCash ? { cashier: author, shiftOn: today, receiptNo } : {};
    const number = refund.number || (receiptNo === null ? '' : String(receiptNo));
    await REFUND.insert(tx, { ...base, kind: 'money', amount, givenOn: on, method, number, ...cash });
    await writeRefundParts(tx, guid, move.parts);
    await this.decide(tx, event, payment.guid, move.status, reason);
    await this.moving.done(tx, event, accounts, {
      ...{ payment: payment.guid, refund: guid, deed: 'refunded', reason, entries: move.entries },
      after: { amount, method, number },
    });
    await this.letters.refunded(tx, event.competition, guid, urlOf);
    return { status: move.status };
  }

  private decide(tx: Transaction, event: EventScope, guid: Guid, status: Answer['status'], decision: string) {
    const decided = { decidedBy: actorName(event.actor), decidedAt: new Date(), decision };
    return PAYMENT.update(tx, { guid }, { status, ...decided });
  }

  /** New targets are the payer's own; a sponsor's are his one application. */
  private async refuseOthers(
    tx: Transaction,
    event: EventScope,
    { payment }: HeldPayment,
    parts: readonly PaymentPart[],
  ): Promise<void> {
    const first = parts[0]?.[0] ?? payment.parts[0]?.[0];
    if (first === undefined) return;
    const payer = await payerOf(tx, event, parts, first);
    const isOwn = payment.payerKind === 'sponsor' ? await this.isOfSponsor(tx, payment.payerGuid, parts) : payer.guid === payment.payerGuid; // prettier-ignore
    // An application that had no owner may have one by now.
    const isOldTarget = parts.every(([one]) => payment.parts.some(([known]) => known === one));
    if (!isOwn && !isOldTarget) throw new Failure('otherPayer');
  }

  private async isOfSponsor(tx: Transaction, sponsor: Guid, parts: readonly PaymentPart[]): Promise<boolean> {
    const [row] = await tx.query<{ application: Guid }>(
      'select application_guid as application from finance.sponsor where guid = $1',
      [sponsor],
    );
    return parts.every(([one]) => one === row?.application);
  }
}

function leftOf({ amount, refunds }: HeldPayment['payment']): number {
  return refunds.reduce((left, refund) => left - refund.amount, amount);
}

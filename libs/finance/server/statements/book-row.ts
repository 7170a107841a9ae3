// One row becomes payments: by the same steps as a payment that is recorded by hand. Money for members of different events
// or payers in one row makes one payment for each.

import { Injectable } from '@nestjs/common';
import { allocation, dayInNumbers, receipt, type PaymentPart } from '@rampa/finance/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Transaction } from '@rampa/platform/server';
import { PAYMENT } from '../ledger/ledger-tables.ts';
import { nextNumber } from '../ledger/post.ts';
import { ChangePayment } from '../payments/change-payment.ts';
import { MoneyLetters, type UrlOf } from '../payments/money-letters.ts';
import { MovePayment } from '../payments/move-payment.ts';
import { claimKeyOf, hashOf, placeOf, writeParts } from '../payments/payment-rows.ts';
import { refuseDay } from '../payments/payment-targets.ts';
import { BANK_BOOKING, type BankRowKept } from './statement-tables.ts';

export interface TargetHead {
  /** Of the application or the sponsor. */
  guid: Guid;
  application: Guid;
  sponsor: Guid | null;
  competition: Guid;
  member: Guid | null;
}

export interface BookedPart {
  target: TargetHead;
  amount: number;
}

export interface Booking {
  row: BankRowKept;
  parts: readonly BookedPart[];
  advance: number;
  /** The claim that it confirms. */
  claim: Guid | null;
  reason: string;
  eventOf(competition: Guid): EventScope;
  urlOf: UrlOf;
}

interface Group {
  competition: Guid;
  payer: { guid: Guid; kind: 'member' | 'application' | 'sponsor' };
  sponsor: Guid | null;
  parts: PaymentPart[];
}

@Injectable()
export class BookRow {
  constructor(
    private readonly moving: MovePayment,
    private readonly changing: ChangePayment,
    private readonly letters: MoneyLetters,
  ) {}

  /** Its accounts are held. Failures paymentDay, paymentRepeated, those of a confirmation. */
  async incoming(tx: Transaction, booking: Booking): Promise<void> {
    const { claim, parts, row, eventOf, urlOf } = booking;
    if (claim === null) {
      const groups = groupsOf(parts);
      for (const [at, group] of groups.entries())
        await this.recorded(tx, booking, group, at === groups.length - 1 ? booking.advance : 0);
      return;
    }
    const event = eventOf(parts[0]!.target.competition);
    const allocations = parts.map(({ target, amount }) => ({ applicationGuid: target.application, amount }));
    await this.changing.within(tx, event, claim, { status: 'Confirmed', allocations, reason: reasonOf(row) }, urlOf);
    await this.noted(tx, booking, claim);
  }

  /** Given back of what its application has, the latest payment first. Failure refundTooLarge. */
  async outgoing(tx: Transaction, booking: Booking): Promise<void> {
    const { parts, row, eventOf, urlOf } = booking;
    for (const { target, amount } of parts) {
      const event = eventOf(target.competition);
      let left = amount;
      for (const { payment, has } of await givenTo(tx, target.application)) {
        const part = Math.min(left, has);
        if (part <= 0) continue;
        const refundGuid = newGuid();
        const refund = {
          ...{ refundGuid, kind: 'money' as const, amount: part, on: row.said.paidOn, method: 'bank' as const },
          ...{ number: row.said.document.number.slice(0, 60), applicationGuid: target.application },
        };
        await this.changing.within(tx, event, payment, { status: 'Refunded', reason: reasonOf(row), refund }, urlOf);
        await this.noted(tx, booking, payment, refundGuid);
        left -= part;
      }
      if (left > 0) throw new Failure('refundTooLarge');
    }
  }

  private async recorded(tx: Transaction, booking: Booking, group: Group, advance: number): Promise<void> {
    const { row, reason, eventOf, urlOf } = booking;
    const { competition, payer, parts, sponsor } = group;
    const { document, paidOn, receivedOn, counter } = row.said;
    const event = eventOf(competition);
    refuseDay(paidOn, await this.moving.today(tx, competition));
    const amount = parts.reduce((sum, [, part]) => sum + part, 0) + advance;
    const number = document.number.slice(0, 60) || String(await nextNumber(tx, competition, 'payment', 0));
    const guid = newGuid();
    // Another payment with the same key has been explained by a person.
    const claimKey = row.state === 'ok' ? claimKeyOf(parts[0]![0], { number, amount, paidOn }) : null;
    if (claimKey !== null) await refuseRepeated(tx, claimKey);
    const payment = {
      ...{ guid, competitionGuid: competition, payerGuid: payer.guid, payerKind: payer.kind, amount, number },
      ...{ method: 'bank' as const, paidOn, receivedOn: receivedOn || paidOn, status: 'Confirmed' as const },
      ...{ byMember: false, claimKey, bodyHash: hashOf([row.guid, parts]), author: actorName(event.actor) },
      ...{ note: [counter.name, document.purpose, reason].filter(Boolean).join('. ').slice(0, 1_000) },
      ...{ cashier: null, shiftOn: null },
    };
    const applications = parts.map(([application]) => application);
    const accounts = await this.moving.accounts.held(tx, competition, applications, this.moving.by(event, 'Заявка подана')); // prettier-ignore
    await PAYMENT.insert(tx, payment);
    await writeParts(tx, guid, parts, sponsor);
    await this.moving.done(tx, event, accounts, {
      ...{ payment: guid, deed: 'imported', reason: reasonOf(row), isConfirmed: true },
      entries: [receipt(placeOf(payment), payer.guid, amount), allocation(payer.guid, parts)],
      after: { amount, number, parts, bankRow: row.guid },
    });
    await this.noted(tx, booking, guid);
    await this.letters.confirmed(tx, competition, guid, urlOf);
  }

  private noted(tx: Transaction, { row, reason, parts, eventOf }: Booking, payment: Guid, refund: Guid | null = null) {
    const author = actorName(eventOf(parts[0]!.target.competition).actor);
    const booked = { guid: newGuid(), bankRowGuid: row.guid, paymentGuid: payment, refundGuid: refund };
    return BANK_BOOKING.insert(tx, { ...booked, author, reason });
  }
}

function groupsOf(parts: readonly BookedPart[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { target, amount } of parts) {
    const { competition, sponsor, member, application } = target;
    const payer = sponsor
      ? { guid: sponsor, kind: 'sponsor' as const }
      : member
        ? { guid: member, kind: 'member' as const }
        : { guid: application, kind: 'application' as const };
    const key = `${competition}:${payer.guid}`;
    const group = groups.get(key) ?? { competition, payer, sponsor, parts: [] };
    group.parts.push([application, amount]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function refuseRepeated(tx: Transaction, claimKey: string): Promise<void> {
  const [alive] = await tx.query(
    `select from finance.payment where claim_key = $1 and status in ('Pending', 'Confirmed')`,
    [claimKey],
  );
  if (alive) throw new Failure('paymentRepeated');
}

function givenTo(tx: Transaction, application: Guid): Promise<{ payment: Guid; has: number }[]> {
  return tx.query<{ payment: Guid; has: number }>(
    `select p.guid as payment, (a.amount - coalesce((select sum(x.amount) from finance.refund_part x
              join finance.refund r on r.guid = x.refund_guid
             where r.payment_guid = p.guid and r.kind = 'money' and x.application_guid = a.application_guid), 0))::bigint as has
       from finance.payment p join finance.allocation a on a.payment_guid = p.guid
      where a.application_guid = $1 and p.status = 'Confirmed' order by p.paid_on desc, p.created_at desc, p.guid`,
    [application],
  );
}

function reasonOf({ said: { document, paidOn } }: BankRowKept): string {
  const number = document.number === '' ? '' : ` №\u00a0${document.number}`;
  return `Выписка банка: поручение${number} от ${dayInNumbers(paidOn)}`;
}

// Letters of money: one for each payment, when all of it has been put where it belongs.

import { Injectable } from '@nestjs/common';
import { AnswerLetters, Organizers } from '@rampa/accounts/server';
import { Competitions, type CompetitionFace } from '@rampa/competitions/server';
import { dayInNumbers, moneyText } from '@rampa/finance/domain';
import { inQuotes, numberSign, type Guid } from '@rampa/kernel';
import { OwnLetters } from '@rampa/mailings/server';
import { eventDays } from '../documents/paper-lines.ts';
import type { Transaction } from '@rampa/platform/server';

/** Turns a path into the full address that a letter has. */
export type UrlOf = (path: string) => string;

interface Told {
  member: Guid | null;
  application: Guid;
  number: number | null;
  title: string;
  amount: number;
}

interface MoneyWords {
  subject: string;
  paragraphs: string[];
  /** Null: the organizer has no words of his own for it. */
  own?: { kind: 'payment' | 'refund' | 'overdue' | 'invoice'; values: Record<string, string> };
}

export interface Overdue {
  competition: Guid;
  member: Guid;
  application: Guid;
  number: number | null;
  title: string;
  amount: number;
  due: string;
  urlOf: UrlOf;
}

interface Paid {
  amount: number;
  paidOn: string;
}

@Injectable()
export class MoneyLetters {
  constructor(
    private readonly competitions: Competitions,
    private readonly letters: AnswerLetters,
    private readonly organizers: Organizers,
    private readonly ownLetters: OwnLetters,
  ) {}

  async confirmed(tx: Transaction, competition: Guid, payment: Guid, urlOf: UrlOf): Promise<void> {
    await this.tell(tx, competition, payment, urlOf, `payment-confirmed:${payment}`, ({ sum, day, where }) => ({
      subject: `Платёж на ${sum} зачтён`,
      paragraphs: [`Ваш платёж от ${day} на ${sum} получен и зачтён: ${where}.`],
      own: { kind: 'payment', values: { сумма: sum, день: day, зачтено: where } },
    }));
  }

  async rejected(tx: Transaction, competition: Guid, payment: Guid, reason: string, urlOf: UrlOf): Promise<void> {
    await this.tell(tx, competition, payment, urlOf, `payment-rejected:${payment}`, ({ sum, day }) => ({
      subject: `Платёж на ${sum} не подтверждён`,
      paragraphs: [
        `Организатор не подтвердил платёж от ${day} на ${sum}.`,
        `Причина: ${reason}`,
        'Если деньги списаны, приложите чек ещё раз или напишите организатору.',
      ],
    }));
  }

  async refunded(tx: Transaction, competition: Guid, refund: Guid, urlOf: UrlOf): Promise<void> {
    const [row] = await tx.query<{ payment: Guid; amount: number; on: string }>(
      'select payment_guid as payment, amount, given_on as "on" from finance.refund where guid = $1',
      [refund],
    );
    if (!row) return;
    const currency = await this.competitions.currency(tx, competition);
    await this.tell(tx, competition, row.payment, urlOf, `payment-refunded:${refund}`, ({ day }) => ({
      subject: `Вам вернули ${moneyText(row.amount, currency)}`,
      paragraphs: [
        `${dayInNumbers(row.on)} организатор вернул ${moneyText(row.amount, currency)} из платежа от ${day}.`,
      ],
      own: { kind: 'refund', values: { сумма: moneyText(row.amount, currency), день: dayInNumbers(row.on) } },
    }));
  }

  /** The organizer's own letter of the kind; null: the portal's is sent. */
  async inOwnWords(tx: Transaction, event: CompetitionFace, said: MoneyWords['own']) {
    if (!said) return null;
    const filled = await this.ownLetters.of(tx, event.organizerGuid, [said.kind]);
    if (!filled) return null;
    const { companyName } = await this.organizers.infoOf(tx, event.organizerGuid);
    return ({ fullName }: { fullName: string }, link: string) =>
      filled({
        ...{ ...said.values, участник: fullName, ссылка: link, организатор: companyName },
        ...{ мероприятие: event.title, даты: eventDays(event.beginDate, event.endDate), город: event.city },
      });
  }

  /** Once for each stage that has passed: what is lacking and of which day it was. */
  async overdue(tx: Transaction, { competition, member, application, number, title, amount, due, urlOf }: Overdue) {
    const event = await this.competitions.face(tx, competition);
    const sum = moneyText(amount, await this.competitions.currency(tx, competition));
    const day = dayInNumbers(due);
    const name = nameOf({ number, title });
    await this.letters.tell(tx, {
      ...{ competition, eventTitle: event.title, member, once: `payment-overdue:${application}:${due}`, urlOf },
      subject: `Срок оплаты прошёл: ${name}`,
      paragraphs: [
        `Срок оплаты был ${day}: ${name}. Не хватает ${sum}.`,
        'Если вы уже заплатили, приложите чек или ничего не делайте: деньги идут до трёх дней.',
      ],
      button: { label: 'Оплатить', path: `/member/competition/${competition}/payments/${application}/details` },
      own: await this.inOwnWords(tx, event, {
        kind: 'overdue',
        values: { сумма: sum, день: day, коллектив: title, номер: number === null ? '' : String(number) },
      }),
    });
  }

  private async tell(
    tx: Transaction,
    competition: Guid,
    payment: Guid,
    urlOf: UrlOf,
    once: string,
    words: (said: { sum: string; day: string; where: string }) => MoneyWords,
  ): Promise<void> {
    const [paid] = await tx.query<Paid>('select amount, paid_on as "paidOn" from finance.payment where guid = $1', [
      payment,
    ]);
    const parts = await tx.query<Told>(
      `select h.member_guid as member, h.guid as application, h.number, h.title, a.amount
         from finance.allocation a join applications.v_application_head h on h.guid = a.application_guid
        where a.payment_guid = $1 order by a.position`,
      [payment],
    );
    const [first] = parts;
    if (!paid || !first || first.member === null) return;
    const event = await this.competitions.face(tx, competition);
    const currency = await this.competitions.currency(tx, competition);
    const sum = moneyText(paid.amount, currency);
    const where = parts.map((part) => `${nameOf(part)} — ${moneyText(part.amount, currency)}`).join('; ');
    const { subject, paragraphs, own } = words({ sum, day: dayInNumbers(paid.paidOn), where });
    await this.letters.tell(tx, {
      ...{ competition, eventTitle: event.title, member: first.member, subject, paragraphs, once, urlOf },
      own: await this.inOwnWords(tx, event, own),
      button: {
        label: 'Открыть платежи',
        path: `/member/competition/${competition}/payments/${first.application}/payments`,
      },
    });
  }
}

/** Of an application within a sentence: «заявка № 5 „Берёзка“». */
export function nameOf({ number, title }: Pick<Told, 'number' | 'title'>): string {
  return `заявка ${number === null ? '' : numberSign(number)}${title === '' ? '' : ` ${inQuotes(title)}`}`.trim();
}

// Letters about what the desk has changed for people who had subscribed already: what it costs, or by when to pay.

import { Injectable } from '@nestjs/common';
import { AnswerLetters } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import { dayIn, dayInNumbers, moneyText, nextDue, type AccountStanding, type PlanStage } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import type { Recounted } from '../ledger/accounts.ts';
import { accountHeads, factsOfAccounts, standingOfAccount } from '../ledger/account-reading.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { nameOf, type UrlOf } from './money-letters.ts';

interface Head {
  guid: Guid;
  member: Guid | null;
  number: number | null;
  title: string;
}

@Injectable()
export class ChangedLetters {
  constructor(
    private readonly competitions: Competitions,
    private readonly letters: AnswerLetters,
    private readonly moneys: EventMoneys,
  ) {}

  /** `revision`: of the prices that were applied to all. */
  async prices(
    tx: Transaction,
    competition: Guid,
    revision: number,
    changed: readonly Recounted[],
    urlOf: UrlOf,
  ): Promise<void> {
    const sums = new Map(changed.map((one) => [one.application, one]));
    await this.tell(tx, competition, [...sums.keys()], urlOf, (head, money) => {
      const { before, after } = sums.get(head.guid)!;
      return {
        subject: `Стоимость участия изменилась: ${nameOf(head)}`,
        paragraphs: [
          `Организатор изменил цены для всех. ${capital(nameOf(head))}: было ${money(before)}, стало ${money(after)}.`,
          after < before
            ? 'Если вы уже заплатили больше, переплату зачтут или вернут.'
            : 'Как посчитали и к какому дню платить, видно на странице заявки.',
        ],
        once: `prices-changed:${head.guid}:${revision}`,
      };
    });
  }

  /**
   * `former`: the plan by which each was due before; asked after the change. Told is only who has another sum or day
   * before him. `change` names the change, so that one is told once.
   */
  async dates(
    tx: Transaction,
    competition: Guid,
    applications: readonly Guid[],
    { former, change, urlOf }: { former: readonly PlanStage[] | null; change: string; urlOf: UrlOf },
  ): Promise<void> {
    const { rules } = await this.moneys.of(tx, competition);
    const today = dayIn(new Date(), rules.timeZone);
    const factsFor = await factsOfAccounts(tx, competition, applications);
    const moved = new Map<Guid, AccountStanding>();
    for (const head of await accountHeads(tx, competition, applications)) {
      if (head.withdrawnAt !== null) continue;
      const facts = factsFor(head);
      const standing = standingOfAccount(head, facts, today, rules.timeZone);
      const before = standingOfAccount(head, { ...facts, plan: former && [...former] }, today, rules.timeZone);
      const isSame = JSON.stringify(nextDue(standing)) === JSON.stringify(nextDue(before));
      if (standing.remaining > 0 && (!isSame || lastDay(standing) !== lastDay(before)))
        moved.set(head.applicationGuid, standing);
    }
    await this.tell(tx, competition, [...moved.keys()], urlOf, (head, money) => {
      const standing = moved.get(head.guid)!;
      const next = nextDue(standing);
      const stages = standing.stages.map(
        ({ title, amount, effectiveDue }) => `${title}: ${money(amount)} до ${dayInNumbers(effectiveDue)}`,
      );
      return {
        subject: `Сроки оплаты изменились: ${nameOf(head)}`,
        paragraphs: [
          `Организатор изменил график оплаты. ${capital(nameOf(head))}:`,
          `${stages.join('; ')}.`,
          ...(next ? [`Ближайший платёж: ${money(next.amount)} до ${dayInNumbers(next.due)}.`] : []),
        ],
        once: `dates-changed:${head.guid}:${change}`,
      };
    });
  }

  private async tell(
    tx: Transaction,
    competition: Guid,
    applications: readonly Guid[],
    urlOf: UrlOf,
    words: (head: Head, money: (sum: number) => string) => { subject: string; paragraphs: string[]; once: string },
  ): Promise<void> {
    if (applications.length === 0) return;
    const { title: eventTitle } = await this.competitions.face(tx, competition);
    const currency = await this.competitions.currency(tx, competition);
    const heads = await tx.query<Head>(
      `select h.guid, h.member_guid as member, h.number, h.title from applications.v_application_head h
        where h.guid = any ($1::uuid[]) and h.competition_guid = $2 order by h.guid`,
      [applications, competition],
    );
    for (const head of heads) {
      if (head.member === null) continue;
      await this.letters.tell(tx, {
        ...{ competition, eventTitle, member: head.member, urlOf, ...words(head, (sum) => moneyText(sum, currency)) },
        button: {
          label: 'Посмотреть расчёт',
          path: `/member/competition/${competition}/payments/${head.guid}/details`,
        },
      });
    }
  }
}

function lastDay({ stages }: AccountStanding): string | undefined {
  return stages.at(-1)?.effectiveDue;
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

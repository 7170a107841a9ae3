// A letter to whoever has let a day of payment pass: once for each such day, whatever became of it since.

import { Inject, Injectable } from '@nestjs/common';
import { dayIn } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { CONFIG, Database, UnitOfWork, type Config, type Reader } from '@rampa/platform/server';
import {
  accountHeads,
  factsOfAccounts,
  standingOfAccount,
  type AccountFactsRead,
  type AccountHead,
} from '../ledger/account-reading.ts';
import { MoneyLetters } from '../payments/money-letters.ts';
import { EventMoneys } from '../prices/event-money.ts';

interface Late {
  application: Guid;
  amount: number;
  due: string;
}

@Injectable()
export class TellOverdue {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly moneys: EventMoneys,
    private readonly letters: MoneyLetters,
  ) {}

  /** Of events that are not over: afterwards the organizer writes himself. */
  async run(signal: AbortSignal): Promise<{ told: number }> {
    const events = await this.database.query<{ guid: Guid }>(
      `select guid from competitions.v_competition
        where archived_at is null and end_date >= current_date
          and exists (select from finance.account a where a.competition_guid = guid and a.withdrawn_at is null) order by guid`,
    );
    let told = 0;
    for (const { guid } of events) {
      for (const late of await this.lateOf(guid)) {
        if (signal.aborted) return { told };
        told += await this.tell(guid, late);
      }
    }
    return { told };
  }

  private lateOf(competition: Guid): Promise<Late[]> {
    return this.database.snapshot(async (reader) => {
      const lateness = await this.latenessIn(reader, competition);
      const factsFor = await factsOfAccounts(reader, competition);
      return (await accountHeads(reader, competition)).flatMap((head) => lateness(head, factsFor(head)) ?? []);
    });
  }

  /** Each in a transaction of its own; what was told of a day is not told again, nor what was paid meanwhile. */
  private async tell(competition: Guid, { application, due }: Late): Promise<number> {
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    const urlOf = (path: string) => `${base}${path}`;
    const { result } = await this.work.run({ actor: 'schedule' }, async (tx) => {
      const [head] = await tx.query<{ member: Guid | null; number: number | null; title: string }>(
        `select h.member_guid as member, h.number, h.title from finance.account a
           join applications.v_application_head h on h.guid = a.application_guid
          where a.application_guid = $1 and (a.told_due is null or a.told_due < $2::date) for update of a`,
        [application, due],
      );
      if (!head || head.member === null) return 0;
      const [account] = await accountHeads(tx, competition, [application]);
      const facts = (await factsOfAccounts(tx, competition, [application]))(account!);
      const late = (await this.latenessIn(tx, competition))(account!, facts);
      if (late?.due !== due) return 0;
      await tx.query('update finance.account set told_due = $2 where application_guid = $1', [application, due]);
      await this.letters.overdue(tx, { ...head, member: head.member, ...late, competition, urlOf });
      return 1;
    });
    return result;
  }

  /** How late an account is in this event today; null: it is not. */
  private async latenessIn(reader: Reader, competition: Guid) {
    const { rules, isOn } = await this.moneys.of(reader, competition);
    const today = dayIn(new Date(), rules.timeZone);
    return (head: AccountHead, facts: AccountFactsRead): Late | null => {
      if (!isOn || head.withdrawnAt !== null) return null;
      const { overdue, stages } = standingOfAccount(head, facts, today, rules.timeZone);
      const due = stages.filter(({ effectiveDue }) => effectiveDue < today).at(-1)?.effectiveDue;
      return overdue > 0 && due !== undefined ? { application: head.applicationGuid, amount: overdue, due } : null;
    };
  }
}

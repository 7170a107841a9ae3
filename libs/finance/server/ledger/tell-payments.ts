// What an application's own page says of money: who pays, how much, or that nobody pays.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationPayments, type ApplicationPayment, type EventSums } from '@rampa/applications/server';
import { dayIn } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ReadPrices } from '../prices/read-prices.ts';
import { EventMoneys, latestRevision } from '../prices/event-money.ts';
import { accountHeads, factsOfAccounts, standingOfAccount } from './account-reading.ts';
import { chosenPayer } from './chosen-payers.ts';
import { ACCOUNT } from './ledger-tables.ts';

@Injectable()
export class TellPayments implements OnModuleInit {
  constructor(
    private readonly payments: ApplicationPayments,
    private readonly prices: ReadPrices,
    private readonly moneys: EventMoneys,
  ) {}

  onModuleInit(): void {
    this.payments.register(
      (reader, competition, application) => this.of(reader, competition, application),
      (reader, competition, of) => this.sums(reader, competition, of),
    );
  }

  /** As of today, by the rules of each account. */
  private async sums(reader: Reader, competition: Guid, of: readonly Guid[] | null): Promise<EventSums | null> {
    if (!(await this.isPaid(reader, competition))) return null;
    const { settings, rules } = await this.moneys.of(reader, competition);
    const today = dayIn(new Date(), rules.timeZone);
    const factsFor = await factsOfAccounts(reader, competition, of);
    const accounts = (await accountHeads(reader, competition, of)).map((account) => {
      const { paid, total, overpaid } = standingOfAccount(account, factsFor(account), today, rules.timeZone);
      return [account.applicationGuid, { paid, total, toReturn: overpaid }] as const;
    });
    return { currency: settings.currency, of: new Map(accounts) };
  }

  private async of(reader: Reader, competition: Guid, application: Guid): Promise<ApplicationPayment> {
    const account = await ACCOUNT.find(reader, { applicationGuid: application });
    const requisiteGuid = account ? account.payerRequisiteGuid : await chosenPayer(reader, application);
    const free = { requisiteGuid, costOfParticipation: 0, isFree: true };
    if (!(await this.moneys.isOn(reader, competition))) return free;
    if (account) {
      const { total } = account.derivation;
      return { requisiteGuid, costOfParticipation: total, isFree: total === 0 };
    }
    if (!(await this.isPaid(reader, competition))) return free;
    const { total } = await this.prices.priceIn(reader, competition, application);
    return { requisiteGuid, costOfParticipation: total, isFree: false };
  }

  /** Its money is switched on and has prices. */
  private async isPaid(reader: Reader, competition: Guid): Promise<boolean> {
    const isOn = await this.moneys.isOn(reader, competition);
    return isOn && ((await latestRevision(reader, competition))?.prices.length ?? 0) > 0;
  }
}

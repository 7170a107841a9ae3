// What an application's own page says of money: who pays, how much, or that nobody pays.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationPayments, type ApplicationPayment } from '@rampa/applications/server';
import { Competitions } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ReadPrices } from '../prices/read-prices.ts';
import { latestRevision } from '../prices/event-money.ts';
import { chosenPayer } from './chosen-payers.ts';
import { ACCOUNT } from './ledger-tables.ts';

@Injectable()
export class TellPayments implements OnModuleInit {
  constructor(
    private readonly payments: ApplicationPayments,
    private readonly prices: ReadPrices,
    private readonly competitions: Competitions,
  ) {}

  onModuleInit(): void {
    this.payments.register((reader, competition, application) => this.of(reader, competition, application));
  }

  private async of(reader: Reader, competition: Guid, application: Guid): Promise<ApplicationPayment> {
    const account = await ACCOUNT.find(reader, { applicationGuid: application });
    const requisiteGuid = account ? account.payerRequisiteGuid : await chosenPayer(reader, application);
    if (account)
      return { requisiteGuid, costOfParticipation: account.derivation.total, isFree: account.revisionNo === 0 };
    const { usesFinances } = await this.competitions.face(reader, competition);
    if (!usesFinances || !(await hasPrices(reader, competition)))
      return { requisiteGuid, costOfParticipation: 0, isFree: true };
    const { total } = await this.prices.priceIn(reader, competition, application);
    return { requisiteGuid, costOfParticipation: total, isFree: false };
  }
}

/** Its money is switched on and has prices. */
async function hasPrices(reader: Reader, competition: Guid): Promise<boolean> {
  return ((await latestRevision(reader, competition))?.prices.length ?? 0) > 0;
}

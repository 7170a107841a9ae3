// «В программу после оплаты»: who has not paid as the event asks waits outside.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProgramGates } from '@rampa/applications/server';
import { dayIn } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { EventMoneys } from '../prices/event-money.ts';
import { accountHeads, factsOfAccounts, standingOfAccount } from './account-reading.ts';

@Injectable()
export class ProgramGate implements OnModuleInit {
  constructor(
    private readonly gates: ProgramGates,
    private readonly moneys: EventMoneys,
  ) {}

  onModuleInit(): void {
    this.gates.register((reader, competition) => this.waiting(reader, competition));
  }

  async waiting(reader: Reader, competition: Guid): Promise<ReadonlySet<Guid>> {
    const { settings, rules, isOn } = await this.moneys.of(reader, competition);
    const gate = settings.programGate;
    if (!isOn || gate === 'none') return new Set();
    const factsFor = await factsOfAccounts(reader, competition);
    const today = dayIn(new Date(), rules.timeZone);
    const heads = await accountHeads(reader, competition);
    const waiting = heads.filter((head) => {
      const { stages, paid, debt, remaining } = standingOfAccount(head, factsFor(head), today, rules.timeZone);
      if (gate === 'full') return remaining > 0;
      return gate === 'due' ? debt > 0 : paid < (stages[0]?.amount ?? 0);
    });
    return new Set(waiting.map(({ applicationGuid }) => applicationGuid));
  }
}

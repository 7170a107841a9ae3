import { Injectable } from '@nestjs/common';
import { streamsOf, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import type { ConsentKind, Guid } from '@rampa/kernel';
import { checkConsent, Consents, type GivenConsent } from '../consents/consents.ts';
import { kindOf } from '../kinds/kinds.ts';
import { Memberships } from '../memberships/memberships.ts';
import { accountOf } from '../sessions/own-account.ts';

@Injectable()
export class SettleConsents {
  constructor(
    private readonly work: UnitOfWork,
    private readonly consents: Consents,
    private readonly memberships: Memberships,
  ) {}

  async give(scope: Scope, given: GivenConsent): Promise<Record<string, never>> {
    const { account, userType } = accountOf(scope);
    checkConsent(kindOf(userType), given);
    await this.work.run({ scope }, async (tx) => {
      await this.consents.give(tx, account, given);
      await this.tell(tx, account, given.kind);
    });
    return {};
  }

  async withdraw(scope: Scope, kind: ConsentKind): Promise<Record<string, never>> {
    const { account } = accountOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await this.consents.withdraw(tx, account, kind);
      await this.tell(tx, account, kind);
    });
    return {};
  }

  /** Open screens of his events show his name anew: those of the day, and a published report. */
  private async tell(tx: Transaction, account: Guid, kind: ConsentKind): Promise<void> {
    if (kind !== 'publishing') return;
    for (const event of await this.memberships.eventsOf(tx, account))
      for (const stream of streamsOf(event)) tx.emit(stream, 'consent.changed', { member: account });
  }
}

import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import type { ConsentKind, Guid } from '@rampa/kernel';
import { tellConsent } from '../consents/consent-news.ts';
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

  private async tell(tx: Transaction, account: Guid, kind: ConsentKind): Promise<void> {
    if (kind === 'publishing') tellConsent(tx, await this.memberships.eventsOf(tx, account), account);
  }
}

import { Injectable } from '@nestjs/common';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import type { ConsentKind } from '@rampa/kernel';
import { checkConsent, Consents, type GivenConsent } from '../consents/consents.ts';
import { kindOf } from '../kinds/kinds.ts';
import { accountOf } from '../sessions/own-account.ts';

@Injectable()
export class SettleConsents {
  constructor(
    private readonly work: UnitOfWork,
    private readonly consents: Consents,
  ) {}

  async give(scope: Scope, given: GivenConsent): Promise<Record<string, never>> {
    const { account, userType } = accountOf(scope);
    checkConsent(kindOf(userType), given);
    await this.work.run({ actor: actorName(scope.actor) }, (tx) => this.consents.give(tx, account, given));
    return {};
  }

  async withdraw(scope: Scope, kind: ConsentKind): Promise<Record<string, never>> {
    const { account } = accountOf(scope);
    await this.work.run({ actor: actorName(scope.actor) }, (tx) => this.consents.withdraw(tx, account, kind));
    return {};
  }
}

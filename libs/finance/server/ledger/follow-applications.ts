// An application moves its own account: in the transaction that sends it, calls it back or changes an answer.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationFollowers, type FollowedWrite } from '@rampa/applications/server';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import { Accounts } from './accounts.ts';
import { tellMoney } from './tell-money.ts';

@Injectable()
export class FollowApplications implements OnModuleInit {
  constructor(
    private readonly followers: ApplicationFollowers,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.followers.register((tx, scope, written) => this.follow(tx, scope, written));
  }

  private async follow(tx: Transaction, scope: Scope, written: FollowedWrite): Promise<void> {
    const { application, competition, before, after, isAnswered, isDated, member } = written;
    const isMoved = before !== after && (before === 'Subscribed' || after === 'Subscribed');
    if (!isMoved && !(after === 'Subscribed' && (isAnswered || isDated))) return;
    const actor = actorName(scope.actor);
    let isTold = true;
    if (!isMoved && isDated)
      await this.accounts.dated(tx, competition, application, { actor, reason: 'Возвращена прежняя дата подачи' });
    else if (!isMoved)
      isTold =
        (await this.accounts.edited(tx, competition, application, { actor, reason: 'Изменены ответы заявки' })) !== 0;
    else if (after === 'Subscribed')
      await this.accounts.subscribed(tx, competition, application, { actor, reason: 'Заявка подана' });
    else await this.accounts.withdrawn(tx, competition, application, { actor, reason: 'Заявка отозвана' });
    if (isTold) await tellMoney(tx, { competition, applications: [application], members: [member] });
  }
}

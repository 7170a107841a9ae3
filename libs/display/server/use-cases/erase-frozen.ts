// A frozen picture keeps the names that it was frozen with: it goes with the account of whoever performs in the event.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

@Injectable()
export class EraseFrozen implements OnModuleInit {
  constructor(private readonly traces: AccountTraces) {}

  onModuleInit(): void {
    this.traces.register((tx, account) => this.erase(tx, account));
  }

  private async erase(tx: Transaction, account: Guid): Promise<void> {
    const thawed = await tx.query<{ guid: Guid; competition: Guid }>(
      `update display.setting s set frozen = null, frozen_at = null, version = version + 1, changed_at = now()
        where s.frozen is not null and s.competition_guid in (
          select i.competition_guid from program.v_item i where i.participant_guid = $1)
        returning guid, competition_guid as competition`,
      [account],
    );
    for (const { guid, competition } of thawed)
      tx.emit(competition, 'display.controlled', { displays: [guid], do: 'unfreeze' });
  }
}

// A frozen picture keeps the names that it was frozen with: it goes when somebody who performs in the event is erased.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { ItemTraces } from '@rampa/program/server';

@Injectable()
export class EraseFrozen implements OnModuleInit {
  constructor(private readonly traces: ItemTraces) {}

  onModuleInit(): void {
    this.traces.register((tx, items) => this.erase(tx, items));
  }

  private async erase(tx: Transaction, items: readonly Guid[]): Promise<void> {
    const thawed = await tx.query<{ guid: Guid; competition: Guid }>(
      `update display.setting s set frozen = null, frozen_at = null, version = version + 1, changed_at = now()
        where s.frozen is not null and s.competition_guid in (
          select i.competition_guid from program.v_item i where i.guid = any ($1::uuid[]))
        returning guid, competition_guid as competition`,
      [items],
    );
    for (const { guid, competition } of thawed)
      tx.emit(competition, 'display.controlled', { displays: [guid], do: 'unfreeze' });
  }
}

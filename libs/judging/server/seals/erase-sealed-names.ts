// Takes the name of whoever is erased from a performance out of the seals. A seal stays as it was signed: it holds a digest,
// which tells no name without its salt.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { ItemTraces } from '@rampa/program/server';

@Injectable()
export class EraseSealedNames implements OnModuleInit {
  constructor(private readonly traces: ItemTraces) {}

  onModuleInit(): void {
    this.traces.register((tx, items) => this.erase(tx, items));
  }

  private async erase(tx: Transaction, items: readonly Guid[]): Promise<void> {
    await tx.query(
      `with own as (
         select guid::text as item, competition_guid from program.v_item where guid = any ($1::uuid[])
       )
       update judging.seal s set names = (
         select jsonb_agg(case when one ->> 'guid' in (select item from own)
                               then one || '{"text": "", "salt": ""}' else one end order by place)
           from jsonb_array_elements(s.names) with ordinality as kept (one, place)
       )
       where s.competition_guid in (select competition_guid from own)
         and exists (select from jsonb_array_elements(s.names) as kept (one)
                      where one ->> 'guid' in (select item from own))`,
      [items],
    );
  }
}

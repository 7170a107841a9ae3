// Registers the owners of this room's guids.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GuidOwners } from '@rampa/platform/server';

function ofEvent(table: string): string {
  return `select x.guid, c.organizer_guid, x.competition_guid
    from ${table} x join competitions.v_competition c on c.guid = x.competition_guid
    where x.guid = any ($1::uuid[])`;
}

@Injectable()
export class JudgingGuids implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    this.owners.register('adjustment', ofEvent('judging.adjustment'));
    this.owners.register('chairDecision', ofEvent('judging.chair_decision'));
    this.owners.register('specialPrize', ofEvent('judging.special_prize'));
    this.owners.register('ballot', ofEvent('judging.ballot'));
    this.owners.register('paperSheet', ofEvent('judging.paper_sheet'));
    this.owners.register(
      'organizerPrize',
      `select guid, organizer_guid, null::uuid as competition_guid from judging.organizer_prize
        where guid = any ($1::uuid[])`,
    );
    this.owners.register('lateMark', ofEvent('judging.late_mark'));
  }
}

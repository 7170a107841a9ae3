// Registers the owners of this room's guids.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GuidOwners } from '@rampa/platform/server';

function ofEvent(table: string, condition = 'true'): string {
  return `select x.guid, c.organizer_guid, x.competition_guid
    from ${table} x join competitions.v_competition c on c.guid = x.competition_guid
    where x.guid = any ($1::uuid[]) and ${condition}`;
}

@Injectable()
export class JuryGuids implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    this.owners.register('judge', ofEvent('judging.judge', 'x.removed_at is null'));
    this.owners.register('point', ofEvent('judging.criterion'));
    this.owners.register('awardGroup', ofEvent('judging.award_group'));
    this.owners.register('awardSetting', ofEvent('judging.award_setting'));
  }
}

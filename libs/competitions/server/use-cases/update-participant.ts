import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import type { BodyOf, CompetitionUpdateCompetitionParticipant } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

@Injectable()
export class UpdateParticipant {
  constructor(
    private readonly work: UnitOfWork,
    private readonly memberships: Memberships,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionUpdateCompetitionParticipant>): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await this.memberships.update(tx, event, body.participantUserGuid, body);
    });
  }
}

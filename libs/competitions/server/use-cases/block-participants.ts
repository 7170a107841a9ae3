import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import type { BodyOf, CompetitionBlockParticipants } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

@Injectable()
export class BlockParticipants {
  constructor(
    private readonly work: UnitOfWork,
    private readonly memberships: Memberships,
  ) {}

  /** All of them or none. Failure notFound. */
  async run(scope: Scope, body: BodyOf<typeof CompetitionBlockParticipants>): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ scope }, (tx) =>
      this.memberships.block(tx, event, body.participantUserGuids, body.isBlocked),
    );
  }
}

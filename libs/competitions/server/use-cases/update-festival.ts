import { Injectable } from '@nestjs/common';
import type { BodyOf, FestivalUpdateFestival } from '@rampa/contract';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { refuseBadDetails } from '../competition-details.ts';
import { eventOf } from '../event-scope.ts';
import { CompetitionEntity } from '../persistence/competition.entity.ts';
import { Competitions } from '../queries/competitions.ts';

@Injectable()
export class UpdateFestival {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof FestivalUpdateFestival>): Promise<void> {
    const { organizer, competition } = eventOf(scope);
    refuseBadDetails(body.details);
    await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, { competition });
      await tx.manager.update(CompetitionEntity, { guid: competition, organizerGuid: organizer }, body.details);
      tx.emit(competition, 'competition.changed', { competition });
      tx.emit(organizer, 'competition.changed', { competition });
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { BodyOf, FestivalCreateFestival } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { openStream, UnitOfWork, type Scope } from '@rampa/platform/server';
import { refuseBadDetails } from '../competition-details.ts';
import { COMPETITION } from '../persistence/competition-tables.ts';
import { addStartingStatuses } from '../persistence/status-rows.ts';
import { EventBeginnings } from '../ports/event-beginnings.ts';

@Injectable()
export class CreateFestival {
  constructor(
    private readonly work: UnitOfWork,
    private readonly beginnings: EventBeginnings,
  ) {}

  /** The event with the statuses that it begins with, its form if one was chosen, and the stream that its screens follow. */
  async run(scope: Scope, body: BodyOf<typeof FestivalCreateFestival>): Promise<{ guid: Guid }> {
    const { organizer } = scope;
    if (!organizer) throw new Failure('forbidden');
    refuseBadDetails(body.details);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await COMPETITION.insert(tx, {
        guid,
        organizerGuid: organizer,
        typeTour: body.typeTourCompetition,
        ...body.details,
      });
      await addStartingStatuses(tx, guid);
      await openStream(tx, guid, 'competition');
      await openStream(tx, organizer, 'organizer');
      tx.emit(organizer, 'competition.changed', { competition: guid });
      tx.emit(guid, 'competition.changed', { competition: guid });
      await this.beginnings.run(tx, { scope, organizer, competition: guid, body });
    });
    return { guid };
  }
}

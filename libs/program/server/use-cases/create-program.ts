import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramCreate } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { insertProgram } from '../persistence/programs.ts';

@Injectable()
export class CreateProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly nominations: Nominations,
  ) {}

  /**
   * Creates an empty program; its nominations say whose applications it will take. Throws Failure reportSourceAbsent.
   */
  async run(scope: Scope, body: BodyOf<typeof CompetitionProgramCreate>): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    if (body.sourceReportGuid) throw new Failure('reportSourceAbsent', { field: 'sourceReportGuid' });
    const guid = newGuid();
    const nominations = [...new Set(body.nominationGuids)];
    await this.work.run({ scope }, async (tx) => {
      await this.competitions.assertTour(tx, event.competition, body.tour);
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominationGuids');
      await insertProgram(tx, event, {
        guid,
        title: body.title,
        tour: body.tour,
        beginsAt: body.dateTimeBegin ? new Date(body.dateTimeBegin) : null,
        place: body.place,
        gapS: body.gap,
        nominations,
      });
    });
    return { guid };
  }
}

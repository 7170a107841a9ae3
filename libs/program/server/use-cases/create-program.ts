import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramCreate } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { insertProgram } from '../persistence/programs.ts';
import { TakePerformances } from './take-performances.ts';

@Injectable()
export class CreateProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly nominations: Nominations,
    private readonly performances: TakePerformances,
  ) {}

  /**
   * Creates a program with the performances of accepted applications that are chosen, or that are of its nominations and
   * stand in no program of the tour yet; without either it is empty. Throws Failures reportSourceAbsent, performancesTaken.
   */
  async run(scope: Scope, body: BodyOf<typeof CompetitionProgramCreate>): Promise<{ guid: Guid; added: number }> {
    const event = eventOf(scope);
    if (body.sourceReportGuid) throw new Failure('reportSourceAbsent', { field: 'sourceReportGuid' });
    const guid = newGuid();
    const nominations = [...new Set(body.nominationGuids)];
    const { competition } = event;
    const { result } = await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
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
      const chosen = body.applicationBlockGuids
        ? await this.performances.chosen(tx, event, body.tour, body.applicationBlockGuids)
        : nominations.length > 0
          ? await this.performances.ofNominations(tx, event, body.tour, nominations)
          : [];
      return this.performances.add(tx, event, guid, chosen);
    });
    return { guid, added: result.length };
  }
}

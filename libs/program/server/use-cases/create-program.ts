import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramCreate } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { insertProgram } from '../persistence/programs.ts';
import type { SourcedPerformance } from '../queries/sources.ts';
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
   * Creates a program with the performances of accepted applications that are chosen, or that are of a report or of its
   * nominations and stand in no program of the tour yet; without any of these it is empty. `left`: rows of the report that
   * stayed out. Throws Failures performancesTaken, notFound, reportWithoutPerformances.
   */
  async run(
    scope: Scope,
    body: BodyOf<typeof CompetitionProgramCreate>,
  ): Promise<{ guid: Guid; added: number; left: number }> {
    const event = eventOf(scope);
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
      const { chosen, left = 0 } = await this.chosen(tx, event, body, nominations);
      const { length: added } = await this.performances.add(tx, event, guid, chosen);
      return { added, left };
    });
    return { guid, ...result };
  }

  /** A choice by hand says more than a report, and a report more than nominations. */
  private async chosen(
    tx: Transaction,
    event: EventScope,
    { tour, applicationBlockGuids, sourceReportGuid }: BodyOf<typeof CompetitionProgramCreate>,
    nominations: readonly Guid[],
  ): Promise<{ chosen: SourcedPerformance[]; left?: number }> {
    if (applicationBlockGuids)
      return { chosen: await this.performances.chosen(tx, event, tour, applicationBlockGuids) };
    if (sourceReportGuid) return this.performances.ofReport(tx, event, tour, sourceReportGuid);
    if (nominations.length === 0) return { chosen: [] };
    return { chosen: await this.performances.ofNominations(tx, event, tour, nominations) };
  }
}

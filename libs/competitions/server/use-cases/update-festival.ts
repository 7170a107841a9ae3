import { Injectable } from '@nestjs/common';
import { FastLinks, LinkDevices } from '@rampa/accounts/server';
import type { BodyOf, FestivalUpdateFestival } from '@rampa/contract';
import { Failure, practiceTitle, meant, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { refuseBadDetails } from '../competition-details.ts';
import { eventOf } from '../event-scope.ts';
import { COMPETITION, type CompetitionRow } from '../persistence/competition-tables.ts';
import { EventChangeVetoes } from '../ports/event-change-vetoes.ts';
import { TypeTourVetoes } from '../ports/type-tour-vetoes.ts';

@Injectable()
export class UpdateFestival {
  constructor(
    private readonly work: UnitOfWork,
    private readonly vetoes: TypeTourVetoes,
    private readonly changes: EventChangeVetoes,
    private readonly links: FastLinks,
    private readonly devices: LinkDevices,
  ) {}

  /**
   * Another kind of event waits for marks: what it would contradict must not come meanwhile. Failures of the vetoes, and
   * staleVersion where another has changed the same field since `base`.
   */
  async run(
    scope: Scope,
    { details, base, typeTourCompetition }: BodyOf<typeof FestivalUpdateFestival>,
  ): Promise<void> {
    const { organizer, competition } = eventOf(scope);
    refuseBadDetails(details);
    const lock = typeTourCompetition === undefined ? {} : { lock: { competition, mode: 'exclusive' as const } };
    await this.work.run({ scope, ...lock }, async (tx) => {
      if (typeTourCompetition !== undefined) await this.become(tx, competition, typeTourCompetition);
      await tx.query('select 1 from competitions.competition where guid = $1 for no key update', [competition]);
      const former = await COMPETITION.find(tx, { guid: competition, organizerGuid: organizer });
      if (!former) throw new Failure('notFound');
      const said = base ? meant(details, base, former, 'details.') : details;
      const changes = former.practiceOf === null ? said : marked(said);
      // Each of two people may have moved one end.
      refuseBadDetails({ ...former, ...changes });
      await this.refuseFixed(tx, former, changes);
      if (Object.keys(changes).length > 0) await COMPETITION.update(tx, { guid: competition }, changes);
      await this.devices.eventMoved(tx, competition);
      tx.emit(competition, 'competition.changed', { competition });
      tx.emit(organizer, 'competition.changed', { competition });
    });
  }

  private async refuseFixed(
    tx: Transaction,
    former: CompetitionRow,
    { currency, useFinances }: Partial<BodyOf<typeof FestivalUpdateFestival>['details']>,
  ): Promise<void> {
    await this.changes.ask(tx, {
      competition: former.guid,
      currency: currency === undefined || currency === former.currency ? null : currency,
      useFinances: useFinances === undefined || useFinances === former.useFinances ? null : useFinances,
    });
  }

  private async become(tx: Transaction, competition: Guid, typeTour: number): Promise<void> {
    const former = await COMPETITION.find(tx, { guid: competition });
    if (former?.typeTour === typeTour) return;
    await this.vetoes.ask(tx, competition, typeTour);
    await COMPETITION.update(tx, { guid: competition }, { typeTour });
    // Links stay, and let judges in again should it become a contest again.
    if (typeTour === 0) await this.links.endJudges(tx, competition);
  }
}

/** Whatever a practice is called, its name says what it is. */
function marked<D extends { title?: string | undefined; shortTitle?: string | undefined }>(details: D): D {
  const { title, shortTitle } = details;
  return {
    ...details,
    ...(title === undefined ? {} : { title: practiceTitle(title) }),
    ...(shortTitle === undefined || shortTitle === '' ? {} : { shortTitle: practiceTitle(shortTitle, 60) }),
  };
}

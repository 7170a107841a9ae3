import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationRulesGetByCompetition, ApplicationRulesUpdate, BodyOf } from '@rampa/contract';
import { isClosed } from '@rampa/applications/domain';
import { Database, officeOf, UnitOfWork, type Scope } from '@rampa/platform/server';
import { EventDatesReader } from '../queries/event-dates.ts';

/** Until when applications come in and are corrected. */
@Injectable()
export class ApplicationRules {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly dates: EventDatesReader,
  ) {}

  async of({ competition }: Scope): Promise<AnswerOf<typeof ApplicationRulesGetByCompetition>> {
    const dates = await this.dates.of(this.database, competition!);
    return { ...dates, isClosed: isClosed({ ...dates, isOpened: false }, new Date().toISOString()) };
  }

  async update(
    scope: Scope,
    { closesAt, freezesAt, needsChildConsent }: BodyOf<typeof ApplicationRulesUpdate>,
  ): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await tx.query(
        `insert into applications.rules (competition_guid, closes_at, freezes_at, needs_child_consent)
         values ($1, $2, $3, $4)
         on conflict (competition_guid) do update
           set closes_at = excluded.closes_at, freezes_at = excluded.freezes_at,
               needs_child_consent = excluded.needs_child_consent`,
        [scope.competition, closesAt, freezesAt, needsChildConsent],
      );
      tx.emit(officeOf(scope.competition!), 'applicationRules.changed', {});
    });
  }
}

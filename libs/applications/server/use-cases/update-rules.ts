import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationRulesGetByCompetition, ApplicationRulesUpdate, BodyOf } from '@rampa/contract';
import { arrivalRefusal } from '@rampa/applications/domain';
import { Database, officeOf, UnitOfWork, type Scope } from '@rampa/platform/server';
import { EventDatesReader } from '../queries/event-dates.ts';

/** From when and until when applications come in and are corrected. */
@Injectable()
export class ApplicationRules {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly dates: EventDatesReader,
  ) {}

  async of({ competition }: Scope): Promise<AnswerOf<typeof ApplicationRulesGetByCompetition>> {
    const { isArchived, ...dates } = await this.dates.of(this.database, competition!);
    const refusal = arrivalRefusal({ ...dates, isArchived, isOpened: false }, new Date().toISOString());
    return {
      ...dates,
      isEarly: refusal === 'applicationEarly',
      isClosed: refusal !== null && refusal !== 'applicationEarly',
    };
  }

  async update(scope: Scope, rules: BodyOf<typeof ApplicationRulesUpdate>): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await tx.query(
        `insert into applications.rules (competition_guid, opens_at, closes_at, freezes_at, needs_child_consent, retention_months)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (competition_guid) do update
           set opens_at = excluded.opens_at, closes_at = excluded.closes_at, freezes_at = excluded.freezes_at,
               needs_child_consent = excluded.needs_child_consent, retention_months = excluded.retention_months`,
        [
          scope.competition,
          rules.opensAt,
          rules.closesAt,
          rules.freezesAt,
          rules.needsChildConsent,
          rules.retentionMonths,
        ],
      );
      tx.emit(officeOf(scope.competition!), 'applicationRules.changed', {});
    });
  }
}

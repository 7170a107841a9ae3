import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationRulesGetByCompetition, ApplicationRulesUpdate, BodyOf } from '@rampa/contract';
import { arrivalRefusal } from '@rampa/applications/domain';
import { Failure, meant, type Guid } from '@rampa/kernel';
import { Database, officeOf, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { EventDatesReader, type EventDates } from '../queries/event-dates.ts';

type Rules = Omit<EventDates, 'isArchived' | 'overAt'>;

/** From when and until when applications come in and are corrected. */
@Injectable()
export class ApplicationRules {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly dates: EventDatesReader,
  ) {}

  async of({ competition }: Scope): Promise<AnswerOf<typeof ApplicationRulesGetByCompetition>> {
    const { isArchived, overAt, ...dates } = await this.dates.of(this.database, competition!);
    const refusal = arrivalRefusal({ ...dates, isArchived, overAt, isOpened: false }, new Date().toISOString());
    return {
      ...dates,
      isEarly: refusal === 'applicationEarly',
      isClosed: refusal !== null && refusal !== 'applicationEarly',
      isOver: refusal === 'applicationOver',
    };
  }

  /** Failures badRequest, and staleVersion where another has changed the same since `base`. */
  async update(scope: Scope, { base, ...given }: BodyOf<typeof ApplicationRulesUpdate>): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const rules = base ? await this.merged(tx, scope.competition!, given, base) : given;
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

  private async merged(tx: Transaction, competition: Guid, given: Rules, base: Partial<Rules>): Promise<Rules> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('rules of ' || $1, 0))`, [competition]);
    const { isArchived: _, overAt: __, ...standing } = await this.dates.of(tx, competition);
    const rules = { ...standing, ...meant(given, base, standing) };
    const { opensAt, closesAt, freezesAt } = rules;
    // Each of two people may have moved one end.
    if (opensAt !== null && closesAt !== null && opensAt >= closesAt)
      throw new Failure('badRequest', {
        field: 'closesAt',
        message: 'Приём нельзя закончить раньше, чем он начнётся.',
      });
    if (closesAt !== null && freezesAt !== null && freezesAt < closesAt)
      throw new Failure('badRequest', { field: 'freezesAt', message: 'Правки нельзя остановить раньше приёма.' });
    return rules;
  }
}

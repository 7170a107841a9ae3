import { Injectable } from '@nestjs/common';
import {
  arrivalRefusal,
  editingRefusal,
  type Arrival,
  type Closing,
  type EditingFacts,
} from '@rampa/applications/domain';
import type { Reception } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';

export interface EventDates {
  isArchived: boolean;
  opensAt: string | null;
  closesAt: string | null;
  freezesAt: string | null;
  /** The midnight after the last day, by the event's own time. */
  overAt: string;
  needsChildConsent: boolean;
  retentionMonths: number | null;
}

type Kept = Record<'opensAt' | 'closesAt' | 'freezesAt', Date | null> & {
  isArchived: boolean;
  overAt: Date;
  needsChildConsent: boolean | null;
  retentionMonths: number | null;
};

const REFUSED: Record<Arrival, NonNullable<Reception['refusal']>> = {
  ...{ archived: 'closed', applicationClosed: 'closed', applicationEarly: 'early', applicationOver: 'over' },
};

/** From when and until when applications of an event come in and are corrected, and what a status allows. */
@Injectable()
export class EventDatesReader {
  /** Failure notFound. */
  async of(reader: Reader, competition: Guid): Promise<EventDates> {
    const [row] = await reader.query<Kept>(
      `select c.archived_at is not null as "isArchived", r.opens_at as "opensAt", r.closes_at as "closesAt",
              r.freezes_at as "freezesAt", r.needs_child_consent as "needsChildConsent",
              r.retention_months as "retentionMonths",
              (c.end_date + 1)::timestamp at time zone c.time_zone as "overAt"
         from competitions.v_competition c left join applications.rules r on r.competition_guid = c.guid
        where c.guid = $1`,
      [competition],
    );
    if (!row) throw new Failure('notFound');
    const said = (at: Date | null) => at?.toISOString() ?? null;
    return {
      ...{ isArchived: row.isArchived, overAt: row.overAt.toISOString() },
      ...{ opensAt: said(row.opensAt), closesAt: said(row.closesAt), freezesAt: said(row.freezesAt) },
      needsChildConsent: row.needsChildConsent ?? true,
      retentionMonths: row.retentionMonths,
    };
  }

  /** Of a member's new application, for whoever is invited. */
  async reception(reader: Reader, competition: Guid): Promise<Reception> {
    const dates = await this.of(reader, competition);
    const refusal = arrivalRefusal({ ...dates, isOpened: false }, new Date().toISOString());
    return { refusal: refusal && REFUSED[refusal], opensAt: dates.opensAt, closesAt: dates.closesAt };
  }

  /** A member's new application. Failures applicationEarly, applicationClosed, applicationOver. */
  async refuseNew(reader: Reader, competition: Guid): Promise<void> {
    refuse(arrivalRefusal({ ...(await this.of(reader, competition)), isOpened: false }, new Date().toISOString()));
  }

  /** A member's sending. Failures applicationEarly, applicationClosed, applicationOver. */
  async refuseSending(reader: Reader, application: ApplicationRow): Promise<void> {
    refuse(arrivalRefusal(await this.facts(reader, application), new Date().toISOString()));
  }

  /** An organizer may always. Failures applicationClosed, applicationFrozen, applicationSettled. */
  async refuseClosed(reader: Reader, scope: Scope, application: ApplicationRow): Promise<void> {
    if (memberOf(scope) === null) return;
    refuse(editingRefusal(await this.facts(reader, application), new Date().toISOString()));
  }

  async facts(
    reader: Reader,
    application: Pick<EditingFacts, 'state' | 'isOpened'> & { competitionGuid: Guid; statusGuid: Guid | null },
  ): Promise<EditingFacts> {
    const { competitionGuid, statusGuid, state, isOpened } = application;
    const [status] = await reader.query<{ allows: boolean }>(
      'select allows_editing as allows from competitions.v_status where guid = $1',
      [statusGuid],
    );
    const { needsChildConsent: _, retentionMonths: __, ...dates } = await this.of(reader, competitionGuid);
    return { state, isOpened, statusAllows: status?.allows ?? false, ...dates };
  }
}

function refuse(refusal: Arrival | Closing | null): void {
  if (refusal) throw new Failure(refusal);
}

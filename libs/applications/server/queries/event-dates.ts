import { Injectable } from '@nestjs/common';
import {
  arrivalRefusal,
  editingRefusal,
  type Arrival,
  type Closing,
  type EditingFacts,
} from '@rampa/applications/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';

export interface EventDates {
  isArchived: boolean;
  opensAt: string | null;
  closesAt: string | null;
  freezesAt: string | null;
  needsChildConsent: boolean;
  retentionMonths: number | null;
}

type Kept = Record<'opensAt' | 'closesAt' | 'freezesAt', Date | null> & {
  isArchived: boolean;
  needsChildConsent: boolean | null;
  retentionMonths: number | null;
};

/** From when and until when applications of an event come in and are corrected, and what a status allows. */
@Injectable()
export class EventDatesReader {
  async of(reader: Reader, competition: Guid): Promise<EventDates> {
    const [row] = await reader.query<Kept>(
      `select c.archived_at is not null as "isArchived", r.opens_at as "opensAt", r.closes_at as "closesAt",
              r.freezes_at as "freezesAt", r.needs_child_consent as "needsChildConsent",
              r.retention_months as "retentionMonths"
         from competitions.v_competition c left join applications.rules r on r.competition_guid = c.guid
        where c.guid = $1`,
      [competition],
    );
    const said = (at: Date | null | undefined) => at?.toISOString() ?? null;
    return {
      isArchived: row?.isArchived ?? false,
      ...{ opensAt: said(row?.opensAt), closesAt: said(row?.closesAt), freezesAt: said(row?.freezesAt) },
      needsChildConsent: row?.needsChildConsent ?? true,
      retentionMonths: row?.retentionMonths ?? null,
    };
  }

  /** A member's new application. Failures applicationEarly, applicationClosed. */
  async refuseNew(reader: Reader, competition: Guid): Promise<void> {
    refuse(arrivalRefusal({ ...(await this.of(reader, competition)), isOpened: false }, new Date().toISOString()));
  }

  /** A member's sending. Failures applicationEarly, applicationClosed. */
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

import { Injectable } from '@nestjs/common';
import { editingRefusal, type EditingFacts } from '@rampa/applications/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';

export interface EventDates {
  closesAt: string | null;
  freezesAt: string | null;
  needsChildConsent: boolean;
}

/** Until when applications of an event come in and are corrected, and what a status allows. */
@Injectable()
export class EventDatesReader {
  async of(reader: Reader, competition: Guid): Promise<EventDates> {
    const [row] = await reader.query<{ closesAt: Date | null; freezesAt: Date | null; needsChildConsent: boolean }>(
      `select closes_at as "closesAt", freezes_at as "freezesAt", needs_child_consent as "needsChildConsent"
         from applications.rules where competition_guid = $1`,
      [competition],
    );
    return {
      ...{ closesAt: row?.closesAt?.toISOString() ?? null, freezesAt: row?.freezesAt?.toISOString() ?? null },
      needsChildConsent: row?.needsChildConsent ?? true,
    };
  }

  /** An organizer may always. Failures applicationClosed, applicationFrozen, applicationSettled. */
  async refuseClosed(reader: Reader, scope: Scope, application: ApplicationRow): Promise<void> {
    if (memberOf(scope) === null) return;
    const refusal = editingRefusal(await this.facts(reader, application), new Date().toISOString());
    if (refusal) throw new Failure(refusal);
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
    const { closesAt, freezesAt } = await this.of(reader, competitionGuid);
    return { state, isOpened, statusAllows: status?.allows ?? false, closesAt, freezesAt };
  }
}

import { Injectable } from '@nestjs/common';
import { EmployeeAccess } from '@rampa/accounts/server';
import type { Audience } from '@rampa/competitions/domain';
import { fileAddress, type BodyOf, type CompetitionCopy } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { Files, openStream, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { EventSets } from '@rampa/reference-books/server';
import { refuseBadDetails } from '../competition-details.ts';
import { eventOf } from '../event-scope.ts';
import { copyRows, EventCopies, type EventCopying } from '../ports/event-copies.ts';
import { Competitions } from '../queries/competitions.ts';

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** `shortTitle`: left out, it is the former's. */
type Copied = BodyOf<typeof CompetitionCopy> & { shortTitle?: string; isPractice: boolean };

@Injectable()
export class CopyCompetition {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly access: EmployeeAccess,
    private readonly files: Files,
    private readonly sets: EventSets,
    private readonly copies: EventCopies,
  ) {}

  /** Everything that was set up; nothing that people have sent, got or done. Failures badRequest, filesFull. */
  async run(scope: Scope, body: BodyOf<typeof CompetitionCopy>): Promise<{ guid: Guid }> {
    refuseBadDetails(body, '');
    const { result } = await this.work.run({ scope }, (tx) => this.copy(tx, scope, { ...body, isPractice: false }));
    return { guid: result };
  }

  /** Within a transaction; answers the copy's guid. */
  async copy(tx: Transaction, scope: Scope, said: Copied): Promise<Guid> {
    const { organizer, competition } = eventOf(scope);
    const guid = newGuid();
    const { beginDate, timeZone, city } = await this.competitions.face(tx, competition);
    const copying: EventCopying = {
      ...{ from: competition, to: guid, timeZone, days: daysBetween(beginDate, said.beginDate) },
      newZone: said.timeZone ?? timeZone,
      ...{ guids: new Map([[competition, guid]]), isPractice: said.isPractice },
    };
    await openStream(tx, guid, 'competition');
    await this.copyEvent(tx, copying, said, said.city !== undefined && said.city !== city);
    await this.access.copy(tx, copying.from, copying.to);
    await this.sets.copy(tx, copying.from, copying.to);
    await this.copies.run(tx, copying);
    for (const stream of [organizer, guid]) tx.emit(stream, 'competition.changed', { competition: guid });
    return guid;
  }

  private async copyEvent(tx: Transaction, copying: EventCopying, body: Copied, isMoved: boolean): Promise<void> {
    const { from, to, newZone } = copying;
    await copyRows(tx, copying, 'competitions.competition', {
      where: 't.guid = $1',
      change: async (row) => {
        const logo = await this.files.copy(tx, row.logo_guid as Guid | null, to);
        return {
          ...row,
          ...{ title: body.title, begin_date: body.beginDate, end_date: body.endDate },
          ...{ ext_guid: '', archived_at: null, deleted_at: null, created_at: new Date() },
          practice_of: null,
          ...{ city: body.city ?? row.city, time_zone: newZone },
          // A hall stays in its city.
          ...(isMoved ? { place: '' } : {}),
          ...(body.shortTitle === undefined ? {} : { short_title: body.shortTitle }),
          ...{ logo_guid: logo && logo.guid, logo_path: logo && fileAddress(logo.address) },
        };
      },
    });
    // Copied rows name the copy wherever they named the event, so this is said afterwards.
    if (copying.isPractice)
      await tx.query('update competitions.competition set practice_of = $1 where guid = $2', [from, to]);
    for (const part of ['status', 'group_field', 'group_value']) await copyRows(tx, copying, `competitions.${part}`);
    await copyRows(tx, copying, 'competitions.document', {
      change: async (row) => {
        await this.files.copy(tx, row.guid as Guid, to, copying.guids.get(row.guid as Guid));
        // They speak of the former event: nobody reads them here before its organizer shows them.
        return { ...row, audience: 'staff' satisfies Audience, created_at: new Date() };
      },
    });
  }
}

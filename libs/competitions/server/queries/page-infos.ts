import { Injectable } from '@nestjs/common';
import { Memberships, Organizers } from '@rampa/accounts/server';
import type { AnswerOf, ParticipantGetOrganizerInfo, ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { configOf, Database, type Actor, type PageConfig } from '@rampa/platform/server';
import { eventOfPage } from '../page-event.ts';
import { Receptions } from '../ports/receptions.ts';

type Info = AnswerOf<typeof ParticipantGetOrganizerInfo>;
type Event = NonNullable<Info['event']>;

interface Kept {
  owner: Guid;
  isPractice: boolean;
  isDeleted: boolean;
}

@Injectable()
export class PageInfos {
  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly memberships: Memberships,
    private readonly receptions: Receptions,
  ) {}

  async of(referer: string | undefined): Promise<Info> {
    const { organizer, event, isDeleted } = await this.found(eventOfPage(referer));
    return { organizer, event, isDeleted };
  }

  async forPerson(
    actor: Actor,
    referer: string | undefined,
  ): Promise<AnswerOf<typeof ProfileGetParticipantGetOrganizerInfo>> {
    const guid = eventOfPage(referer);
    const { owner, organizer, event, isDeleted } = await this.found(guid);
    const isMember = actor.kind === 'account' && actor.userType === 'Member';
    const membership =
      isMember && event && guid ? await this.memberships.stateOf(this.database, guid, actor.account) : null;
    return { organizer, event, isDeleted, config: configFor(actor, owner, guid), membership };
  }

  private async found(guid: Guid | null): Promise<Info & { owner: Guid | null }> {
    const [row] = guid
      ? await this.database.query<Omit<Event, 'reception'> & Kept>(
          `select organizer_guid as owner, title, short_title as "shortTitle", description,
                  begin_date as "beginDate", end_date as "endDate", city, place, logo_path as "logoPath",
                  archived_at is not null as "isArchived", practice_of is not null as "isPractice",
                  deleted_at is not null as "isDeleted", time_zone as "timeZone",
                  now() >= (end_date + 1)::timestamp at time zone time_zone as "isOver"
           from competitions.competition where guid = $1`,
          [guid],
        )
      : [];
    if (!row) return { owner: null, organizer: null, event: null, isDeleted: false };
    const { owner, isPractice, isDeleted, ...event } = row;
    // A practice is told of to nobody from here: its own people read it by calls that know them.
    if (isPractice) return { owner, organizer: null, event: null, isDeleted: false };
    const organizer = await this.organizers.faceOf(this.database, owner);
    // Whoever meant to come can only ask him.
    if (isDeleted) return { owner: null, organizer, event: null, isDeleted };
    const reception = await this.receptions.of(this.database, guid!);
    return { owner, organizer, event: { ...event, reception }, isDeleted };
  }
}

/** Another organizer's employee has nothing in the event; nobody signed in is null. */
function configFor(actor: Actor, owner: Guid | null, event: Guid | null): PageConfig | null {
  if (actor.kind !== 'account') return null;
  if (owner !== null && actor.organizer !== owner) return null;
  return configOf(actor.access, event);
}

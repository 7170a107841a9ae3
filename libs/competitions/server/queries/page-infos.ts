import { Injectable } from '@nestjs/common';
import { Memberships, Organizers } from '@rampa/accounts/server';
import type { AnswerOf, ParticipantGetOrganizerInfo, ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { configOf, Database, type Actor, type PageConfig } from '@rampa/platform/server';
import { eventOfPage } from '../page-event.ts';

type Info = AnswerOf<typeof ParticipantGetOrganizerInfo>;
type Event = NonNullable<Info['event']>;

@Injectable()
export class PageInfos {
  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly memberships: Memberships,
  ) {}

  async of(referer: string | undefined): Promise<Info> {
    const { organizer, event } = await this.found(eventOfPage(referer));
    return { organizer, event };
  }

  async forPerson(
    actor: Actor,
    referer: string | undefined,
  ): Promise<AnswerOf<typeof ProfileGetParticipantGetOrganizerInfo>> {
    const guid = eventOfPage(referer);
    const { owner, organizer, event } = await this.found(guid);
    const isMember = actor.kind === 'account' && actor.userType === 'Member';
    const membership =
      isMember && event && guid ? await this.memberships.stateOf(this.database, guid, actor.account) : null;
    return { organizer, event, config: configFor(actor, owner, guid), membership };
  }

  private async found(guid: Guid | null): Promise<Info & { owner: Guid | null }> {
    const [row] = guid
      ? await this.database.query<Event & { owner: Guid; isPractice: boolean }>(
          `select organizer_guid as owner, title, short_title as "shortTitle", description,
                  begin_date as "beginDate", end_date as "endDate", city, place, logo_path as "logoPath",
                  archived_at is not null as "isArchived", practice_of is not null as "isPractice"
           from competitions.competition where guid = $1 and deleted_at is null`,
          [guid],
        )
      : [];
    if (!row) return { owner: null, organizer: null, event: null };
    const { owner, isPractice, ...event } = row;
    // A practice is told of to nobody from here: its own people read it by calls that know them.
    if (isPractice) return { owner, organizer: null, event: null };
    return { owner, organizer: await this.organizers.faceOf(this.database, owner), event };
  }
}

/** Another organizer's employee has nothing in the event; nobody signed in is null. */
function configFor(actor: Actor, owner: Guid | null, event: Guid | null): PageConfig | null {
  if (actor.kind !== 'account') return null;
  if (owner !== null && actor.organizer !== owner) return null;
  return configOf(actor.access, event);
}

// What open pages of applications follow. No answer travels: a page that learns of a change reads anew what it shows.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ApplicationGetNowByCompetition,
  type ApplicationsNow,
  type MailingsNow,
  type OwnApplicationsNow,
} from '@rampa/contract';
import type { ApplicationState, Guid } from '@rampa/kernel';
import {
  eventToFollow,
  GuidOwners,
  ownerToFollow,
  Views,
  type Actor,
  type Reader,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';

/** Of one member, and of one event: whoever was away for longer reads the list. */
const LATEST = 50;

interface Row {
  guid: Guid;
  number: number;
  revision: number;
  state: ApplicationState;
  competitionStatusGuid: Guid | null;
  updatedAt: Date;
  isOpened: boolean;
  messages: number;
}

@Injectable()
export class ApplicationViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
  ) {}

  onModuleInit(): void {
    const desk: ViewDefinition<ApplicationsNow> = {
      name: 'applications',
      follows: 'office',
      authorise: (actor, key) => this.authoriseDesk(actor, key),
      // A changed form counts all of them anew, a status looks otherwise at all that have it; each is told once.
      touches: ({ kind }) => ['application.changed', 'form.changed', 'statuses.changed'].includes(kind),
      load: (reader, key) => this.ofEvent(reader, key),
    };
    this.views.register(desk);
    const own: ViewDefinition<OwnApplicationsNow> = {
      name: 'own-applications',
      authorise: async (actor, key) => ({ stream: key, audience: ownerToFollow(actor, key) }),
      touches: ({ kind }) => kind === 'application.changed',
      load: (reader, key) => this.ofMember(reader, key),
    };
    this.views.register(own);
    const mailings: ViewDefinition<MailingsNow> = {
      name: 'mailings',
      follows: 'office',
      authorise: (actor, key) => this.authoriseDesk(actor, key),
      touches: ({ kind }) => kind === 'mailings.changed',
      load: (reader, key) => mailingsOf(reader, key),
    };
    this.views.register(mailings);
  }

  private async authoriseDesk(actor: Actor, key: string): Promise<ViewGrant> {
    const stream = await eventToFollow(this.owners, ApplicationGetNowByCompetition, actor, 'competition', key);
    return { stream, audience: 'requests' };
  }

  private async ofEvent(reader: Reader, competition: string): Promise<ApplicationsNow> {
    const [count] = await reader.query<Omit<ApplicationsNow, 'latest'>>(
      `select count(*)::int as sent, (select revision from forms.v_form where competition_guid = $1) as "formRevision",
              (select coalesce(md5(string_agg(s::text, ' ' order by s.guid)), '') from competitions.v_status s
                where s.competition_guid = $1) as statuses,
              (select count(*) || ' ' || coalesce(max(x.guid::text), '') from applications.message x
                where x.competition_guid = $1 and x.seen_at is null and not x.is_organizer) as unread
         from applications.application where competition_guid = $1 and state = 'Subscribed'`,
      [competition],
    );
    const rows = await reader.query<Omit<Row, 'isOpened' | 'messages'>>(
      `select a.guid, a.number, a.revision, a.state, a.status_guid as "competitionStatusGuid", a.updated_at as "updatedAt"
         from applications.application a where a.competition_guid = $1 and a.number is not null
        order by a.updated_at desc, a.guid limit ${LATEST}`,
      [competition],
    );
    const latest = rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
    return { ...count!, latest };
  }

  private async ofMember(reader: Reader, member: string): Promise<OwnApplicationsNow> {
    const rows = await reader.query<Omit<Row, 'number'>>(
      `select a.guid, a.revision, a.state, a.status_guid as "competitionStatusGuid", a.updated_at as "updatedAt",
              a.is_opened as "isOpened",
              (select count(*)::int from applications.message x where x.application_guid = a.guid) as messages
         from applications.application a where a.member_guid = $1 and a.deleted_at is null order by a.updated_at desc, a.guid limit ${LATEST}`,
      [member],
    );
    return { latest: rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })) };
  }
}

async function mailingsOf(reader: Reader, competition: string): Promise<MailingsNow> {
  const rows = await reader.query<{ guid: Guid; movedAt: Date }>(
    `select guid, moved_at as "movedAt" from applications.mailing where competition_guid = $1
      order by moved_at desc, guid limit ${LATEST}`,
    [competition],
  );
  return { latest: rows.map(({ guid, movedAt }) => ({ guid, updatedAt: movedAt.toISOString() })) };
}

// Whose a token is. An indexed read, shared by simultaneous requests, never cached: a revoked token stops working with
// the next request.

import { Injectable } from '@nestjs/common';
import { SECTIONS, type Guid, type UserType } from '@rampa/kernel';
import {
  ALL_PAGES,
  Authenticator,
  Batched,
  Database,
  NO_PAGES,
  type Action,
  type Actor,
  type Membership,
  type PageAccess,
  type PageConfig,
} from '@rampa/platform/server';
import { tokenHash } from './sessions.ts';

interface Row {
  /** Hexadecimal hash of the token. */
  hash: string;
  session: Guid;
  kind: 'account' | 'judge' | 'presenter';
  account: Guid | null;
  user_type: UserType | null;
  organizer: Guid | null;
  access: Record<Guid | 'all', Partial<PageConfig>> | null;
  memberships: Membership[] | null;
  link: Guid | null;
  judge: Guid | null;
  competition: Guid | null;
  is_unseen: boolean;
}

// A session lives until it or its link ends; an employee's, until he is dismissed.
const LIVING = `
  from accounts.session s
  left join accounts.account a on a.guid = s.account_guid
  left join accounts.fast_link l on l.guid = s.link_guid
  where s.ended_at is null and s.expires_at > now()
    and (a.employee_state is null or a.employee_state = 'approved')
    and (s.link_guid is null or (l.revoked_at is null and (l.expires_at is null or l.expires_at > now())))`;

// Presence is recorded by the minute, so that a judge's tap does not cost a write of its own.
const UNSEEN = `s.last_seen_at < now() - interval '1 minute'`;
const TOUCH = `
  seen as (
    update accounts.session s set last_seen_at = now() where s.guid = any ($1::uuid[]) and ${UNSEEN} and s.ended_at is null
    returning s.link_guid, s.device
  ), device as (
    update accounts.fast_link_device d set last_seen_at = now() from seen
    where d.link_guid = seen.link_guid and d.device = seen.device
  )`;

const BY_HASHES = `
  select encode(s.token_hash, 'hex') as hash, s.guid as session, s.kind, s.account_guid as account, a.user_type,
         case a.user_type when 'Organizer' then a.guid else a.organizer_guid end as organizer,
         case a.user_type when 'OrganizerEmployee' then (
           select jsonb_object_agg(coalesce(e.competition_guid::text, 'all'), e.config)
           from accounts.employee_access e where e.employee_guid = a.guid) end as access,
         case a.user_type when 'Member' then (
           select jsonb_agg(jsonb_build_object('competition', m.competition_guid, 'organizer', m.organizer_guid))
           from accounts.membership m where m.member_guid = a.guid and not m.is_blocked) end as memberships,
         s.link_guid as link, l.judge_guid as judge, l.competition_guid as competition, ${UNSEEN} as is_unseen
  ${LIVING} and s.token_hash = any ($1::bytea[])`;

@Injectable()
export class SessionAuthenticator extends Authenticator {
  private readonly byHash = new Batched(async (hashes: string[]) => {
    const parameters = [hashes.map((hash) => Buffer.from(hash, 'hex'))];
    const rows = await this.database.prepared<Row>('sessions_by_hashes', BY_HASHES, parameters);
    return new Map(rows.map((row) => [row.hash, row]));
  });

  constructor(private readonly database: Database) {
    super();
  }

  async actorOf(token: string): Promise<Actor | null> {
    const row = await this.byHash.ask(tokenHash(token).toString('hex'));
    if (!row) return null;
    if (row.is_unseen) await this.database.query(`with ${TOUCH} select`, [[row.session]]).catch(() => undefined);
    return actorOf(row);
  }

  /** Asked for open sockets, whose owners are present without making requests. */
  async ended(sessions: readonly Guid[]): Promise<Guid[]> {
    if (sessions.length === 0) return [];
    const rows = await this.database.query<{ guid: Guid }>(
      `with ${TOUCH}, living as (select s.guid ${LIVING} and s.guid = any ($1::uuid[]))
       select given.guid from unnest($1::uuid[]) as given (guid)
       where not exists (select from living where living.guid = given.guid)`,
      [sessions],
    );
    return rows.map(({ guid }) => guid);
  }
}

function actorOf(row: Row): Actor {
  const { session, link, judge, competition } = row;
  if (row.kind === 'account') {
    return {
      kind: 'account',
      session,
      account: row.account!,
      userType: row.user_type!,
      organizer: row.organizer,
      access: accessOf(row),
      memberships: row.memberships ?? [],
    };
  }
  if (row.kind === 'judge') return { kind: 'judge', session, link: link!, judge: judge!, competition: competition! };
  return { kind: 'presenter', session, link: link!, competition: competition! };
}

const OWNERS: PageAccess = { all: ALL_PAGES, events: {} };

function accessOf({ user_type, access }: Row): PageAccess {
  if (user_type === 'Organizer') return OWNERS;
  const { all, ...events } = access ?? {};
  return { all: completed(all), events: Object.fromEntries(Object.entries(events).map(([k, v]) => [k, completed(v)])) };
}

/** A section missing in the stored rights is closed. */
function completed(config: Partial<PageConfig> = {}): PageConfig {
  return Object.fromEntries(
    SECTIONS.map((section): [string, Action] => [section, config[section] ?? NO_PAGES[section]]),
  ) as PageConfig;
}

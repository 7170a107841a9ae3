// A fast-login link while it works: its end, its devices and how many it allows.

import { Injectable } from '@nestjs/common';
import { linkSessionEnd } from '@rampa/accounts/domain';
import type { FastLinkView } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type EventScope, type Transaction } from '@rampa/platform/server';
import type { LinkRole } from '../persistence/account-tables.ts';
import { EventEnds } from '../ports/event-ends.ts';

export interface LinkTerms {
  /** Instant; null: until it is revoked. */
  expires: string | null;
  deviceLimit: number;
}

export interface LockedLink {
  guid: Guid;
  role: LinkRole;
  judge: Guid | null;
  name: string;
  expiresAt: Date | null;
  deviceLimit: number;
}

@Injectable()
export class LinkDevices {
  constructor(
    private readonly database: Database,
    private readonly ends: EventEnds,
  ) {}

  /** By the link's guid; a link without an entry has no devices yet. */
  async ofEvent(scope: EventScope): Promise<Map<Guid, FastLinkView['devices']>> {
    const rows = await this.database.query<{
      link_guid: Guid;
      guid: Guid;
      name: string;
      first_seen_at: Date;
      last_seen_at: Date;
    }>(
      `select d.link_guid, d.guid, d.name, d.first_seen_at, d.last_seen_at
       from accounts.fast_link_device d join accounts.fast_link l on l.guid = d.link_guid
       where l.competition_guid = $1 and l.revoked_at is null order by d.last_seen_at desc, d.guid`,
      [scope.competition],
    );
    const devices = new Map<Guid, FastLinkView['devices']>();
    for (const { link_guid, guid, name, first_seen_at, last_seen_at } of rows) {
      const seen = { guid, name, firstSeenAt: first_seen_at.toISOString(), lastSeenAt: last_seen_at.toISOString() };
      devices.set(link_guid, [...(devices.get(link_guid) ?? []), seen]);
    }
    return devices;
  }

  /** Locked until the commit. Throws Failure notFound for a link of another event, or one revoked meanwhile. */
  async locked(tx: Transaction, scope: EventScope, link: Guid): Promise<LockedLink> {
    const [row] = await tx.query<LockedLink>(
      `select guid, role, judge_guid as judge, name, expires_at as "expiresAt", device_limit as "deviceLimit"
       from accounts.fast_link where guid = $1 and competition_guid = $2 and revoked_at is null for update`,
      [link, scope.competition],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }

  /** Signed-in devices stay as long as the link does; a lower limit only refuses new ones. */
  async change(tx: Transaction, scope: EventScope, { guid, judge }: LockedLink, terms: LinkTerms): Promise<void> {
    await tx.query('update accounts.fast_link set expires_at = $2, device_limit = $3 where guid = $1', [
      guid,
      terms.expires,
      terms.deviceLimit,
    ]);
    await this.settleSessions(tx, scope.competition, guid);
    tx.emit(scope.competition, 'access.changed', { link: guid, judge });
  }

  /** The event's days have changed: signed-in devices stay until its new end. */
  eventMoved(tx: Transaction, competition: Guid): Promise<void> {
    return this.settleSessions(tx, competition, null);
  }

  /** Sessions of one link, or of all links of the event. */
  private async settleSessions(tx: Transaction, competition: Guid, link: Guid | null): Promise<void> {
    const eventEnd = await this.ends.of(tx, competition);
    const open = await tx.query<{ guid: Guid; created: Date; linkEnd: Date | null }>(
      `select s.guid, s.created_at as created, l.expires_at as "linkEnd"
         from accounts.session s join accounts.fast_link l on l.guid = s.link_guid
        where l.competition_guid = $1 and ($2::uuid is null or l.guid = $2) and s.ended_at is null
        order by s.guid for update of s`,
      [competition, link],
    );
    const ends = open.map(({ created, linkEnd }) =>
      linkSessionEnd(created.getTime(), eventEnd?.getTime() ?? null, linkEnd?.getTime() ?? null),
    );
    await tx.query(
      `update accounts.session s set expires_at = until.at
         from unnest($1::uuid[], $2::timestamptz[]) as until (guid, at) where s.guid = until.guid`,
      [open.map(({ guid }) => guid), ends.map((end) => new Date(end).toISOString())],
    );
  }

  /** Ends the device's session and frees its place. Throws Failure notFound. */
  async end(tx: Transaction, scope: EventScope, { guid, judge }: LockedLink, device: Guid): Promise<void> {
    const gone = await tx.query(
      `with gone as (
         delete from accounts.fast_link_device where link_guid = $1 and guid = $2 returning device
       ), ended as (
         update accounts.session s set ended_at = now() from gone
         where s.link_guid = $1 and s.device = gone.device and s.ended_at is null
       )
       select from gone`,
      [guid, device],
    );
    if (gone.length === 0) throw new Failure('notFound');
    tx.emit(scope.competition, 'access.changed', { link: guid, judge });
  }
}

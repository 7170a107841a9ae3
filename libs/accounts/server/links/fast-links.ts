// Fast-login links of judges and presenters. The key is 128 random bits: its hash finds the link, its sealed copy lets
// the organizer copy the address and print the QR code again. Opening the address does nothing; a tap signs in.

import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import { Batched, Database, Secrets, type EventScope, type Reader, type Transaction } from '@rampa/platform/server';
import { FAST_LINK, type LinkRole } from '../persistence/account-tables.ts';

const DEVICE_LIMIT = 3;

export interface NewLink {
  competition: Guid;
  role: LinkRole;
  /** Obligatory for the role judge. */
  judge?: Guid;
  name: string;
  /** Instant; without it the link works until it is revoked. */
  expires?: string | undefined;
  deviceLimit?: number | undefined;
}

export interface CreatedLink {
  guid: Guid;
  /** Address for people, made by `PublicAddress`. */
  path: string;
}

export interface OpenLink extends CreatedLink {
  judge: Guid | null;
  name: string;
  expiresAt: string | null;
  deviceLimit: number;
  lastSeenAt: string | null;
}

export interface JudgeReach {
  judge: Guid;
  link: 'open' | 'expired' | 'revoked';
  /** Of a link that works; null where nobody has entered by it. */
  lastSeenAt: Date | null;
}

export interface InvitingLink {
  competition: Guid;
  judge: Guid | null;
  name: string;
}

const WORKS = 'l.revoked_at is null and coalesce(l.expires_at > now(), true)';
const REACH = `
  select l.competition_guid as competition, l.judge_guid as judge,
         case when bool_or(${WORKS}) then 'open' when bool_or(l.revoked_at is null) then 'expired' else 'revoked' end as link,
         max(d.last_seen_at) filter (where ${WORKS}) as "lastSeenAt"
    from accounts.fast_link l left join accounts.fast_link_device d on d.link_guid = l.guid
   where l.competition_guid = any ($1::uuid[]) and l.role = 'judge'
   group by l.competition_guid, l.judge_guid order by l.judge_guid`;

export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Without its key the address opens a page that says to ask for a new one. */
function pathOf(role: LinkRole, link: Guid, key: string | null): string {
  const page = role === 'judge' ? `/judge/${link}/ratings` : `/presenter/${link}/programs`;
  return key === null ? page : `${page}#key=${key}`;
}

/** The purpose that a link's key is sealed for. */
export function linkPlace(link: Guid): string {
  return `accounts.fast_link:${link}`;
}

@Injectable()
export class FastLinks {
  private readonly logger = new Logger('links');
  private readonly reachOf = new Batched(async (competitions: Guid[]) => {
    const rows = await this.database.query<JudgeReach & { competition: Guid }>(REACH, [competitions]);
    return Map.groupBy(rows, ({ competition }) => competition);
  });

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** A judge has one link: a new one revokes the old one. */
  async createFor(tx: Transaction, link: NewLink): Promise<CreatedLink> {
    if (link.judge) await this.revokeForJudge(tx, link.judge);
    const guid = newGuid();
    const key = newSecret();
    await FAST_LINK.insert(tx, {
      guid,
      competitionGuid: link.competition,
      role: link.role,
      judgeGuid: link.judge ?? null,
      name: link.name,
      keyHash: keyHash(key),
      keySealed: this.secrets.seal(key, linkPlace(guid)),
      expiresAt: link.expires ? new Date(link.expires) : null,
      deviceLimit: link.deviceLimit ?? DEVICE_LIMIT,
    });
    return { guid, path: pathOf(link.role, guid, key) };
  }

  /** Revokes the judge's link with its sessions and sockets. Returns the number of links. */
  revokeForJudge(tx: Transaction, judge: Guid): Promise<number> {
    return this.revoke(tx, 'judge_guid', judge);
  }

  revokeLink(tx: Transaction, link: Guid): Promise<number> {
    return this.revoke(tx, 'guid', link);
  }

  /** Ends the judges' open sessions in the event; their links stay. */
  async endJudges(tx: Transaction, competition: Guid): Promise<void> {
    const ended = await tx.query<{ link: Guid; judge: Guid | null }>(
      `with ended as (
         update accounts.session s set ended_at = now() from accounts.fast_link l
          where l.guid = s.link_guid and l.competition_guid = $1 and l.role = 'judge' and s.ended_at is null
         returning l.guid as link, l.judge_guid as judge
       )
       select distinct link, judge from ended`,
      [competition],
    );
    for (const { link, judge } of ended) tx.emit(competition, 'access.changed', { link, judge });
  }

  private async revoke(tx: Transaction, column: 'guid' | 'judge_guid', guid: Guid): Promise<number> {
    const revoked = await tx.query<{ guid: Guid; judge_guid: Guid | null; competition_guid: Guid }>(
      `with revoked as (
         update accounts.fast_link set revoked_at = now() where ${column} = $1 and revoked_at is null
         returning guid, judge_guid, competition_guid
       ), ended as (
         update accounts.session s set ended_at = now() from revoked
         where s.link_guid = revoked.guid and s.ended_at is null
       )
       select * from revoked`,
      [guid],
    );
    for (const link of revoked)
      tx.emit(link.competition_guid, 'access.changed', { link: link.guid, judge: link.judge_guid });
    return revoked.length;
  }

  /** The event's links that are not revoked, with their keys: only for those who may change its settings. */
  async openLinks(scope: EventScope, role: LinkRole): Promise<OpenLink[]> {
    const rows = await this.database.query<{
      guid: Guid;
      judge_guid: Guid | null;
      name: string;
      key_sealed: Buffer;
      expires_at: Date | null;
      device_limit: number;
      last_seen_at: Date | null;
    }>(
      `select l.guid, l.judge_guid, l.name, l.key_sealed, l.expires_at, l.device_limit,
              max(d.last_seen_at) as last_seen_at
       from accounts.fast_link l left join accounts.fast_link_device d on d.link_guid = l.guid
       where l.competition_guid = $1 and l.role = $2 and l.revoked_at is null
       group by l.guid order by l.guid`,
      [scope.competition, role],
    );
    return rows.map((row) => ({
      guid: row.guid,
      judge: row.judge_guid,
      name: row.name,
      path: pathOf(role, row.guid, this.keyOf(row.guid, row.key_sealed)),
      expiresAt: row.expires_at?.toISOString() ?? null,
      deviceLimit: row.device_limit,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    }));
  }

  /** How each judge who was ever given a link can be reached; desks that ask at once share the reading. */
  async judgesReach({ competition }: EventScope): Promise<JudgeReach[]> {
    return (await this.reachOf.ask(competition)) ?? [];
  }

  /** Null: the judge was never given a link. */
  async judgeReach(reader: Reader, { competition }: EventScope, judge: Guid): Promise<JudgeReach | null> {
    const rows = await reader.query<JudgeReach>(REACH, [[competition]]);
    return rows.find((one) => one.judge === judge) ?? null;
  }

  /** Null when the installation's key has changed: the list must still open, so that new links can be made. */
  private keyOf(link: Guid, sealed: Buffer): string | null {
    try {
      return this.secrets.open(sealed, linkPlace(link));
    } catch {
      this.logger.warn(`the key of link ${link} was sealed by another installation`);
      return null;
    }
  }

  /** Whom the key lets in now. Null for an unknown key, another role, a revoked or an expired link alike. */
  async ofKey(role: LinkRole, key: string): Promise<InvitingLink | null> {
    const [row] = await this.database.query<InvitingLink>(
      `select competition_guid as competition, judge_guid as judge, name from accounts.fast_link
       where key_hash = $1 and role = $2 and revoked_at is null and coalesce(expires_at > now(), true)`,
      [keyHash(key), role],
    );
    return row ?? null;
  }

  async nameOf(link: Guid): Promise<string> {
    const [row] = await this.database.query<{ name: string }>('select name from accounts.fast_link where guid = $1', [
      link,
    ]);
    return row?.name ?? '';
  }
}

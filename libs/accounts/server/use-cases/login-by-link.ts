import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { linkSessionEnd } from '@rampa/accounts/domain';
import { EventEnds } from '../ports/event-ends.ts';
import { keyHash } from '../links/fast-links.ts';
import { JudgedEvents } from '../ports/judged-events.ts';
import type { LinkRole } from '../persistence/account-tables.ts';
import { Sessions, type SignedIn } from '../sessions/sessions.ts';

export interface SignedInByLink extends SignedIn {
  link: Guid;
  judge: Guid | null;
}

export interface CameByLink {
  key: string;
  /** The device's own random name. */
  device: string;
  /** «Chrome, Android»: the name that people see. */
  deviceName: string;
}

interface Link {
  guid: Guid;
  judge_guid: Guid | null;
  competition_guid: Guid;
  expires_at: Date | null;
  is_revoked: boolean;
  is_expired: boolean;
  device_limit: number;
}

@Injectable()
export class LoginByLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly judged: JudgedEvents,
    private readonly ends: EventEnds,
  ) {}

  async run(role: LinkRole, { key, device, deviceName }: CameByLink): Promise<SignedInByLink> {
    const worked = await this.work.run({ actor: actorName({ kind: 'anonymous' }) }, async (tx) => {
      const link = await this.openLink(tx, role, key);
      await this.admit(tx, link, device, deviceName);
      const eventEnd = await this.ends.of(tx, link.competition_guid);
      const until = linkSessionEnd(Date.now(), millis(eventEnd), millis(link.expires_at));
      const signedIn = await this.sessions.open(tx, { link: link.guid, role, device }, new Date(until));
      return { ...signedIn, link: link.guid, judge: link.judge_guid };
    });
    return worked.result;
  }

  /** Locked, so that simultaneous devices are counted one after another. */
  private async openLink(tx: Transaction, role: LinkRole, key: string): Promise<Link> {
    const [link] = await tx.query<Link>(
      `select guid, judge_guid, competition_guid, expires_at, device_limit, revoked_at is not null as is_revoked,
              coalesce(expires_at <= now(), false) as is_expired
       from accounts.fast_link where key_hash = $1 and role = $2 for update`,
      [keyHash(key), role],
    );
    if (!link) throw new Failure('linkUnknown');
    if (link.is_revoked) throw new Failure('linkRevoked');
    if (link.is_expired) throw new Failure('linkExpired');
    if (role === 'judge') await this.judged.assertJudged(tx, link.competition_guid);
    return link;
  }

  private async admit(tx: Transaction, link: Link, device: string, name: string): Promise<void> {
    const [seen] = await tx.query<{ is_new: boolean }>(
      `insert into accounts.fast_link_device (link_guid, device, name) values ($1, $2, $3)
       on conflict (link_guid, device) do update set last_seen_at = now(), name = excluded.name
       returning xmax = 0 as is_new`,
      [link.guid, device, name],
    );
    if (!seen!.is_new) return;
    const [devices] = await tx.query<{ count: number }>(
      'select count(*)::int as count from accounts.fast_link_device where link_guid = $1',
      [link.guid],
    );
    if (devices!.count > link.device_limit) throw new Failure('deviceLimit');
  }
}

const millis = (at: Date | null): number | null => at?.getTime() ?? null;

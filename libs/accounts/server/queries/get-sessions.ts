import { Injectable } from '@nestjs/common';
import type { OwnSession } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { accountOf } from '../sessions/own-account.ts';

const SHOWN = 100;

@Injectable()
export class GetSessions {
  constructor(private readonly database: Database) {}

  async run(scope: Scope): Promise<OwnSession[]> {
    const { account, session } = accountOf(scope);
    const rows = await this.database.query<{ guid: Guid; device: string; created_at: Date; last_seen_at: Date }>(
      `select guid, device, created_at, last_seen_at from accounts.session
       where account_guid = $1 and ended_at is null and expires_at > now()
       order by (guid = $2) desc, last_seen_at desc limit $3`,
      [account, session, SHOWN],
    );
    return rows.map(({ guid, device, created_at, last_seen_at }) => ({
      guid,
      device,
      firstSeenAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
      isCurrent: guid === session,
    }));
  }
}

// Opaque session tokens: 256 random bits for the client, their SHA-256 in the database.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SESSION_DAYS } from '@rampa/accounts/domain';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import { Rates, type Actor, type Transaction } from '@rampa/platform/server';
import { SESSION } from '../persistence/account-tables.ts';

const DAY_MS = 86_400_000;

export type SessionOwner =
  | { account: Guid; device: string }
  | { link: Guid; role: 'judge' | 'presenter'; device: string };

export interface SignedIn {
  token: string;
  expires: Date;
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

@Injectable()
export class Sessions {
  constructor(private readonly rates: Rates) {}

  /**
   * `until`: end of a link's session; an account's session lasts a month. Throws Failure tooMany after very many
   * sign-ins.
   */
  async open(tx: Transaction, owner: SessionOwner, until: Date | null = null): Promise<SignedIn> {
    await this.rates.count('signIns', actorOf(owner), '');
    const token = newSecret() + newSecret();
    const expires = until ?? new Date(Date.now() + SESSION_DAYS * DAY_MS);
    const isAccount = 'account' in owner;
    await SESSION.insert(tx, {
      guid: newGuid(),
      tokenHash: tokenHash(token),
      kind: isAccount ? 'account' : owner.role,
      accountGuid: isAccount ? owner.account : null,
      linkGuid: isAccount ? null : owner.link,
      device: owner.device,
      expiresAt: expires,
    });
    return { token, expires };
  }

  /** Returns the number of ended sessions. Their sockets close within seconds, because every node checks its own. */
  async endAll(tx: Transaction, account: Guid, except: Guid | null = null): Promise<number> {
    const ended = await tx.query(
      `update accounts.session set ended_at = now()
       where account_guid = $1 and ended_at is null and expires_at > now() and guid is distinct from $2 returning guid`,
      [account, except],
    );
    return ended.length;
  }

  /** False when the account has no such session. */
  async endOne(tx: Transaction, account: Guid, session: Guid): Promise<boolean> {
    const ended = await tx.query(
      `update accounts.session set ended_at = now()
       where account_guid = $1 and guid = $2 and ended_at is null returning guid`,
      [account, session],
    );
    return ended.length > 0;
  }
}

/** The actor that he will be; during the sign-in itself there is no session yet. */
function actorOf(owner: SessionOwner): Actor {
  if ('link' in owner) return { kind: 'presenter', session: '', link: owner.link, competition: '' };
  return { kind: 'account', account: owner.account } as Actor;
}

// Opaque session tokens: 256 random bits for the client, their SHA-256 in the database.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { SessionEntity } from '../persistence/session.entity.ts';

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

export type SessionOwner = { account: Guid } | { link: Guid; role: 'judge' | 'presenter'; device: string };

export interface SignedIn {
  token: string;
  expires: Date;
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

@Injectable()
export class Sessions {
  /** `until`: a link's own end, when it comes before the session's. */
  async open(tx: Transaction, owner: SessionOwner, until: Date | null = null): Promise<SignedIn> {
    const token = newSecret() + newSecret();
    const longest = new Date(Date.now() + SESSION_DAYS * DAY_MS);
    const expires = until && until < longest ? until : longest;
    const isAccount = 'account' in owner;
    await tx.manager.insert(SessionEntity, {
      guid: newGuid(),
      tokenHash: tokenHash(token),
      kind: isAccount ? 'account' : owner.role,
      accountGuid: isAccount ? owner.account : null,
      linkGuid: isAccount ? null : owner.link,
      device: isAccount ? '' : owner.device,
      expiresAt: expires,
    });
    return { token, expires };
  }
}

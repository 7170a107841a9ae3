// Keys of links in letters: 256 random bits, stored as a hash; each works once.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Failure, newSecret, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { AccountKind } from '../kinds/kinds.ts';

export type Purpose = 'confirm' | 'restore';

const LIFE_MS: Record<Purpose, number> = { confirm: 24 * 3_600_000, restore: 3_600_000 };

export interface IssuedToken {
  token: string;
  expires: Date;
}

function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

@Injectable()
export class LetterTokens {
  /** Former links of a restore work until one of them is used, because letters may overtake each other. */
  async issue(tx: Reader, account: Guid, purpose: Purpose): Promise<IssuedToken> {
    const token = newSecret() + newSecret();
    const expires = new Date(Date.now() + LIFE_MS[purpose]);
    await tx.query(
      `delete from accounts.letter_token where account_guid = $1 and (expires_at <= now() or (purpose = $2 and $2 = 'confirm'))`,
      [account, purpose],
    );
    await tx.query(
      'insert into accounts.letter_token (token_hash, account_guid, purpose, expires_at) values ($1, $2, $3, $4)',
      [tokenHash(token), account, purpose, expires],
    );
    return { token, expires };
  }

  /**
   * Returns the owner and uses the key up. Throws Failure letterLinkDead when it is unknown, used, expired, or of
   * another kind.
   */
  async take(tx: Reader, token: string, purpose: Purpose, kind: AccountKind): Promise<Guid> {
    const [taken] = await tx.query<{ guid: Guid }>(
      `delete from accounts.letter_token t using accounts.account a
       where t.token_hash = $1 and t.purpose = $2 and t.expires_at > now()
         and a.guid = t.account_guid and a.user_type = $3
       returning a.guid`,
      [tokenHash(token), purpose, kind.userType],
    );
    if (!taken) throw new Failure('letterLinkDead');
    return taken.guid;
  }

  /** Also cancels a requested change of address: whoever regains the password must not lose the account by it. */
  async voidAll(tx: Reader, account: Guid): Promise<void> {
    await tx.query('delete from accounts.email_change where account_guid = $1', [account]);
    await tx.query('delete from accounts.letter_token where account_guid = $1', [account]);
  }
}

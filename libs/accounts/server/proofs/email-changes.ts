// A new address waits for six digits from a letter sent there: valid for a quarter of an hour and five tries.

import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Secrets, type Reader } from '@rampa/platform/server';
import { CODE_LIFE_MS, CODE_TRIES, type IssuedCode } from './confirmation-codes.ts';

@Injectable()
export class EmailChanges {
  constructor(private readonly secrets: Secrets) {}

  /** The former code stops working. */
  async begin(tx: Reader, account: Guid, email: string): Promise<IssuedCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expires = new Date(Date.now() + CODE_LIFE_MS);
    await tx.query(
      `insert into accounts.email_change (account_guid, email, code_hash, expires_at) values ($1, $2, $3, $4)
       on conflict (account_guid) do update
         set email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
      [account, email, this.hashOf(account, email, code), expires],
    );
    return { code, expires };
  }

  /** The address that the code confirms, or null. Counts the try, which must be committed even when it is wrong. */
  async provedBy(tx: Reader, account: Guid, code: string): Promise<string | null> {
    const [tried] = await tx.query<{ email: string; code_hash: string }>(
      `update accounts.email_change set tries = tries + 1
       where account_guid = $1 and tries < $2 and expires_at > now() returning email, code_hash`,
      [account, CODE_TRIES],
    );
    if (!tried) return null;
    return this.secrets.disguises(textOf(account, tried.email, code)).includes(tried.code_hash) ? tried.email : null;
  }

  async voidFor(tx: Reader, account: Guid): Promise<void> {
    await tx.query('delete from accounts.email_change where account_guid = $1', [account]);
  }

  private hashOf(account: Guid, email: string, code: string): string {
    return this.secrets.disguise(textOf(account, email, code));
  }
}

function textOf(account: Guid, email: string, code: string): string {
  return `new email ${account} ${email} ${code}`;
}

// A member's six-digit code: valid for a quarter of an hour and five tries.

import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Secrets, type Reader } from '@rampa/platform/server';

export const CODE_TRIES = 5;
export const CODE_LIFE_MS = 15 * 60_000;

export interface IssuedCode {
  code: string;
  expires: Date;
}

@Injectable()
export class ConfirmationCodes {
  constructor(private readonly secrets: Secrets) {}

  async issue(tx: Reader, account: Guid): Promise<IssuedCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expires = new Date(Date.now() + CODE_LIFE_MS);
    await tx.query(
      `insert into accounts.confirmation_code (account_guid, code_hash, expires_at) values ($1, $2, $3)
       on conflict (account_guid) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
      [account, this.hashOf(account, code), expires],
    );
    return { code, expires };
  }

  /** Counts the try. A right code works once. Commit the try even when it is wrong. */
  async isRight(tx: Reader, account: Guid, code: string): Promise<boolean> {
    const [tried] = await tx.query<{ code_hash: string }>(
      `update accounts.confirmation_code set tries = tries + 1
       where account_guid = $1 and tries < $2 and expires_at > now() returning code_hash`,
      [account, CODE_TRIES],
    );
    if (!tried || !this.secrets.disguises(textOf(account, code)).includes(tried.code_hash)) return false;
    await this.voidFor(tx, account);
    return true;
  }

  async voidFor(tx: Reader, account: Guid): Promise<void> {
    await tx.query('delete from accounts.confirmation_code where account_guid = $1', [account]);
  }

  /** Keyed with the installation's secret, because six digits alone could be found by trying all. */
  private hashOf(account: Guid, code: string): string {
    return this.secrets.disguise(textOf(account, code));
  }
}

function textOf(account: Guid, code: string): string {
  return `confirmation ${account} ${code}`;
}

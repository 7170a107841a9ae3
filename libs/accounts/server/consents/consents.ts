// Who agreed to what, in which wording, when. A withdrawal is a new row and overwrites nothing.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CONSENTS, wordingOf } from '@rampa/accounts/domain';
import type { AnswerOf, UserGetConsents } from '@rampa/contract';
import { Failure, newGuid, type ConsentKind, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { AccountKind } from '../kinds/kinds.ts';

export interface GivenConsent {
  kind: ConsentKind;
  version: string;
}

/**
 * Throws a Failure when the obligatory consent is missing, a kind is not for this account, or the wording is not
 * current.
 */
export function checkConsents(kind: AccountKind, given: readonly GivenConsent[]): void {
  if (!given.some((consent) => consent.kind === kind.consents[0])) {
    throw new Failure('consentNeeded', { field: 'consents' });
  }
  for (const consent of given) checkConsent(kind, consent);
}

export function checkConsent(kind: AccountKind, consent: GivenConsent): void {
  if (!kind.consents.includes(consent.kind)) throw new Failure('badRequest', { field: 'consents' });
  if (consent.version !== CONSENTS[consent.kind].version) throw new Failure('consentOutdated', { field: 'consents' });
}

@Injectable()
export class Consents {
  /** A new wording replaces the former; the same one is not written twice. */
  async give(tx: Reader, account: Guid, { kind, version }: GivenConsent): Promise<void> {
    await tx.query(
      `update accounts.consent set withdrawn_at = now()
       where account_guid = $1 and kind = $2 and withdrawn_at is null and version <> $3`,
      [account, kind, version],
    );
    await tx.query(
      `insert into accounts.consent (guid, account_guid, kind, version, text_hash) values ($1, $2, $3, $4, $5)
       on conflict (account_guid, kind) where withdrawn_at is null do nothing`,
      [newGuid(), account, kind, version, createHash('sha256').update(wordingOf(CONSENTS[kind])).digest()],
    );
  }

  async withdraw(tx: Reader, account: Guid, kind: ConsentKind): Promise<void> {
    await tx.query(
      'update accounts.consent set withdrawn_at = now() where account_guid = $1 and kind = $2 and withdrawn_at is null',
      [account, kind],
    );
  }

  async of(reader: Reader, account: Guid): Promise<AnswerOf<typeof UserGetConsents>> {
    const rows = await reader.query<{ kind: ConsentKind; version: string; given_at: Date; withdrawn_at: Date | null }>(
      'select kind, version, given_at, withdrawn_at from accounts.consent where account_guid = $1 order by guid desc',
      [account],
    );
    return rows.map(({ kind, version, given_at, withdrawn_at }) => ({
      kind,
      version,
      givenAt: given_at.toISOString(),
      withdrawnAt: withdrawn_at?.toISOString() ?? null,
    }));
  }
}

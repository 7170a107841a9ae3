// The installation's keys: the one that signs, and all that have.

import { createPrivateKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import { Secrets, type Reader } from '@rampa/platform/server';

export interface SigningKey {
  guid: Guid;
  fingerprint: string;
  privateKey: KeyObject;
}

/** A key signs for a year; what it has signed stays verifiable by its public half. */
const TERM = '365 days';

export const sealKeyPlace = (guid: Guid): string => `seal-key:${guid}`;

@Injectable()
export class SealKeys {
  constructor(private readonly secrets: Secrets) {}

  /** The key in use; made when there is none, or when the last one's term is over. */
  async current(tx: Reader): Promise<SigningKey> {
    await tx.query(
      `update judging.seal_key set retired_at = now() where retired_at is null and created_at < now() - $1::interval`,
      [TERM],
    );
    const known = await this.inUse(tx);
    if (known) return known;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'jwk' }).x!;
    const guid = newGuid();
    // Another transaction may be first: then its key signs here too.
    await tx.query(
      `insert into judging.seal_key (guid, fingerprint, public_key, private_key) values ($1, $2, $3, $4)
       on conflict ((true)) where retired_at is null do nothing`,
      [guid, hash('sha256', Buffer.from(raw, 'base64url')), raw, this.sealed(guid, privateKey)],
    );
    return (await this.inUse(tx))!;
  }

  private async inUse(tx: Reader): Promise<SigningKey | null> {
    const [row] = await tx.query<{ guid: Guid; fingerprint: string; key: Buffer }>(
      'select guid, fingerprint, private_key as key from judging.seal_key where retired_at is null',
    );
    if (!row) return null;
    const der = Buffer.from(this.secrets.open(row.key, sealKeyPlace(row.guid)), 'base64');
    return {
      guid: row.guid,
      fingerprint: row.fingerprint,
      privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    };
  }

  private sealed(guid: Guid, key: KeyObject): Buffer {
    return this.secrets.seal(key.export({ format: 'der', type: 'pkcs8' }).toString('base64'), sealKeyPlace(guid));
  }
}

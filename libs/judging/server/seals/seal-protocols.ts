// Seals protocols as soon as their results are written, in the same transaction. Each seal replaces the one before it.

import { hash, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  canonical,
  keysOf,
  MARK_FIGURES,
  marksOf,
  markText,
  nameText,
  packed,
  PROOF_FORMAT,
  type ProofBody,
  type Seal,
} from '@rampa/judging/domain';
import type { EventRules } from '@rampa/jury/server';
import { newGuid, newSecret, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { GroupsToProve, type ProtocolToProve } from './groups-to-prove.ts';
import { SealKeys } from './seal-keys.ts';

/** What a key of the body stands for. `guid`: the person or the performance; null for a reason. */
export interface KeptName {
  key: string;
  guid: Guid | null;
  /** Empty, as its salt, once the account is forgotten. */
  text: string;
  salt: string;
}

interface Former {
  number: number;
  digest: string;
  body: string;
  names: KeptName[];
}

const sha256 = (text: string): string => hash('sha256', text);

@Injectable()
export class SealProtocols {
  constructor(
    private readonly groups: GroupsToProve,
    private readonly keys: SealKeys,
  ) {}

  /** Of those programs that are closed. Writes nothing where a protocol is as it was sealed. */
  async seal(tx: Transaction, competition: Guid, programs: readonly Guid[], rules: EventRules): Promise<void> {
    for (const protocol of await this.groups.of(tx, competition, programs, rules)) {
      if (protocol.groups.length > 0) await this.one(tx, competition, protocol);
    }
  }

  private async one(tx: Transaction, competition: Guid, protocol: ProtocolToProve): Promise<void> {
    const former = await formerOf(tx, protocol.guid);
    const { body, names } = bodyOf(protocol, former?.names ?? []);
    const text = canonical(body);
    const digest = sha256(text);
    if (former?.body === digest) return;
    const key = await this.keys.current(tx);
    const number = (former?.number ?? 0) + 1;
    const sealedAt = new Date();
    const seal = canonical({
      ...{ format: PROOF_FORMAT, program: protocol.guid, number, version: protocol.version },
      ...{ sealedAt: sealedAt.toISOString(), replaces: former?.digest ?? null, body: digest, key: key.fingerprint },
      marks: marksOf(body).map((mark) => sha256(markText(mark)).slice(0, MARK_FIGURES)),
    } satisfies Seal);
    const signature = sign(null, Buffer.from(seal), key.privateKey).toString('base64url');
    await tx.query(
      `insert into judging.seal (guid, competition_guid, program_guid, number, digest, body_digest, body, seal,
                                 signature, key_guid, names, sealed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[newGuid(), competition, protocol.guid, number, sha256(seal), digest, text, seal, signature, key.guid],
        ...[JSON.stringify(names), sealedAt],
      ],
    );
  }
}

async function formerOf(tx: Transaction, program: Guid): Promise<Former | undefined> {
  const [former] = await tx.query<Former>(
    `select number, digest, body_digest as body, names from judging.seal
      where program_guid = $1 order by number desc limit 1`,
    [program],
  );
  return former;
}

/** A name keeps its salt from seal to seal, so that an unchanged protocol has an unchanged body. */
function bodyOf(protocol: ProtocolToProve, former: readonly KeptName[]): { body: ProofBody; names: KeptName[] } {
  const keys = keysOf(protocol.groups);
  const names = [...keys].flatMap(([named, key]): KeptName[] => {
    if (!/^[JPR]/.test(key)) return [];
    const guid = key.startsWith('R') ? null : named;
    const text = guid === null ? named : (protocol.names.get(guid) ?? '');
    const before = former.find((one) => one.guid === guid && one.text === text);
    return [{ key, guid, text, salt: before?.salt ?? newSecret() }];
  });
  const byKey = new Map(names.map((name) => [name.key, name]));
  const body = packed(protocol, keys, (key) => {
    const { text, salt } = byKey.get(key)!;
    return sha256(nameText({ key, text, salt }));
  });
  return { body, names };
}

// Sealed packages for the tests, with a key of their own.
import { generateKeyPairSync, hash, sign, type KeyObject } from 'node:crypto';
import {
  canonical,
  keysOf,
  MARK_FIGURES,
  marksOf,
  markText,
  nameText,
  packed,
  PROOF_FORMAT,
  rankGroup,
  type GroupInput,
  type ProofBody,
  type ProofPackage,
  type ProvenGroup,
  type Seal,
} from '../domain/index.ts';
import type { ScoringScheme } from '@rampa/jury/domain';

export const sha256 = (text: string | Uint8Array): string => hash('sha256', text);

export interface SampleKey {
  privateKey: KeyObject;
  publicKey: string;
  fingerprint: string;
}

export function sampleKey(): SampleKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: x!, fingerprint: sha256(Buffer.from(x!, 'base64url')) };
}

export function groupToProve(scheme: ScoringScheme, input: GroupInput): ProvenGroup {
  return {
    ...{ nomination: 'Вокал', values: ['10–12'], scheme, judges: input.judges, performances: input.performances },
    chairDecisions: input.chairDecisions ?? [],
    titles: input.titles ?? [],
    manualTitles: input.manualTitles ?? [],
    results: rankGroup(scheme, input).performances,
  };
}

export function sealedBy(key: SampleKey, body: ProofBody, changes: Partial<Seal> = {}): ProofPackage {
  const seal: Seal = {
    ...{ format: PROOF_FORMAT, program: 'p', number: 1, version: 1, sealedAt: '2026-05-01T10:00:00.000Z' },
    replaces: null,
    body: sha256(canonical(body)),
    marks: marksOf(body).map((mark) => sha256(markText(mark)).slice(0, MARK_FIGURES)),
    key: key.fingerprint,
    ...changes,
  };
  const signature = sign(null, Buffer.from(canonical(seal)), key.privateKey).toString('base64url');
  return { format: PROOF_FORMAT, body, seal, signature, publicKey: key.publicKey, names: [] };
}

/** One judge's name is shown with its salt. */
export function samplePackage(key: SampleKey, groups: readonly ProvenGroup[]): ProofPackage {
  const salt = '00'.repeat(16);
  const textOf = (name: string): string => `Имя ${name}`;
  const own = groups.flatMap(({ performances }) => performances.map(({ performance }) => performance));
  const body = packed({ event: 'Светлояр', program: 'День первый', own, waiting: 0, groups }, keysOf(groups), (name) =>
    sha256(nameText({ key: name, text: textOf(name), salt })),
  );
  return {
    ...sealedBy(key, body),
    names: [
      { key: 'J1', text: textOf('J1'), salt },
      { key: 'P1', text: 'Анна Б.' },
    ],
  };
}

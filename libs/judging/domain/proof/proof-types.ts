// What a sealed protocol is made of. Plain JSON; people and things bear short keys («J1», «P12»), never guids or names.
import type { AwardRule, ScoringScheme } from '@rampa/jury/domain';
import type { PerformanceResult } from '../result-types.ts';
import type { ChairDecision, JudgeInput, ManualTitle, PerformanceInput } from '../types.ts';

export const PROOF_FORMAT = 'rampa-protocol/1';

/** One ranking group: everything that its results follow from, and the results with the way to them. */
export interface ProvenGroup {
  readonly nomination: string;
  readonly values: readonly string[];
  readonly scheme: ScoringScheme;
  readonly judges: readonly JudgeInput[];
  readonly performances: readonly PerformanceInput[];
  readonly chairDecisions: readonly ChairDecision[];
  readonly titles: readonly AwardRule[];
  readonly manualTitles: readonly ManualTitle[];
  /** One per performance, in their order. */
  readonly results: readonly PerformanceResult[];
}

/** Whose name stands under the key: its salted digest, so that a name can be shown later and never guessed. */
export interface SealedName {
  readonly key: string;
  readonly digest: string;
}

export interface ProofBody {
  readonly event: string;
  readonly program: string;
  readonly names: readonly SealedName[];
  /** Performances of this program; the others belong to its groups from other programs. */
  readonly own: readonly string[];
  /** Performances of this program whose group waits for another program: they have no result yet. */
  readonly waiting: number;
  readonly groups: readonly ProvenGroup[];
}

/** What is signed. */
export interface Seal {
  readonly format: typeof PROOF_FORMAT;
  readonly program: string;
  /** 1, 2, 3 … of this protocol; a later one replaces the earlier ones. */
  readonly number: number;
  readonly version: number;
  readonly sealedAt: string;
  /** SHA-256 of the seal that this one replaces. */
  readonly replaces: string | null;
  /** SHA-256 of the body. */
  readonly body: string;
  /** Beginnings of the digests of single marks, in the body's order: they tell which one was altered. */
  readonly marks: readonly string[];
  /** SHA-256 of the public key. */
  readonly key: string;
}

/** With a salt the seal vouches for the text; without one it is only a label. */
export interface ShownName {
  readonly key: string;
  readonly text: string;
  readonly salt?: string;
}

export interface ProofPackage {
  readonly format: typeof PROOF_FORMAT;
  readonly body: ProofBody;
  readonly seal: Seal;
  /** Ed25519, of the canonical seal; base64url, as the key is. */
  readonly signature: string;
  readonly publicKey: string;
  readonly names: readonly ShownName[];
}

/** SHA-256 and Ed25519 differ between a browser and a server, so they are handed in. */
export interface ProofCrypto {
  sha256(text: string): Promise<string>;
  /** SHA-256 of the bytes of a public key. */
  fingerprint(publicKey: string): Promise<string>;
  verify(publicKey: string, signature: string, text: string): Promise<boolean>;
}

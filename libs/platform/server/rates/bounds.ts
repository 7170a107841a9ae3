// Rate limits per minute. A signed-in person counts by account or link, from all devices; strangers count by address,
// with wide limits, because a hall of two hundred phones shares one address.

import type { Pace } from '@rampa/contract';

export type Bucket = Pace | 'sockets' | 'signIns' | 'proofs';

export interface Bounds {
  /** For one account or link. */
  person: number;
  /** For all strangers at one address together. */
  address: number;
}

export const WINDOW_S = 60;

export const BOUNDS: Record<Bucket, Bounds> = {
  reads: { person: 3_000, address: 60_000 },
  writes: { person: 1_200, address: 12_000 },
  papers: { person: 300, address: 3_000 },
  // Counts marks, not calls, each of which may carry fifty. A tablet that was offline for an hour returns all of them
  // at once, and marks are what the portal is for.
  marks: { person: 12_000, address: 30_000 },
  // Connections and subscriptions: after a restart everybody reconnects within one minute.
  sockets: { person: 1_200, address: 60_000 },
  // Only successful sign-ins, because each leaves a session behind. The sign-in itself counts wrong passwords.
  signIns: { person: 30, address: 3_000 },
  // Pages behind the codes of papers: whoever holds one looks once, and nobody shall try codes.
  proofs: { person: 60, address: 60 },
};

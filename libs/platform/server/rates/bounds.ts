// How much may be asked within a minute. A person is his account or his link, whatever device he asks from; only
// strangers are counted by their address, and widely: a hall of two hundred phones shares one.

import type { Pace } from '@rampa/contract';

export type Bucket = Pace | 'sockets' | 'signIns';

export interface Bounds {
  /** Of one account or link. */
  person: number;
  /** Of all strangers at one address together. */
  address: number;
}

export const WINDOW_S = 60;

export const BOUNDS: Record<Bucket, Bounds> = {
  reads: { person: 3_000, address: 60_000 },
  writes: { person: 1_200, address: 12_000 },
  papers: { person: 300, address: 3_000 },
  // Marks and not calls, of which each may carry fifty. A tablet that was offline for an hour gives everything back at
  // once; a mark is what the portal is for.
  marks: { person: 12_000, address: 30_000 },
  // Connections and subscriptions: after a restart everybody returns in the same minute.
  sockets: { person: 1_200, address: 60_000 },
  // Those that succeed: each leaves a session behind. Wrong passwords are counted by whoever looks at them.
  signIns: { person: 30, address: 3_000 },
};

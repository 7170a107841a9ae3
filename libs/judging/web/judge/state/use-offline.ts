// Whether the judge is told that there is no connection, and since when. `read`: marks arrive, but what others do is
// read only every few seconds.

import { useConnection, useServerNow } from '@rampa/platform/web/base';
import type { OutboxSnapshot } from '../outbox/index.ts';

export type Reach = { is: 'online' } | { is: 'read' } | { is: 'trying' } | { is: 'offline'; since: number };

/** A connection that is lost for a moment is not reported yet. */
const CALM_MS = 3_000;

export function useReach(snapshot: OutboxSnapshot): Reach {
  const { connection, since, isRead } = useConnection();
  const now = useServerNow(1_000);
  const lost = connection === 'connected' ? null : since;
  // The socket may live on while a captive portal swallows the calls.
  const failing = snapshot.failingSince;
  const from = lost !== null && failing !== null ? Math.min(lost, failing) : (lost ?? failing);
  if (from === null) return { is: 'online' };
  if (isRead && failing === null) return { is: 'read' };
  return now - from < CALM_MS ? { is: 'trying' } : { is: 'offline', since: from };
}

// A member's own pages follow what the organizer decides and what he himself does on another device.

import type { CallDefinition } from '@rampa/contract';
import { useLive } from '@rampa/platform/web/base';
import { isAnyNew, useFollow, useSession, useSessionEnd, type Following } from '@rampa/platform/web/desk';

/** Of events in many places: the reader's own clock. */
export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** That a status is called otherwise is told to no member, so their lists are looked at, ms. */
export const STATUSES_MS = 30_000;

type Own = ReturnType<typeof useOwnLive>;
type Picture = NonNullable<Own['state']>;

export function useOwnLive() {
  const live = useLive('own-applications', useSession().data?.guid ?? null);
  useSessionEnd(live.ended);
  return live;
}

export function useOwnFollow(calls: readonly CallDefinition[], isOld: Following<Picture>['isOld'] = isAnyNew): Own {
  const live = useOwnLive();
  useFollow(live, { calls, isOld });
  return live;
}

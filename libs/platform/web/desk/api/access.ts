// What the signed-in person may see and change. The server decides; this only hides useless buttons.

import { UserGetShort } from '@rampa/contract';
import type { Section } from '@rampa/kernel';
import { maybeSignedIn } from '@rampa/platform/web/base';
import { useRead } from './calls.ts';
import { useReadOnly } from './read-only.ts';

export interface Access {
  isKnown: boolean;
  isOwner: boolean;
  /** He has some section; without a competition, in some event. */
  seesAny: boolean;
  sees(section: Section): boolean;
  /** Never for an archived event. */
  changes(section: Section): boolean;
}

/** Who is signed in, and his rights in an event. Asks nothing for a guest, who is therefore never loading. */
export function useSession(competitionGuid?: string, settings: { staleTime?: number } = {}) {
  return useRead(
    UserGetShort,
    { query: competitionGuid ? { competitionGuid } : {} },
    { staleTime: 60_000, ...settings, enabled: maybeSignedIn() },
  );
}

export function useAccess(competitionGuid?: string): Access {
  const { data } = useSession(competitionGuid);
  const isReadOnly = useReadOnly() !== null;
  return {
    isKnown: data !== undefined,
    isOwner: data?.userType === 'Organizer',
    seesAny: Object.values(data?.config ?? {}).some((action) => action > 0),
    sees: (section) => (data?.config[section] ?? 0) > 0,
    changes: (section) => !isReadOnly && (data?.config[section] ?? 0) > 1,
  };
}

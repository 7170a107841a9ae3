// What the signed-in person may see and change. The server decides; this only keeps useless buttons away.

import { UserGetShort } from '@rampa/contract';
import type { Section } from '@rampa/kernel';
import { maybeSignedIn } from '@rampa/platform/web/base';
import { useRead } from './calls.ts';
import { useReadOnly } from './read-only.ts';

export interface Access {
  isKnown: boolean;
  isOwner: boolean;
  /** Some section at least; without a competition, in some event. */
  seesAny: boolean;
  sees(section: Section): boolean;
  /** Never in an event that is in the archive. */
  changes(section: Section): boolean;
}

/** Who is signed in, and what he may do in an event. Nothing is asked for a guest: then nothing is loading either. */
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

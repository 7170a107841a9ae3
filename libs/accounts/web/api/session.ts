// Signing in and out. The cookie is the server's; nothing about the session is kept here.

import { useQueryClient } from '@tanstack/react-query';
import { FestivalGetFestivals, UserGetShort, UserLogout } from '@rampa/contract';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { readAllPages, tellFailure, useSession, useWrite, type HasPage } from '@rampa/platform/web/desk';
import type { Kind } from './kinds.ts';
import { firstSection, goodbyeOf, landingOf, nearestOf } from './landing.ts';
import { returnPath } from './return-path.ts';

export function useLogin(kind: Kind) {
  const client = useQueryClient();
  return useWrite(kind.login, { quiet: true, onDone: () => client.clear() });
}

/** Where to go after signing in: back where the person was going, else by his role and rights. */
export async function landingAfterLogin(search: URLSearchParams, hasPage: HasPage): Promise<string> {
  const back = returnPath(search);
  if (back) return back;
  const person = await callApi(UserGetShort, { query: {} });
  const event = person.userType === 'OrganizerEmployee' ? await nearestSection(hasPage).catch(() => null) : null;
  return event ?? landingOf(person);
}

/** An employee's first section in the event that runs, comes next or, failing both, was the last one. */
async function nearestSection(hasPage: HasPage): Promise<string | null> {
  const { collection } = await readAllPages(FestivalGetFestivals, { query: { isActive: 'true' } });
  const nearest = nearestOf(
    collection.map(({ guid, details: { beginDate, endDate } }) => ({ guid, beginDate, endDate })),
    new Date().toISOString().slice(0, 10),
  );
  if (!nearest) return null;
  const { config } = await callApi(UserGetShort, { query: { competitionGuid: nearest.guid } });
  return firstSection(nearest.guid, config, hasPage);
}

export function useLogout() {
  return useWrite(UserLogout, { quiet: true });
}

/** Leaves, to the door of the person's own role or to `to`; a whole new page forgets what was read for him. */
export function useLeaving(to?: string) {
  const { data } = useSession();
  const logout = useLogout();
  const go = () => location.assign(to ?? goodbyeOf(data?.userType));
  const leave = () =>
    logout.mutate(
      {},
      {
        onSuccess: go,
        onError(error) {
          // Nobody is signed in any more: that is what was wanted.
          if (error instanceof ApiFailure && error.isSignedOut) go();
          else tellFailure(error);
        },
      },
    );
  return { leave, isPending: logout.isPending };
}

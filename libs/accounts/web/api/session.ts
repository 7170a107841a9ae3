// Signing in and out. The server sets the cookie; nothing about the session is stored here.

import { useQueryClient } from '@tanstack/react-query';
import { FestivalGetFestivals, UserGetShort, UserLogout } from '@rampa/contract';
import { ApiFailure, callApi, depart, forgetFiles } from '@rampa/platform/web/base';
import { readAllPages, tellFailure, useSession, useWrite, type HasPage } from '@rampa/platform/web/desk';
import type { Kind } from './kinds.ts';
import { firstSection, goodbyeOf, landingOf, nearestOf } from './landing.ts';
import { returnPath } from './return-path.ts';

export function useLogin(kind: Kind) {
  const client = useQueryClient();
  return useWrite(kind.login, { quiet: true, onDone: () => client.clear() });
}

/** Where to go after signing in: back to the requested page, else by role and rights. */
export async function landingAfterLogin(search: URLSearchParams, hasPage: HasPage): Promise<string> {
  const back = returnPath(search);
  if (back) return back;
  const person = await callApi(UserGetShort, { query: {} });
  const event = person.userType === 'OrganizerEmployee' ? await nearestSection(hasPage).catch(() => null) : null;
  return event ?? landingOf(person);
}

/** An employee's first section in the current event, else the next one, else the last one. */
async function nearestSection(hasPage: HasPage): Promise<string | null> {
  const { collection } = await readAllPages(FestivalGetFestivals, { query: { isActive: 'true' } });
  const nearest = nearestOf(
    collection.map(({ guid, details: { beginDate, endDate, timeZone } }) => ({ guid, beginDate, endDate, timeZone })),
    new Date(),
  );
  if (!nearest) return null;
  const { config } = await callApi(UserGetShort, { query: { competitionGuid: nearest.guid } });
  return firstSection(nearest.guid, config, hasPage);
}

export function useLogout() {
  return useWrite(UserLogout, { quiet: true });
}

/** Signs out and opens the sign-in of the person's role, or `to`; a full page load forgets the cached data. */
export function useLeaving(to?: string) {
  const { data } = useSession();
  const logout = useLogout();
  const go = () => {
    forgetFiles();
    depart(to ?? goodbyeOf(data?.userType));
  };
  const leave = () =>
    logout.mutate(
      {},
      {
        onSuccess: go,
        onError(error) {
          // Nobody is signed in any more, which was the aim.
          if (error instanceof ApiFailure && error.isSignedOut) go();
          else tellFailure(error);
        },
      },
    );
  return { leave, isPending: logout.isPending };
}

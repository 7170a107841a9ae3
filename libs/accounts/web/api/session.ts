// Signing in and out. The cookie is the server's; nothing about the session is kept here.

import { useQueryClient } from '@tanstack/react-query';
import { OrganizerLogin, UserGetShort, UserLogout } from '@rampa/contract';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { tellFailure, useSession, useWrite } from '@rampa/platform/web/desk';
import { goodbyeOf, landingOf } from './landing.ts';
import { returnPath } from './return-path.ts';

export function useOrganizerLogin() {
  const client = useQueryClient();
  return useWrite(OrganizerLogin, { quiet: true, onDone: () => client.clear() });
}

/** Where to go after signing in: back where the person was going, else by his role and rights. */
export async function landingAfterLogin(search: URLSearchParams): Promise<string> {
  return returnPath(search) ?? landingOf(await callApi(UserGetShort, { query: {} }));
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

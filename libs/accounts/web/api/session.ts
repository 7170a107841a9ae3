// Signing in and out. The cookie is the server's; nothing about the session is kept here.

import { useQueryClient } from '@tanstack/react-query';
import { OrganizerLogin, UserLogout } from '@rampa/contract';
import { useWrite } from '@rampa/platform/web/desk';

export function useOrganizerLogin() {
  const client = useQueryClient();
  return useWrite(OrganizerLogin, { quiet: true, onDone: () => client.clear() });
}

/** What was read for the former person is forgotten by the next sign-in, when no page of his is open any more. */
export function useLogout() {
  return useWrite(UserLogout, { quiet: true });
}

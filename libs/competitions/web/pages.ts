import type { WayPage } from '@rampa/platform/web/base';

/** Open to everybody with the link; without one the link is pasted. */
export const invitationPages: WayPage[] = [
  { path: '/member/invite', load: async () => (await import('./member/InvitationDoor.tsx')).InvitationDoor },
  { path: '/member/invite/:guid', load: async () => (await import('./member/Invitation.tsx')).Invitation },
];

// What the portal takes for everybody.

import type { WayPage } from '@rampa/platform/web/base';

/** Open to whoever has the link, outside the organizer's shell. */
export const publicProtocolPages: WayPage[] = [
  { path: '/voiting-protocol/:guid?', load: async () => (await import('./PublicProtocolPage.tsx')).PublicProtocolPage },
];

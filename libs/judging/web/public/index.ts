// What the portal's shell takes for everybody.

import type { RouteObject } from 'react-router';

/** Open to whoever has the link, outside the organizer's shell. */
export const publicProtocolRoutes: RouteObject[] = [
  {
    path: 'voiting-protocol/:guid?',
    lazy: async () => ({ Component: (await import('./PublicProtocolPage.tsx')).PublicProtocolPage }),
  },
];

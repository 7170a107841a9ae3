import type { RouteObject } from 'react-router';

export const displaySetupRoutes: RouteObject[] = [
  {
    path: 'display-voiting',
    lazy: async () => ({ Component: (await import('./screens/DisplaysPage.tsx')).DisplaysPage }),
  },
  {
    path: 'protocols/openings',
    lazy: async () => ({ Component: (await import('./screens/OpeningsPage.tsx')).OpeningsPage }),
  },
];

/** Outside the event's address: the QR code of a television does not know its event yet. */
export const screenClaimRoutes: RouteObject[] = [
  { path: 'screen', lazy: async () => ({ Component: (await import('./screens/ClaimPage.tsx')).ClaimPage }) },
];

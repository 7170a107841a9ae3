import type { RouteObject } from 'react-router';

export const displaySetupRoutes: RouteObject[] = [
  {
    path: 'display-voiting',
    lazy: async () => ({ Component: (await import('./screens/DisplaysPage.tsx')).DisplaysPage }),
  },
];

/** Beside the events: the QR code of a bare television does not know whose it will be. */
export const screenClaimRoutes: RouteObject[] = [
  { path: 'screen', lazy: async () => ({ Component: (await import('./screens/ClaimPage.tsx')).ClaimPage }) },
];

import type { RouteObject } from 'react-router';

export const displaySetupRoutes: RouteObject[] = [
  { path: 'display-voiting', lazy: async () => ({ Component: (await import('./DisplaysPage.tsx')).DisplaysPage }) },
];

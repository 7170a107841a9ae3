import type { RouteObject } from 'react-router';

/** «Результаты» of an event, for a member. */
export const memberResultRoutes: RouteObject[] = [
  { path: 'results', lazy: async () => ({ Component: (await import('./ResultsPage.tsx')).ResultsPage }) },
];

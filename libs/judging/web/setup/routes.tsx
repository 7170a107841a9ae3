import type { RouteObject } from 'react-router';

export const judgingSetupRoutes: RouteObject[] = [
  { path: 'judges', lazy: async () => ({ Component: (await import('./screens/JudgesPage.tsx')).JudgesPage }) },
  {
    path: 'ratings',
    lazy: async () => ({ Component: (await import('./screens/NominationsPage.tsx')).NominationsPage }),
  },
  {
    path: 'evaluation-criteria',
    lazy: async () => ({ Component: (await import('./screens/CriteriaPage.tsx')).CriteriaPage }),
  },
  { path: 'ranks', lazy: async () => ({ Component: (await import('./screens/RanksPage.tsx')).RanksPage }) },
];

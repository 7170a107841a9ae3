import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** `loadEmployees`: the owner's block of «Доступы», which belongs to another room; the app provides it. */
export const juryRoutes = (loadEmployees: () => Promise<ComponentType>): RouteObject[] => [
  { path: 'judges', lazy: async () => ({ Component: (await import('./screens/JudgesPage.tsx')).JudgesPage }) },
  {
    path: 'accesses',
    lazy: async () => {
      const [{ AccessesPage }, Employees] = await Promise.all([import('./screens/AccessesPage.tsx'), loadEmployees()]);
      return { element: <AccessesPage employees={<Employees />} /> };
    },
  },
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

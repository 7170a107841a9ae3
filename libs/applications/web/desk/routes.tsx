import type { RouteObject } from 'react-router';

/** Under the tabs of an organizer's event. */
export const applicationRoutes: RouteObject[] = [
  {
    path: 'applications',
    lazy: async () => ({ Component: (await import('./table/ApplicationsPage.tsx')).ApplicationsPage }),
  },
  {
    path: 'applications/mailings',
    lazy: async () => ({ Component: (await import('./table/ApplicationsPage.tsx')).MailingsPage }),
  },
  {
    path: 'applications/imports',
    lazy: async () => ({ Component: (await import('./table/ApplicationsPage.tsx')).ImportsPage }),
  },
  {
    path: 'applications/places',
    lazy: async () => ({ Component: (await import('./table/ApplicationsPage.tsx')).PlacesPage }),
  },
  {
    path: 'applications/:applicationGuid',
    lazy: async () => ({ Component: (await import('./sheet/ApplicationPage.tsx')).ApplicationPage }),
  },
];

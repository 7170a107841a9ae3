import type { RouteObject } from 'react-router';

/** «Заявки» of an event, for a member. */
export const memberApplicationRoutes: RouteObject[] = [
  {
    path: 'applications',
    lazy: async () => ({ Component: (await import('./ApplicationPages.tsx')).EventApplicationsPage }),
  },
  {
    path: 'applications/copy',
    lazy: async () => ({ Component: (await import('./ApplicationPages.tsx')).CopyPage }),
  },
  {
    path: 'applications/:applicationGuid',
    lazy: async () => ({ Component: (await import('./ApplicationPages.tsx')).ApplicationPage }),
  },
];

/** «Заявки» of the member's header: those of all events. The addresses below lead to the event's own pages. */
export const memberFormRoutes: RouteObject[] = [
  { path: 'forms', lazy: async () => ({ Component: (await import('./ApplicationPages.tsx')).MyApplicationsPage }) },
  { path: 'performers', lazy: async () => ({ Component: (await import('./ApplicationPages.tsx')).PerformersPage }) },
  ...['forms/:guid', 'forms/:guid/application', 'forms/:guid/results'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('./ApplicationPages.tsx')).ApplicationDoor }),
  })),
];

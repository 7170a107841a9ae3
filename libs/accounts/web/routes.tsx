import type { RouteObject } from 'react-router';

/** Signing in, registering, restoring: on the authorization layout, which gives them everything but the form. */
export const authorizationRoutes: RouteObject[] = [
  {
    path: 'profile/login/organizer',
    lazy: async () => ({ Component: (await import('./screens/OrganizerLogin.tsx')).OrganizerLogin }),
  },
];

/** The person's own pages, on the default layout: signed in, under his header. */
export const accountRoutes: RouteObject[] = [];

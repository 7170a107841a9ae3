import type { RouteObject } from 'react-router';

export const accountRoutes: RouteObject[] = [
  {
    path: 'profile/login/organizer',
    lazy: async () => ({ Component: (await import('./screens/OrganizerLogin.tsx')).OrganizerLogin }),
  },
];

import type { RouteObject } from 'react-router';
import type { WayPage } from '@rampa/platform/web/base';

/** Open to everybody, on the wide layout. */
export const homePages: WayPage[] = [
  { path: '/', load: async () => (await import('./HomePage.tsx')).HomePage },
  { path: '/product', load: async () => (await import('./ProductPage.tsx')).ProductPage },
  { path: '/faq', load: async () => (await import('./FaqPage.tsx')).FaqPage },
];

export const organizerHomeRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./OrganizerHome.tsx')).OrganizerHome }) },
  { path: 'clients', lazy: async () => ({ Component: (await import('./ClientsPage.tsx')).ClientsPage }) },
];

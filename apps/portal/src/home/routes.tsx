import type { RouteObject } from 'react-router';

/** Open to everybody, on the wide layout. */
export const homeRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./HomePage.tsx')).HomePage }) },
  { path: 'product', lazy: async () => ({ Component: (await import('./ProductPage.tsx')).ProductPage }) },
  { path: 'faq', lazy: async () => ({ Component: (await import('./FaqPage.tsx')).FaqPage }) },
];

export const organizerHomeRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./OrganizerHome.tsx')).OrganizerHome }) },
  { path: 'clients', lazy: async () => ({ Component: (await import('./ClientsPage.tsx')).ClientsPage }) },
];

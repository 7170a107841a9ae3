import type { RouteObject } from 'react-router';

export const diplomaRoutes: RouteObject[] = [
  { path: 'diplomas', lazy: async () => ({ Component: (await import('./screens/DiplomasPage.tsx')).DiplomasPage }) },
];

import type { RouteObject } from 'react-router';

export const programRoutes: RouteObject[] = [
  { path: 'program', lazy: async () => ({ Component: (await import('./screens/ProgramPage.tsx')).ProgramPage }) },
];

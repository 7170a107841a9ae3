import type { RouteObject } from 'react-router';

export const programRoutes: RouteObject[] = [
  { path: 'program', lazy: async () => ({ Component: (await import('./screens/ProgramPage.tsx')).ProgramPage }) },
];

/** Open to everybody, outside the organizer's shell. */
export const publicProgramRoutes: RouteObject[] = [
  {
    path: 'program/:guid?',
    lazy: async () => ({ Component: (await import('./public/PublicProgramPage.tsx')).PublicProgramPage }),
  },
];

import type { RouteObject } from 'react-router';
import type { WayPage } from '@rampa/platform/web/base';

export const programRoutes: RouteObject[] = [
  { path: 'program', lazy: async () => ({ Component: (await import('./screens/ProgramPage.tsx')).ProgramPage }) },
];

/** Open to everybody, outside the organizer's shell. */
export const publicProgramPages: WayPage[] = [
  { path: '/program/:guid?', load: async () => (await import('./public/PublicProgramPage.tsx')).PublicProgramPage },
];

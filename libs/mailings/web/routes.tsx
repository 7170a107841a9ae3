import type { RouteObject } from 'react-router';

/** In the organizer's area. */
export const letterRoutes: RouteObject[] = [
  {
    path: 'email-templates',
    lazy: async () => ({ Component: (await import('./screens/LettersPage.tsx')).LettersPage }),
  },
  {
    path: 'email-templates/:guid',
    lazy: async () => ({ Component: (await import('./screens/LetterPage.tsx')).LetterPage }),
  },
];

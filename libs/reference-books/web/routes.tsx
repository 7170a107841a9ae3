import type { RouteObject } from 'react-router';

/** In the organizer's area. */
export const libraryRoutes: RouteObject[] = [
  { path: 'library', lazy: async () => ({ Component: (await import('./screens/LibraryPages.tsx')).LibraryPage }) },
  { path: 'library/:guid', lazy: async () => ({ Component: (await import('./screens/LibraryPages.tsx')).BookPage }) },
];

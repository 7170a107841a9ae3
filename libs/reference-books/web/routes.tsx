import type { RouteObject } from 'react-router';

/** In the organizer's area. */
export const libraryRoutes: RouteObject[] = [
  { path: 'library', lazy: async () => ({ Component: (await import('./screens/LibraryPage.tsx')).LibraryPage }) },
  { path: 'library/:guid', lazy: async () => ({ Component: (await import('./screens/BookPage.tsx')).BookPage }) },
];

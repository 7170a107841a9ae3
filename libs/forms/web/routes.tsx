import type { RouteObject } from 'react-router';

/** In the organizer's area. */
export const formLibraryRoutes: RouteObject[] = [
  { path: 'forms', lazy: async () => ({ Component: (await import('./screens/FormsPages.tsx')).FormsPage }) },
  {
    path: 'forms/:guid',
    lazy: async () => ({ Component: (await import('./screens/FormsPages.tsx')).LibraryFormPage }),
  },
];

/** Among the settings of an event. */
export const constructorRoutes: RouteObject[] = [
  {
    path: 'constructor',
    lazy: async () => ({ Component: (await import('./screens/ConstructorPage.tsx')).ConstructorPage }),
  },
];

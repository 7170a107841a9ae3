import type { RouteObject } from 'react-router';

export const diplomaRoutes: RouteObject[] = [
  { path: 'diplomas', lazy: async () => ({ Component: (await import('./screens/DiplomasPage.tsx')).DiplomasPage }) },
  {
    path: 'diplomas/templates',
    lazy: async () => ({ Component: (await import('./screens/PaperPages.tsx')).TemplatesPage }),
  },
  {
    path: 'diplomas/documents',
    lazy: async () => ({ Component: (await import('./screens/PaperPages.tsx')).DocumentsPage }),
  },
];

/** In the whole window, under a header of its own. */
export const designerRoutes: RouteObject[] = [
  {
    path: 'organizer/events/:guid/diplomas/:templateGuid/constructor',
    lazy: async () => ({ Component: (await import('./screens/PaperPages.tsx')).ConstructorPage }),
  },
];

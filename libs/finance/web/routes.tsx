import type { RouteObject } from 'react-router';

export const requisiteRoutes: RouteObject[] = [
  {
    path: 'requisite',
    lazy: async () => ({ Component: (await import('./screens/RequisiteList.tsx')).RequisiteList }),
  },
  {
    path: 'requisite/create',
    lazy: async () => ({ Component: (await import('./screens/RequisiteNew.tsx')).RequisiteNew }),
  },
  {
    path: 'requisite/:guid',
    lazy: async () => ({ Component: (await import('./screens/RequisiteCard.tsx')).RequisiteCard }),
  },
  {
    path: 'requisite/:guid/edit',
    lazy: async () => ({ Component: (await import('./screens/RequisiteEdit.tsx')).RequisiteEdit }),
  },
];

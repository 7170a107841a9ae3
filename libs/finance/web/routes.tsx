import { Navigate, type RouteObject } from 'react-router';

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

/** Under the tabs of an organizer's event. */
export const financeRoutes: RouteObject[] = [
  { path: 'finances', element: <Navigate to="price" replace /> },
  {
    path: 'finances/price',
    lazy: async () => ({ Component: (await import('./prices/PricesPage.tsx')).PricesPage }),
  },
  {
    path: 'finances/payment-schedule',
    lazy: async () => ({ Component: (await import('./prices/PricesPage.tsx')).PlansPage }),
  },
];

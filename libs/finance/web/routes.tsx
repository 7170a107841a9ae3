import { Navigate, type RouteObject } from 'react-router';

/** State of an address: the charts are open. */
const WITH_CHARTS = { charts: true };

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
  // What the money says as a whole stands above the applications: totals and charts.
  { path: 'finances/reports', element: <Navigate to="../applications" relative="path" replace state={WITH_CHARTS} /> },
  {
    path: 'finances/price',
    lazy: async () => ({ Component: (await import('./prices/PricesPage.tsx')).PricesPage }),
  },
  {
    path: 'finances/payment-schedule',
    lazy: async () => ({ Component: (await import('./prices/PricesPage.tsx')).PlansPage }),
  },
  {
    path: 'finances/applications',
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).AccountsPage }),
  },
  {
    path: 'finances/payments',
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).JournalPage }),
  },
  {
    path: 'finances/statement',
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).StatementPage }),
  },
  {
    path: 'finances/cash',
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).CashPage }),
  },
  {
    path: 'finances/contracts',
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).ContractsPage }),
  },
  { path: 'finances/applications/:finAppGuid', element: <Navigate to="details" replace /> },
  ...['/details', '/payments', '/discount', '/add-documents', '/additional-docx'].map((part) => ({
    path: `finances/applications/:finAppGuid${part}`,
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).AccountPage }),
  })),
];

/** Under the tabs of a member's event. */
export const memberMoneyRoutes: RouteObject[] = [
  { path: 'payments/:payGuid', element: <Navigate to="details" replace /> },
  ...[
    '',
    ...['details', 'payments', 'discount', 'add-documents', 'additional-docx'].map((part) => `/:payGuid/${part}`),
  ].map((path) => ({
    path: `payments${path}`,
    lazy: async () => ({ Component: (await import('./money/MoneyPages.tsx')).MemberMoneyPage }),
  })),
];

import type { RouteObject } from 'react-router';
import type { WayPage } from '@rampa/platform/web/base';

/** Open to whoever has the link, outside the organizer's shell. */
export const publicReportPages: WayPage[] = [
  { path: '/report/:guid?', load: async () => (await import('./public/PublicReportPage.tsx')).PublicReportPage },
];

/** Under the tabs of an organizer's event. */
export const reportRoutes: RouteObject[] = [
  {
    path: 'reports',
    lazy: async () => ({ Component: (await import('./screens/ReportsPage.tsx')).ReportsPage }),
  },
  {
    path: 'reports/:reportGuid',
    lazy: async () => ({ Component: (await import('./screens/ReportsPage.tsx')).ReportPage }),
  },
];

// What the portal's shell takes from reports.

export { publicReportPages, reportRoutes } from './routes.tsx';

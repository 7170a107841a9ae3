// What the portal's shell takes from finance.

export { financeRoutes, requisiteRoutes } from './routes.tsx';

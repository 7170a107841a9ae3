// What the portal's shell takes from finance.

export { financeRoutes, memberMoneyRoutes, requisiteRoutes } from './routes.tsx';

// What the portal's shell takes from finance.

export { requisiteRoutes } from './routes.tsx';

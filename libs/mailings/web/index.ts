// What the portal's shell takes from letters.

export { letterRoutes } from './routes.tsx';

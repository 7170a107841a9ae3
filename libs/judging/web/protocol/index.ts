// What the portal's shell takes from the protocols.

export { protocolRoutes } from './routes.tsx';

// What the portal's shell takes from competitions.

export { eventRoutes, type EventChildren } from './routes.tsx';

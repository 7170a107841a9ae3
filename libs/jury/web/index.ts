// What the portal's shell takes from the set-up of judging.

export { juryRoutes } from './routes.tsx';

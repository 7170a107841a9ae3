// What the portal's shell takes from the settings of judging.

export { judgingSetupRoutes } from './routes.tsx';

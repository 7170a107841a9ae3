// What the portal's shell takes from the settings of the hall's screens.

export { displaySetupRoutes } from './routes.tsx';

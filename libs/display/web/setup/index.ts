// What the portal's shell takes from the settings of the hall's screens.

export { displaySetupRoutes, screenClaimRoutes } from './routes.tsx';

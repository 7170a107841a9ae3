// What the portal's shell takes from the settings of the hall's screens.

export { DeskScreens, type DeskScreensProps } from './parts/DeskScreens.tsx';
export { slowestDelay } from './remote/slowest-delay.ts';
export { useScreens, type ScreenDevice } from './remote/use-screens.ts';
export { displaySetupRoutes, screenClaimRoutes } from './routes.tsx';

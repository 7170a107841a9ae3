export { DisplayPage } from './display-page.tsx';
export { HallScreen, type HallScreenProps } from './hall-screen.tsx';

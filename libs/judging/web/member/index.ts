// What the portal's shell takes for members.

export { memberResultRoutes } from './routes.tsx';

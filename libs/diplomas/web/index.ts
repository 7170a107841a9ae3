// What the portal's shell takes from the diplomas room.

export { diplomaRoutes } from './routes.tsx';

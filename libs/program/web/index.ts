// What the portal's shell takes from the program room.

export { programRoutes, publicProgramRoutes } from './routes.tsx';

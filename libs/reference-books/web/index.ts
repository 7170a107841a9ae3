// What the portal's shell takes from reference books.

export { libraryRoutes } from './routes.tsx';

// What the portal's shell takes from forms.

export { constructorRoutes, formLibraryRoutes } from './routes.tsx';

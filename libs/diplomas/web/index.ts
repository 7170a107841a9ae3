// What the portal's shell takes from the diplomas room.

export { designerRoutes, diplomaRoutes } from './routes.tsx';

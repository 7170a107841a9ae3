// What the portal's shell takes from applications.

export { memberApplicationRoutes, memberFormRoutes } from './member/routes.tsx';

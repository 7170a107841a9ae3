// What the portal's shell takes from competitions.

export { eventRoutes, invitationRoutes, memberRoutes, type EventChildren, type MemberChildren } from './routes.tsx';

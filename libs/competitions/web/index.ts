// What the portal's shell takes from competitions.

export { eventRoutes, invitationRoutes, memberRoutes, type EventChildren, type MemberChildren } from './routes.tsx';
export { EventLogo } from './parts/EventLogo.tsx';
export { eventState } from './parts/event-state.ts';
export { sectionOf } from './parts/event-tabs.ts';

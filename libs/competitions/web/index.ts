// What the portal's shell takes from competitions.

export { eventRoutes, type EventChildren } from './routes.tsx';
export { EventLogo } from './parts/EventLogo.tsx';
export { eventState } from './parts/event-state.ts';
export { sectionOf } from './parts/event-tabs.ts';

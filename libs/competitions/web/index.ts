// What the portal's shell takes from competitions.

export { eventRoutes, memberRoutes, type EventChildren, type MemberChildren } from './routes.tsx';
export { invitationPages } from './pages.ts';
export { EventName } from './parts/EventName.tsx';
export { eventState, isPast } from './parts/event-state.ts';
export { StepLamp } from './parts/Readiness.tsx';
export { addressOfStep } from './parts/step-address.ts';
export { useReadiness } from './parts/use-readiness.ts';
export { useEventPlaces } from './parts/use-event-places.ts';

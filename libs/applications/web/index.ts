// What the portal's shell takes from applications.

export { applicationRoutes } from './desk/routes.tsx';
export { memberApplicationRoutes, memberFormRoutes } from './member/routes.tsx';
export { sendUnsent, unsentAnswers } from './filling/queue/unsent.ts';
export { UnsentLater } from './filling/parts/UnsentLater.tsx';
export { useFoundApplications } from './desk/use-found-applications.ts';

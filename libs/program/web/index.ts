// What the portal's shell takes from the program room.

export { memberProgramRoutes, openKept, programRoutes, publicProgramPages } from './routes.tsx';
export { DeskFacts } from './parts/DeskFacts.tsx';
export { DeskOrder, type DeskOrderProps } from './parts/DeskOrder.tsx';
export { DeskSteps } from './parts/DeskSteps.tsx';
export type { ItemOutcome, ItemOutcomes } from './parts/DeskRow.tsx';
export { DeskTransport } from './parts/DeskTransport.tsx';
export { useFoundItems } from './state/use-found-items.ts';

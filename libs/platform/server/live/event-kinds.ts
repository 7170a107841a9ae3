// Every kind of domain event is declared in the contract (`changes/`), room by room.

import type { EventKind } from '@rampa/contract';

export { EVENT_KINDS, type EventKind } from '@rampa/contract';

export interface LiveEvent {
  revision: number;
  kind: EventKind;
  /** Guids of what changed: `program`, `item`, `judge`, … as the kind has them. */
  payload: Record<string, unknown>;
}

// A draft that its owner throws away: what was never sent is his own affair.

import type { ApplicationState } from '@rampa/kernel';

export interface ThrownFacts {
  state: ApplicationState;
  number: number | null;
  /** It came with a table of the organizer's, which would look for it again. */
  isImported: boolean;
  isArchived: boolean;
}

export function mayBeThrown({ state, number, isImported, isArchived }: ThrownFacts): boolean {
  return (state === 'Draft' || state === 'Submitted') && number === null && !isImported && !isArchived;
}

// May a member still change or send his application? An organizer may always, gaps too.

import type { ApplicationState } from '@rampa/kernel';

/** Applications of one member in one event. */
export const MOST_OF_ONE = 200;

export interface EditingFacts {
  state: ApplicationState;
  /** The organizer's status, if there is one, allows it. */
  statusAllows: boolean;
  /** The organizer's word for this one application. It beats the dates and the status. */
  isOpened: boolean;
  /** Before it nothing new comes in. Null: at once. */
  opensAt: string | null;
  /** From then on nothing new comes in. Null: never. */
  closesAt: string | null;
  /** From then on nothing that has come in is corrected. Null: with the closing. */
  freezesAt: string | null;
}

export type Closing = 'applicationClosed' | 'applicationFrozen' | 'applicationSettled';

/** Null: he may. `now` and the dates are instants in one spelling, so that they compare as texts. */
export function editingRefusal(facts: EditingFacts, now: string): Closing | null {
  if (facts.isOpened) return null;
  const freezesAt = facts.freezesAt ?? facts.closesAt;
  if (facts.state === 'Subscribed') {
    if (freezesAt !== null && now >= freezesAt) return 'applicationFrozen';
    return facts.statusAllows ? null : 'applicationSettled';
  }
  return facts.closesAt !== null && now >= facts.closesAt ? 'applicationClosed' : null;
}

export type Arrival = 'applicationEarly' | 'applicationClosed';

/** Of a new application, and of one that is sent for the first time or again. Null: it may come in. */
export function arrivalRefusal(
  { opensAt, closesAt, isOpened }: Pick<EditingFacts, 'opensAt' | 'closesAt' | 'isOpened'>,
  now: string,
): Arrival | null {
  if (isOpened) return null;
  if (closesAt !== null && now >= closesAt) return 'applicationClosed';
  return opensAt !== null && now < opensAt ? 'applicationEarly' : null;
}

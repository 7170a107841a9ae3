// May a member still change or send his application? An organizer may always, gaps too.

import type { ApplicationChangeKind, ApplicationState } from '@rampa/kernel';
import { newSince, type Change } from './history.ts';

/** Applications of one member in one event. */
export const MOST_OF_ONE = 200;

export interface EditingFacts {
  /** Of the event. Nothing is changed in it, whoever asks. */
  isArchived: boolean;
  state: ApplicationState;
  /** The organizer's status, if there is one, allows it. */
  statusAllows: boolean;
  /** The organizer's word for this one application. It beats the dates and the status. */
  isOpened: boolean;
  /** Before it nothing new comes in. Null: at once. */
  opensAt: string | null;
  /** From then on nothing new comes in. Null: after the event's last day. */
  closesAt: string | null;
  /** From then on nothing that has come in is corrected. Null: with the closing, named or not. */
  freezesAt: string | null;
  /** The midnight after the event's last day, by its own time. */
  overAt: string;
}

export type Closing = 'archived' | 'applicationClosed' | 'applicationFrozen' | 'applicationSettled';

/** Null: he may. `now` and the dates are instants in one spelling, so that they compare as texts. */
export function editingRefusal(facts: EditingFacts, now: string): Closing | null {
  if (facts.isArchived) return 'archived';
  if (facts.isOpened) return null;
  const isPast = (at: string | null) => at !== null && now >= at;
  if (facts.state === 'Subscribed') {
    if (isPast(facts.freezesAt ?? facts.closesAt ?? facts.overAt)) return 'applicationFrozen';
    return facts.statusAllows ? null : 'applicationSettled';
  }
  if (isPast(facts.closesAt)) return 'applicationClosed';
  // Taken back it has still come in: it may be sent again as it is.
  return facts.state === 'Unsubscribed' && isPast(facts.freezesAt) ? 'applicationFrozen' : null;
}

export type Arrival = 'archived' | 'applicationEarly' | 'applicationClosed' | 'applicationOver';

export type ArrivalFacts = Pick<EditingFacts, 'isArchived' | 'opensAt' | 'closesAt' | 'overAt' | 'isOpened'>;

/**
 * Of a new application, and of one that is sent for the first time or again. Null: it may come in. An event whose closing
 * is not named closes with its last day; a closing that is named counts, also one after it.
 */
export function arrivalRefusal(
  { isArchived, opensAt, closesAt, overAt, isOpened }: ArrivalFacts,
  now: string,
): Arrival | null {
  if (isArchived) return 'archived';
  if (isOpened) return null;
  if (closesAt === null && now >= overAt) return 'applicationOver';
  if (closesAt !== null && now >= closesAt) return 'applicationClosed';
  return opensAt !== null && now < opensAt ? 'applicationEarly' : null;
}

/**
 * Sent again after its owner has taken it back and changed it: what the organizer decided was decided of something else.
 * Where it could have been changed without taking it back, his decision stands.
 */
export function isDecidedAnew(
  { statusAllows, isOpened }: Pick<EditingFacts, 'statusAllows' | 'isOpened'>,
  changes: readonly Change[],
): boolean {
  if (statusAllows || isOpened) return false;
  const takenBack = changes.findLast(
    ({ kind, after }) => kind === 'state' && (after as { state?: ApplicationState } | null)?.state === 'Unsubscribed',
  );
  if (!takenBack) return false;
  return newSince(changes, { revision: takenBack.revision, places: new Map() }).some(({ kind }) => CHANGING.has(kind));
}

/** What somebody but the organizer has done after a revision, also where nothing differs any more. */
export function doneSince(
  changes: readonly Change[],
  revision: number,
): { isSentAgain: boolean; hasAnswered: boolean } {
  const theirs = changes.filter((change) => change.revision > revision && !change.isOrganizer);
  return {
    isSentAgain: theirs.some(
      ({ kind, after }) => kind === 'state' && (after as { state?: ApplicationState } | null)?.state === 'Subscribed',
    ),
    hasAnswered: theirs.some(({ kind }) => CHANGING.has(kind)),
  };
}

/** Kinds of changes that make another application of it. */
const CHANGING: ReadonlySet<ApplicationChangeKind> = new Set([
  ...(['answer', 'blockAdded', 'blockRemoved', 'blockRestored', 'blockMoved'] as const),
]);

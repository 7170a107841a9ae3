// A statement shows money of all events: an employee to whom one of them is closed has none of it.

import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';

/** Answers the organizer. Failure statementsOfAll. */
export function keeperOf({ actor, organizer }: Pick<Scope, 'actor' | 'organizer'>): Guid {
  if (actor.kind !== 'account' || !organizer) throw new Failure('notFound');
  if (actor.userType === 'Organizer') return organizer;
  const { all, events } = actor.access;
  if ([all, ...Object.values(events)].some(({ finances }) => (finances ?? 0) < 2)) throw new Failure('statementsOfAll');
  return organizer;
}

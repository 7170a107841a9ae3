import type { Guid } from '@rampa/kernel';
import { openStream, type Transaction } from '@rampa/platform/server';
import type { OrganizerEvents } from '../ports/organizer-events.ts';

/** A renamed nomination is seen on every event of the organizer. */
export async function announceNominations(tx: Transaction, events: OrganizerEvents, organizer: Guid, item: Guid) {
  await openStream(tx, organizer, 'organizer');
  for (const stream of [organizer, ...(await events.of(tx, organizer))])
    tx.emit(stream, 'nominations.changed', { item });
}

import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import type { OrganizerEvents } from '../ports/organizer-events.ts';

/** A renamed nomination is seen on every event of the organizer. */
export async function announceNominations(tx: Transaction, events: OrganizerEvents, organizer: Guid, item: Guid) {
  await tx.query(
    `insert into live.stream (stream_guid, kind) values ($1, 'organizer') on conflict (stream_guid) do nothing`,
    [organizer],
  );
  for (const stream of [organizer, ...(await events.of(tx, organizer))])
    tx.emit(stream, 'nominations.changed', { item });
}

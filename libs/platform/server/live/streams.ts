// An event has two streams. The day's stream counts marks and moves the screens; the office's stream is for
// applications, payments, letters and jobs. Each has a counter, an epoch and a row lock of its own, so that neither
// waits for the other (ADR 13).

import type { Guid } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';

/** Where a guid keeps its version. Our guids have 7, so the same digits with an 8 belong to nothing else. */
const VERSION_AT = 14;

/** The event's second stream, as `live.office_of` names it in the database. */
export function officeOf(event: Guid): Guid {
  return `${event.slice(0, VERSION_AT)}8${event.slice(VERSION_AT + 1)}`;
}

/** For what views of both streams follow: who may see what, so that they ask for access again, and whose names are whole. */
export function streamsOf(event: Guid): Guid[] {
  return [event, officeOf(event)];
}

/**
 * Creates the stream of an event, an organizer or a person unless it exists; an event also gets its office's stream.
 */
export async function openStream(tx: Reader, guid: Guid, kind: 'competition' | 'organizer' | 'user'): Promise<void> {
  await tx.query('insert into live.stream (stream_guid, kind) values ($1, $2) on conflict (stream_guid) do nothing', [
    guid,
    kind,
  ]);
}

// An event has two streams: of the day, where marks are counted and which the screens of the contest follow, and of the
// office, for applications, payments, letters and jobs. Each has a counter, an epoch and a row lock of its own, so that
// work of the office never waits for a mark, nor a mark for it (ADR 13).

import type { Guid } from '@rampa/kernel';
import type { Reader } from '../database/database.ts';

/** Where a guid says its version. Ours are of version 7; no other thing of the portal has the same digits and an 8. */
const VERSION_AT = 14;

/** The event's second stream, as `live.office_of` names it in the database. */
export function officeOf(event: Guid): Guid {
  return `${event.slice(0, VERSION_AT)}8${event.slice(VERSION_AT + 1)}`;
}

/** For what changes who may see what: views of both streams ask again. */
export function streamsOf(event: Guid): Guid[] {
  return [event, officeOf(event)];
}

/** Gives an event, an organizer or a person a stream, unless there is one; with an event's comes its office. */
export async function openStream(tx: Reader, guid: Guid, kind: 'competition' | 'organizer' | 'user'): Promise<void> {
  await tx.query('insert into live.stream (stream_guid, kind) values ($1, $2) on conflict (stream_guid) do nothing', [
    guid,
    kind,
  ]);
}

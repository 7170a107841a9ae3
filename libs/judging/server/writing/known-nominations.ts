import { Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';
import type { Nominations } from '@rampa/reference-books/server';

/** Failure badRequest for a line of another book than «Номинации». */
export async function refuseUnknownNominations(
  reader: Reader,
  nominations: Nominations,
  event: EventScope,
  given: readonly Guid[],
  field: string,
): Promise<void> {
  if (given.length === 0) return;
  const known = new Set((await nominations.list(reader, event.organizer)).map(({ guid }) => guid));
  if (given.every((guid) => known.has(guid))) return;
  throw new Failure('badRequest', { field, message: 'Такой номинации нет в справочнике «Номинации».' });
}

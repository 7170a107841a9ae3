import type { Guid } from '@rampa/kernel';
import { openStream, type Transaction } from '@rampa/platform/server';
import type { HeldBook } from '../persistence/held.ts';
import { NOMINATIONS } from '../queries/nominations.ts';

/** Nominations alone are shown on screens: those of the events that name them follow. */
export async function announce(
  tx: Transaction,
  book: HeldBook,
  organizer: Guid,
  competitions: readonly Guid[],
  payload: Record<string, unknown>,
): Promise<void> {
  if (book.systemKey !== NOMINATIONS) return;
  await openStream(tx, organizer, 'organizer');
  for (const stream of new Set([organizer, ...competitions])) tx.emit(stream, 'nominations.changed', payload);
}

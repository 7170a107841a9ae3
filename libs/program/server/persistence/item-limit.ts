// Limits the items of an event, so that every page of its day still opens at once.

import { Failure, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export const MOST_ITEMS = 5_000;

/** `adding`: number of items about to be written. Throws Failure tooManyItems. */
export async function refuseBeyondLimit(tx: Transaction, competition: Guid, adding: number): Promise<void> {
  // Two programs of one event may grow concurrently, so writers wait for each other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 5000))', [competition]);
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from program.item where competition_guid = $1',
    [competition],
  );
  const now = row!.count;
  if (now + adding <= MOST_ITEMS) return;
  throw new Failure('tooManyItems', {
    message: `В мероприятии может быть не больше ${said(MOST_ITEMS)} номеров и перерывов: сейчас их ${said(now)}, добавить нужно ещё ${said(adding)}. Разделите программу на два мероприятия.`,
  });
}

/** «5 000» with a no-break space. */
const said = (count: number): string => count.toLocaleString('ru-RU');

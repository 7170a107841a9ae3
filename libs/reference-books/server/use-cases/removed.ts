// Books and lines that were deleted are kept aside for a while.

import { Failure, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export const RESTORE_DAYS = 30;
/** Of one organizer. */
export const BOOKS_MAX = 1_000;

/** What has lain aside long enough is gone for good: asked of each further deletion of the same organizer. */
export async function forgetRemoved(tx: Transaction, organizer: Guid): Promise<void> {
  await tx.query(
    `delete from reference_books.item i using reference_books.book b
      where b.guid = i.book_guid and b.organizer_guid = $1 and i.removed_at < now() - make_interval(days => $2)`,
    [organizer, RESTORE_DAYS],
  );
  await tx.query(
    `delete from reference_books.book where organizer_guid = $1 and removed_at < now() - make_interval(days => $2)`,
    [organizer, RESTORE_DAYS],
  );
}

/** Failure booksFull. */
export async function refuseManyBooks(tx: Transaction, organizer: Guid): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from reference_books.book where organizer_guid = $1 and removed_at is null',
    [organizer],
  );
  if (row!.count >= BOOKS_MAX) throw new Failure('booksFull');
}

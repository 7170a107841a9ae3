// The columns of books and their lines.

import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

export const BOOK = table('reference_books.book', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  /** Names a book that the product itself relies on; such a book is one per organizer. */
  systemKey: optional<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  removedAt: optional<Date>('timestamptz'),
});

export const ITEM = table('reference_books.item', {
  guid: required<Guid>('uuid'),
  bookGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  position: filled<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
  /** For screens of the hall; empty: the title, shortened. */
  shortTitle: filled<string>('text'),
  archivedAt: optional<Date>('timestamptz'),
  /** What it has become where that was still open. */
  mergedInto: optional<Guid>('uuid'),
  removedAt: optional<Date>('timestamptz'),
});

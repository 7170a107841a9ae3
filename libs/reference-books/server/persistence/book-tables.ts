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
  /** Its lines hold bounds of ages. */
  hasAges: filled<boolean>('bool'),
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
  /** Full years, both included. */
  ageFrom: optional<number>('int4'),
  ageTo: optional<number>('int4'),
});

/** An event has a choice of its own of a book. */
export const EVENT_SET = table('reference_books.event_set', {
  competitionGuid: required<Guid>('uuid'),
  bookGuid: required<Guid>('uuid'),
});

export const EVENT_SET_ITEM = table('reference_books.event_set_item', {
  competitionGuid: required<Guid>('uuid'),
  bookGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
});

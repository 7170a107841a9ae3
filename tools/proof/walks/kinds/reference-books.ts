import type { Kinds } from './types.ts';

export const KINDS: Kinds = {
  book: `select guid from reference_books.book where organizer_guid = :organizer order by guid`,
  bookItem: `select i.guid from reference_books.item i join reference_books.book b on b.guid = i.book_guid
    where b.organizer_guid = :organizer order by i.guid`,
};

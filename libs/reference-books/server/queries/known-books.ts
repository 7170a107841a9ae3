// What a form asks about books: whether they are still there, whether they offer something, which lines.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface OfferedBook {
  guid: Guid;
  title: string;
  hasItems: boolean;
}

export interface OfferedItem {
  guid: Guid;
  bookGuid: Guid;
  title: string;
  shortTitle: string;
}

@Injectable()
export class KnownBooks {
  /** Those of the organizer that are not deleted; held until the commit of a writer, so that none is deleted meanwhile. */
  async of(reader: Reader, organizer: Guid, books: readonly Guid[], { held = false } = {}): Promise<OfferedBook[]> {
    if (books.length === 0) return [];
    return reader.query<OfferedBook>(
      `select b.guid, b.title, exists (select from reference_books.item i
                where i.book_guid = b.guid and i.removed_at is null and i.archived_at is null) as "hasItems"
         from reference_books.book b
        where b.guid = any ($1::uuid[]) and b.organizer_guid = $2 and b.removed_at is null
        order by b.guid ${held ? 'for share of b' : ''}`,
      [books, organizer],
    );
  }

  /** Lines that may be chosen, in order; `among`: only these. */
  async items(reader: Reader, books: readonly Guid[], among: readonly Guid[] | null = null): Promise<OfferedItem[]> {
    if (books.length === 0 || among?.length === 0) return [];
    return reader.query<OfferedItem>(
      `select i.guid, i.book_guid as "bookGuid", i.title, i.short_title as "shortTitle" from reference_books.item i
        where i.book_guid = any ($1::uuid[]) and i.removed_at is null and i.archived_at is null
          and ($2::uuid[] is null or i.guid = any ($2::uuid[]))
        order by i.book_guid, i.position, i.guid`,
      [books, among],
    );
  }

  /** Lines by their guids, deleted ones too; one that never was is left out. */
  async named(reader: Reader, items: readonly Guid[]): Promise<{ guid: Guid; title: string; isGone: boolean }[]> {
    if (items.length === 0) return [];
    return reader.query(
      `select guid, title, removed_at is not null as "isGone" from reference_books.item where guid = any ($1::uuid[])`,
      [items],
    );
  }
}

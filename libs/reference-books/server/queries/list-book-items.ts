import { Injectable } from '@nestjs/common';
import type { BookItemFace } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { Strangers } from './strangers.ts';

type NamedItem = BookItemFace & { referenceBookGuid: Guid };

const COLUMNS = `i.guid, i.title, i.short_title as "shortTitle", i.position as "order",
  i.archived_at is not null as "isArchived"`;
const THERE = `join reference_books.book b on b.guid = i.book_guid and b.removed_at is null`;

@Injectable()
export class ListBookItems {
  constructor(
    private readonly database: Database,
    private readonly strangers: Strangers,
  ) {}

  /** Failure notFound of a book that is gone. */
  async ofBook(scope: Scope, book: Guid): Promise<BookItemFace[]> {
    await this.strangers.refuse(scope);
    const found = await this.database.query('select from reference_books.book where guid = $1 and removed_at is null', [
      book,
    ]);
    if (found.length === 0) throw new Failure('notFound');
    return this.database.query<BookItemFace>(
      `select ${COLUMNS} from reference_books.item i
        where i.book_guid = $1 and i.removed_at is null order by i.position, i.guid`,
      [book],
    );
  }

  /** In the order in which they are named; what is gone is left out. */
  async named(scope: Scope, guids: readonly Guid[]): Promise<NamedItem[]> {
    if (guids.length === 0) return [];
    await this.strangers.refuse(scope);
    return this.database.query<NamedItem>(
      `select ${COLUMNS}, i.book_guid as "referenceBookGuid"
         from unnest($1::uuid[]) with ordinality n (guid, at)
         join reference_books.item i on i.guid = n.guid and i.removed_at is null ${THERE} order by n.at`,
      [[...new Set(guids)]],
    );
  }

  /** Failure notFound of one that is gone. */
  async one(scope: Scope, guid: Guid): Promise<NamedItem> {
    const [item] = await this.named(scope, [guid]);
    if (!item) throw new Failure('notFound');
    return item;
  }
}

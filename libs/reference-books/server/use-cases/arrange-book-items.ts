import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookItemArrange } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { placed } from '@rampa/reference-books/domain';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { holdBook } from '../persistence/held.ts';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { announce } from './announce.ts';

@Injectable()
export class ArrangeBookItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly uses: BookItemUses,
  ) {}

  /** Each line is moved beside another, so that two people who move others at once both get what they wanted. */
  async run(scope: Scope, { referenceBookGuid, places }: BodyOf<typeof ReferenceBookItemArrange>): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const book = await holdBook(tx, referenceBookGuid);
      // Those aside keep their places, so that they come back to them.
      const rows = await tx.query<{ guid: Guid; position: number }>(
        'select guid, position from reference_books.item where book_guid = $1 order by position, guid',
        [book.guid],
      );
      const kept = new Map(rows.map(({ guid, position }) => [guid, position]));
      const others = places.some(({ referenceBookItemGuid: guid, afterItemGuid: after }) =>
        [guid, after ?? guid].some((one) => !kept.has(one)),
      );
      if (others && (await areElsewhere(tx, book.guid, places)))
        throw new Failure('bookItemsOfOther', { field: 'places' });
      const changed = placed([...kept.keys()], places)
        .map((guid, position) => ({ guid, position }))
        .filter(({ guid, position }) => kept.get(guid) !== position);
      if (changed.length === 0) return;
      await tx.query(
        `update reference_books.item i set position = n.position
           from unnest($1::uuid[], $2::int[]) n (guid, position) where i.guid = n.guid`,
        [changed.map(({ guid }) => guid), changed.map(({ position }) => position)],
      );
      const named = await this.uses.within(tx, scope.organizer!, [book.guid]);
      await announce(
        tx,
        book,
        scope.organizer!,
        named.map(({ competition }) => competition),
        { book: book.guid },
      );
    });
  }
}

/** A line of another's book, not one that was forgotten meanwhile. */
async function areElsewhere(
  reader: { query<T>(sql: string, parameters?: readonly unknown[]): Promise<T[]> },
  book: Guid,
  places: BodyOf<typeof ReferenceBookItemArrange>['places'],
): Promise<boolean> {
  const guids = places.flatMap(({ referenceBookItemGuid: guid, afterItemGuid: after }) => [
    guid,
    ...(after ? [after] : []),
  ]);
  const found = await reader.query(
    'select from reference_books.item where guid = any ($1::uuid[]) and book_guid <> $2',
    [guids, book],
  );
  return found.length > 0;
}

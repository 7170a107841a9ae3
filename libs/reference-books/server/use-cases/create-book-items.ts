import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookItemCreate, ReferenceBookItemCreateRange } from '@rampa/contract';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { foldedTitle } from '@rampa/reference-books/domain';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { holdBook } from '../persistence/held.ts';
import { refuseOverfull, refuseTaken } from '../persistence/room.ts';
import { announce } from './announce.ts';

type NewItem = BodyOf<typeof ReferenceBookItemCreateRange>['items'][number];

@Injectable()
export class CreateBookItems {
  constructor(private readonly work: UnitOfWork) {}

  async one(scope: Scope, { referenceBookGuid, order, ...item }: BodyOf<typeof ReferenceBookItemCreate>) {
    const [guid] = await this.insert(scope, referenceBookGuid, [item], order, () => 'title');
    return { guid: guid! };
  }

  /** All of them or none. Failure bookItemTaken, bookFull, at the line that is one too many. */
  async range(scope: Scope, { referenceBookGuid, order, items }: BodyOf<typeof ReferenceBookItemCreateRange>) {
    const guids = await this.insert(scope, referenceBookGuid, items, order, (index) => `items.${index}.title`);
    return { guids };
  }

  private async insert(
    scope: Scope,
    book: Guid,
    items: readonly NewItem[],
    order: number | undefined,
    fieldOf: (index: number) => string,
  ): Promise<Guid[]> {
    refuseTwice(items, fieldOf);
    const guids = items.map(() => newGuid());
    await this.work.run({ scope }, async (tx) => {
      const held = await holdBook(tx, book);
      await refuseTaken(
        tx,
        book,
        items.map(({ title }) => title),
        fieldOf,
      );
      await refuseOverfull(tx, book, items.length, fieldOf(0));
      await tx.query(
        `insert into reference_books.item (guid, book_guid, title, short_title, position)
         select n.guid, $1, n.title, n.short, coalesce($5::int, next.place) + n.at::int - 1
           from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality n (guid, title, short, at),
                (select coalesce(max(position) + 1, 0) as place from reference_books.item where book_guid = $1) next`,
        [book, guids, items.map(({ title }) => title), items.map(({ shortTitle }) => shortTitle), order ?? null],
      );
      await announce(tx, held, scope.organizer!, [], { items: guids });
    });
    return guids;
  }
}

function refuseTwice(items: readonly NewItem[], fieldOf: (index: number) => string): void {
  const seen = new Set<string>();
  for (const [index, { title }] of items.entries()) {
    const folded = foldedTitle(title);
    if (seen.has(folded))
      throw new Failure('bookItemTaken', { field: fieldOf(index), message: `${inQuotes(title)} стоит здесь дважды.` });
    seen.add(folded);
  }
}

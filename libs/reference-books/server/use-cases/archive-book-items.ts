import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookItemArchive } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { holdItems } from '../persistence/held.ts';
import { announce } from './announce.ts';

@Injectable()
export class ArchiveBookItems {
  constructor(private readonly work: UnitOfWork) {}

  /** What names an archived line keeps it; nobody is offered it any more. */
  async run(scope: Scope, { referenceBookItemGuids, isArchived }: BodyOf<typeof ReferenceBookItemArchive>) {
    await this.work.run({ scope }, async (tx) => {
      const { book, items } = await holdItems(tx, referenceBookItemGuids);
      const guids = items.map(({ guid }) => guid);
      await tx.query(
        `update reference_books.item
            set archived_at = case when $2 then coalesce(archived_at, now()) end,
                merged_into = case when $2 then merged_into end
          where guid = any ($1::uuid[])`,
        [guids, isArchived],
      );
      await announce(tx, book, scope.organizer!, [], { items: guids });
    });
  }
}

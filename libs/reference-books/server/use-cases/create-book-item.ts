import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookItemCreate } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { BookItemEntity } from '../persistence/book-item.entity.ts';
import { OrganizerEvents } from '../ports/organizer-events.ts';
import { announceNominations } from './announce-nominations.ts';

@Injectable()
export class CreateBookItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: OrganizerEvents,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof ReferenceBookItemCreate>): Promise<{ guid: Guid }> {
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      // The book's row is locked, so that items made at once stand one after another.
      await tx.query('select from reference_books.book where guid = $1 for update', [body.referenceBookGuid]);
      const [last] = await tx.query<{ next: number }>(
        'select coalesce(max(position) + 1, 0) as next from reference_books.item where book_guid = $1',
        [body.referenceBookGuid],
      );
      await tx.manager.insert(BookItemEntity, {
        guid,
        bookGuid: body.referenceBookGuid,
        title: body.title,
        shortTitle: body.shortTitle,
        position: body.order ?? last!.next,
      });
      await announceNominations(tx, this.events, scope.organizer!, guid);
    });
    return { guid };
  }
}

import { Injectable } from '@nestjs/common';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { BookItemEntity } from '../persistence/book-item.entity.ts';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { OrganizerEvents } from '../ports/organizer-events.ts';
import { announceNominations } from './announce-nominations.ts';

const SPOKEN = 3;

@Injectable()
export class DeleteBookItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: OrganizerEvents,
    private readonly uses: BookItemUses,
  ) {}

  /** Failure bookItemInUse naming what uses the line, in whichever event of the organizer. */
  async run(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const [item] = await tx.query<{ title: string }>(
        'select title from reference_books.item where guid = $1 for update',
        [guid],
      );
      if (!item) throw new Failure('notFound');
      const uses = await this.uses.of(tx, guid);
      if (uses.length > 0) {
        const more = uses.length > SPOKEN ? ' и ещё в других местах' : '';
        throw new Failure('bookItemInUse', {
          message: `Удалить ${inQuotes(item.title)} нельзя: она указана ${uses.slice(0, SPOKEN).join(', ')}${more}. Сначала уберите её оттуда.`,
        });
      }
      await tx.manager.delete(BookItemEntity, { guid });
      await announceNominations(tx, this.events, scope.organizer!, guid);
    });
  }
}

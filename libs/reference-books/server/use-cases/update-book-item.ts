import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookItemUpdate } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { changedAges } from '../persistence/ages.ts';
import { ITEM } from '../persistence/book-tables.ts';
import { holdItems } from '../persistence/held.ts';
import { refuseTaken } from '../persistence/room.ts';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { announce } from './announce.ts';

@Injectable()
export class UpdateBookItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly uses: BookItemUses,
  ) {}

  /** What names the line names it by guid: every open screen gets the new words. Failure bookItemTaken. */
  async run(scope: Scope, body: BodyOf<typeof ReferenceBookItemUpdate>): Promise<void> {
    const { referenceBookItemGuid: guid, title, shortTitle, order: position } = body;
    await this.work.run({ scope }, async (tx) => {
      const { book, items } = await holdItems(tx, [guid]);
      if (title !== undefined) await refuseTaken(tx, book.guid, [title], () => 'title', guid);
      await ITEM.update(
        tx,
        { guid },
        { title, shortTitle, position, ...changedAges(book, items[0]!, { title: items[0]!.title, ...body }) },
      );
      const events = (await this.uses.of(tx, [guid])).map(({ competitionGuid }) => competitionGuid);
      await announce(tx, book, scope.organizer!, events, { item: guid });
    });
  }
}

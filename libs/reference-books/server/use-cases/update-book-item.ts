import { Injectable } from '@nestjs/common';
import type { BodyOf, ReferenceBookItemUpdate } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { BookItemEntity } from '../persistence/book-item.entity.ts';
import { OrganizerEvents } from '../ports/organizer-events.ts';
import { announceNominations } from './announce-nominations.ts';

@Injectable()
export class UpdateBookItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: OrganizerEvents,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof ReferenceBookItemUpdate>): Promise<void> {
    const { referenceBookItemGuid: guid, title, shortTitle, order } = body;
    await this.work.run({ scope }, async (tx) => {
      const changed = {
        title,
        ...(shortTitle === undefined ? {} : { shortTitle }),
        ...(order === undefined ? {} : { position: order }),
      };
      await tx.manager.update(BookItemEntity, { guid }, changed);
      await announceNominations(tx, this.events, scope.organizer!, guid);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { AnswerOf, ReferenceBookItemGetByReferenceBookGuid } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { OrganizerEvents } from '../ports/organizer-events.ts';

type Answer = AnswerOf<typeof ReferenceBookItemGetByReferenceBookGuid>;

@Injectable()
export class ListBookItems {
  constructor(
    private readonly database: Database,
    private readonly events: OrganizerEvents,
  ) {}

  async run(scope: Scope, book: Guid): Promise<Answer> {
    await this.refuseForeign(scope);
    return this.database.query<Answer[number]>(
      `select guid, title, short_title as "shortTitle", position as "order" from reference_books.item
        where book_guid = $1 order by position, guid`,
      [book],
    );
  }

  /** A book names no event, so the guard cannot tell a judge's organizer from another one. */
  private async refuseForeign({ actor, organizer }: Scope): Promise<void> {
    if (actor.kind !== 'judge' && actor.kind !== 'presenter') return;
    const events = await this.events.of(this.database, organizer!);
    if (!events.includes(actor.competition)) throw new Failure('notFound');
  }
}

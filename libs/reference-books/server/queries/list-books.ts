import { Injectable } from '@nestjs/common';
import type { AnswerOf, BodyOf, ReferenceBookGetByOrganizer } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { Database, pageOf, type Scope } from '@rampa/platform/server';
import { Nominations } from './nominations.ts';

type Answer = AnswerOf<typeof ReferenceBookGetByOrganizer>;

@Injectable()
export class ListBooks {
  constructor(
    private readonly database: Database,
    private readonly nominations: Nominations,
  ) {}

  async run(scope: Scope, page: BodyOf<typeof ReferenceBookGetByOrganizer>): Promise<Answer> {
    if (!scope.organizer) throw new Failure('notFound');
    await this.nominations.bookGuid(this.database, scope.organizer);
    const { rows, totalCount } = await pageOf<Answer['collection'][number]>(
      this.database,
      {
        columns: `b.guid, b.title, b.system_key as "systemKey",
          (select count(*)::int from reference_books.item i where i.book_guid = b.guid) as "itemCount"`,
        found: 'from reference_books.book b where b.organizer_guid = $1',
        parameters: [scope.organizer],
        order: 'b.system_key nulls last, lower(b.title), b.guid',
      },
      page,
    );
    return { collection: rows, totalCount };
  }
}

import { Injectable } from '@nestjs/common';
import type { AnswerOf, BodyOf, ReferenceBookGetByOrganizer } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
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
    const [[total], collection] = await Promise.all([
      this.database.query<{ count: number }>(
        'select count(*)::int as count from reference_books.book where organizer_guid = $1',
        [scope.organizer],
      ),
      this.database.query<Answer['collection'][number]>(
        `select b.guid, b.title, b.system_key as "systemKey",
                (select count(*)::int from reference_books.item i where i.book_guid = b.guid) as "itemCount"
         from reference_books.book b where b.organizer_guid = $1
         order by b.system_key nulls last, lower(b.title), b.guid limit $2 offset $3`,
        [scope.organizer, page.pageSize, (page.pageNumber - 1) * page.pageSize],
      ),
    ]);
    return { collection, totalCount: total!.count };
  }
}

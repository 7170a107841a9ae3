import { Injectable } from '@nestjs/common';
import type { AnswerOf, BodyOf, BookFace, ReferenceBookGetByGuid, ReferenceBookGetByOrganizer } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { Nominations } from './nominations.ts';
import { Strangers } from './strangers.ts';

type Face = Omit<BookFace, 'eventCount'>;

const counted = (which: string) =>
  `(select count(*)::int from reference_books.item i where i.book_guid = b.guid and i.removed_at is null and ${which})`;
const COLUMNS = `b.guid, b.title, b.system_key as "systemKey", b.has_ages as "hasAges",
  ${counted('i.archived_at is null')} as "itemCount",
  ${counted('i.archived_at is not null')} as "archivedCount"`;
/** The portal's own books stand first, whatever the rest is ordered by. */
const SORTS = {
  usual: 'lower(b.title)',
  title: 'lower(b.title)',
  itemCount: counted('i.archived_at is null'),
  createdAt: 'b.created_at',
};

@Injectable()
export class ListBooks {
  constructor(
    private readonly database: Database,
    private readonly nominations: Nominations,
    private readonly uses: BookItemUses,
    private readonly strangers: Strangers,
  ) {}

  async page(
    scope: Scope,
    asked: BodyOf<typeof ReferenceBookGetByOrganizer>,
  ): Promise<AnswerOf<typeof ReferenceBookGetByOrganizer>> {
    const organizer = await this.ownerOf(scope);
    const own = asked.sort === 'usual' ? 'b.system_key nulls last, ' : '';
    const { rows, totalCount } = await pageOf<Face>(
      this.database,
      {
        columns: COLUMNS,
        found: 'from reference_books.book b where b.organizer_guid = $1 and b.removed_at is null',
        parameters: [organizer],
        search: { text: asked.searchText, in: ['b.title'] },
        order: own + orderBy(SORTS, asked, 'b.guid'),
      },
      asked,
    );
    return { collection: await this.withEvents(organizer, rows), totalCount };
  }

  async all(scope: Scope): Promise<BookFace[]> {
    const organizer = await this.ownerOf(scope);
    const rows = await this.database.query<Face>(
      `select ${COLUMNS} from reference_books.book b where b.organizer_guid = $1 and b.removed_at is null
        order by b.system_key nulls last, lower(b.title), b.guid`,
      [organizer],
    );
    return this.withEvents(organizer, rows);
  }

  /** Failure notFound of one that is gone. */
  async one(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ReferenceBookGetByGuid>> {
    await this.strangers.refuse(scope);
    const [book] = await this.database.query<Face>(
      `select ${COLUMNS} from reference_books.book b where b.guid = $1 and b.removed_at is null`,
      [guid],
    );
    if (!book) throw new Failure('notFound');
    return book;
  }

  private async ownerOf({ organizer }: Scope): Promise<Guid> {
    if (!organizer) throw new Failure('notFound');
    await this.nominations.bookGuid(this.database, organizer);
    return organizer;
  }

  private async withEvents(organizer: Guid, rows: readonly Face[]): Promise<BookFace[]> {
    const books = rows.map(({ guid }) => guid);
    const named = await this.uses.within(this.database, organizer, books);
    const asked = await this.uses.asked(this.database, organizer, books);
    const events = Map.groupBy([...named, ...asked], ({ book }) => book);
    return rows.map((row) => ({
      ...row,
      eventCount: new Set(events.get(row.guid)?.map(({ competition }) => competition)).size,
    }));
  }
}

import { Injectable } from '@nestjs/common';
import type { AnswerOf, BodyOf, ReferenceBookItemGetMerging, ReferenceBookItemMerge } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork, type Reader, type Scope, type Transaction } from '@rampa/platform/server';
import { ITEM } from '../persistence/book-tables.ts';
import { holdItems } from '../persistence/held.ts';
import { BookItemUses, type BookItemUse } from '../ports/book-item-uses.ts';
import { EventTitles } from '../queries/event-titles.ts';
import { announce } from './announce.ts';

type Asked = BodyOf<typeof ReferenceBookItemMerge>;

interface Plan {
  uses: BookItemUse[];
  /** Events in which the others become the kept one. */
  moving: Guid[];
  /** Events that stay as they are, and why: what is done there rests on the former lines. */
  staying: ReadonlyMap<Guid, string>;
}

@Injectable()
export class MergeBookItems {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly uses: BookItemUses,
    private readonly titles: EventTitles,
  ) {}

  async preview(asked: Asked): Promise<AnswerOf<typeof ReferenceBookItemGetMerging>> {
    const [kept, others] = sidesOf(asked);
    await refuseStrangers(this.database, [kept, ...others]);
    const { uses, staying } = await this.plan(this.database, kept, others);
    const titles = await this.titles.of(this.database, [...staying.keys()]);
    return {
      moving: uses
        .filter(({ competitionGuid }) => !staying.has(competitionGuid))
        .map(({ competitionGuid, competitionTitle, kind, title, count }) => ({
          ...{ competitionGuid, competitionTitle, kind, title, count },
        })),
      staying: [...titles].map(([competitionGuid, competitionTitle]) => ({
        ...{ competitionGuid, competitionTitle, why: staying.get(competitionGuid)! },
      })),
    };
  }

  /**
   * Whatever names one of the others names the kept line from now on, and they are gone; those that people have chosen in
   * applications go into the book's archive. An event whose results, marks or archive rest on them keeps them.
   */
  async run(scope: Scope, asked: Asked): Promise<AnswerOf<typeof ReferenceBookItemMerge>> {
    const [kept, others] = sidesOf(asked);
    const { result } = await this.work.run({ scope }, async (tx) => {
      // Marks and closings hold their event before any line: the events are taken first here too.
      const first = await this.plan(tx, kept, others);
      const known = await holdEvents(tx, first);
      await this.uses.hold(tx, first.moving);
      const { book } = await holdItems(tx, [kept, ...others]);
      const { uses, moving, staying } = await this.plan(tx, kept, others);
      if (moving.some((event) => !known.has(event))) throw new Failure('bookItemsChanged');
      await this.uses.move(tx, moving, others, kept, scope);
      // The journal of an application names what was chosen before: such a line stays in the archive.
      const isLeft = (use: BookItemUse) => staying.has(use.competitionGuid) || use.kind === 'answers';
      const left = new Set(uses.filter(isLeft).map(({ item }) => item));
      const archivedGuids = others.filter((guid) => left.has(guid));
      const deletedGuids = others.filter((guid) => !left.has(guid));
      await ITEM.update(tx, { guid: kept }, { archivedAt: null, mergedInto: null });
      await offerInstead(tx, others, kept);
      await tx.query(
        `update reference_books.item set archived_at = coalesce(archived_at, now()), merged_into = $2
          where guid = any ($1::uuid[])`,
        [archivedGuids, kept],
      );
      await tx.query('delete from reference_books.item where guid = any ($1::uuid[])', [deletedGuids]);
      const items = [kept, ...others];
      await announce(tx, book, scope.organizer!, moving, { items });
      return { deletedGuids, archivedGuids };
    });
    return result;
  }

  private async plan(reader: Reader, kept: Guid, others: readonly Guid[]): Promise<Plan> {
    const uses = await this.uses.of(reader, others);
    const events = [...new Set(uses.map(({ competitionGuid }) => competitionGuid))];
    const staying = events.length === 0 ? new Map() : await this.uses.hindrances(reader, events, [kept, ...others]);
    return { uses, staying, moving: events.filter((event) => !staying.has(event)) };
  }
}

/** Failure badRequest when nothing is left to merge. */
function sidesOf({ referenceBookItemGuid: kept, otherGuids }: Asked): [Guid, Guid[]] {
  const others = [...new Set(otherGuids)].filter((guid) => guid !== kept);
  if (others.length === 0)
    throw new Failure('badRequest', { field: 'otherGuids', message: 'Выберите хотя бы две разные строки.' });
  return [kept, others];
}

async function refuseStrangers(reader: Reader, items: readonly Guid[]): Promise<void> {
  const [row] = await reader.query<{ books: number; items: number }>(
    `select count(distinct book_guid)::int as books, count(*)::int as items from reference_books.item
      where guid = any ($1::uuid[]) and removed_at is null`,
    [items],
  );
  if (row!.items < items.length) throw new Failure('notFound');
  if (row!.books > 1) throw new Failure('bookItemsOfOther', { field: 'otherGuids' });
}

/** An event that offered one of the others offers the kept line. */
async function offerInstead(tx: Transaction, others: readonly Guid[], kept: Guid): Promise<void> {
  await tx.query(
    `insert into reference_books.event_set_item (competition_guid, book_guid, item_guid)
     select distinct competition_guid, book_guid, $2::uuid from reference_books.event_set_item
      where item_guid = any ($1::uuid[]) on conflict do nothing`,
    [others, kept],
  );
}

/** The exclusive lock of each, in one order for everybody. */
async function holdEvents(tx: Transaction, { moving, staying }: Plan): Promise<ReadonlySet<Guid>> {
  const events = [...moving, ...staying.keys()].toSorted();
  for (const event of events) await tx.query('select pg_advisory_xact_lock(live.event_lock($1))', [event]);
  return new Set(events);
}

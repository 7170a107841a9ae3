import { Injectable } from '@nestjs/common';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { holdItems } from '../persistence/held.ts';
import { refuseOverfull, refuseTaken } from '../persistence/room.ts';
import { BookItemUses } from '../ports/book-item-uses.ts';
import { announce } from './announce.ts';
import { forgetRemoved } from './removed.ts';

const SPOKEN = 3;

@Injectable()
export class DeleteBookItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly uses: BookItemUses,
  ) {}

  /** Failure bookItemInUse naming what uses the line, in whichever event of the organizer. */
  async one(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const { book, items } = await holdItems(tx, [guid]);
      const uses = await this.uses.of(tx, [guid]);
      if (uses.length > 0) {
        const said = uses.slice(0, SPOKEN).map(({ words }) => words);
        const more = uses.length > SPOKEN ? ' и ещё в других местах' : '';
        throw new Failure('bookItemInUse', {
          message: `Удалить ${inQuotes(items[0]!.title)} нельзя: она указана ${said.join(', ')}${more}. Сначала уберите её оттуда.`,
        });
      }
      await remove(tx, scope.organizer!, [guid]);
      await announce(tx, book, scope.organizer!, [], { item: guid });
    });
  }

  /** Those that are used stay. */
  async range(scope: Scope, guids: readonly Guid[]): Promise<{ deletedGuids: Guid[] }> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const { book, items } = await holdItems(tx, guids);
      const used = new Set(
        (
          await this.uses.of(
            tx,
            items.map(({ guid }) => guid),
          )
        ).map(({ item }) => item),
      );
      const deletedGuids = items.flatMap(({ guid }) => (used.has(guid) ? [] : [guid]));
      await remove(tx, scope.organizer!, deletedGuids);
      await announce(tx, book, scope.organizer!, [], { items: deletedGuids });
      return { deletedGuids };
    });
    return result;
  }

  /** A second press of «Вернуть» is no fault. Failure bookItemTaken when another is called so by now, bookFull. */
  async restore(scope: Scope, guids: readonly Guid[]): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const { book, items } = await holdItems(tx, guids, { removed: true });
      const gone = await tx.query<{ guid: Guid }>(
        'select guid from reference_books.item where guid = any ($1::uuid[]) and removed_at is not null',
        [guids],
      );
      const absent = new Set(gone.map(({ guid }) => guid));
      const titles = items.filter(({ guid }) => absent.has(guid)).map(({ title }) => title);
      await refuseTaken(tx, book.guid, titles, () => undefined);
      await refuseOverfull(tx, book.guid, titles.length);
      await tx.query('update reference_books.item set removed_at = null where guid = any ($1::uuid[])', [[...absent]]);
      await announce(tx, book, scope.organizer!, [], { items: [...absent] });
    });
  }
}

async function remove(tx: Transaction, organizer: Guid, guids: readonly Guid[]): Promise<void> {
  await tx.query('update reference_books.item set removed_at = now() where guid = any ($1::uuid[])', [guids]);
  await forgetRemoved(tx, organizer);
}

// A list around the stage as a whole: made, put together anew, deleted and brought back.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import {
  CUSTOM_LIST_LIMITS,
  type BodyOf,
  type CompetitionCustomListsCreate,
  type CompetitionCustomListsUpdate,
  type ListColumn,
} from '@rampa/contract';
import { Failure, newGuid, type Guid, type ListKind } from '@rampa/kernel';
import { officeOf, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { LIST_FACT_WORDS, READY_LISTS } from '@rampa/program/domain';
import { CUSTOM_LIST } from '../persistence/custom-list-tables.ts';
import { bindItems, heldList } from '../persistence/custom-lists.ts';

/** How long a deleted list can be brought back. */
const KEPT_DAYS = 30;

@Injectable()
export class KeepCustomLists {
  constructor(private readonly work: UnitOfWork) {}

  /** Failure listsFull. */
  async create(scope: Scope, { list }: BodyOf<typeof CompetitionCustomListsCreate>): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const { title, kind, columns = readyColumns(kind), competitionProgramItemGuids: items } = list;
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await refuseFull(tx, competition);
      await CUSTOM_LIST.insert(tx, { guid, competitionGuid: competition, title, kind, columns });
      if (items.length > 0) await bindItems(tx, guid, items);
      tx.emit(officeOf(competition), 'customLists.changed', { list: guid });
    });
    return { guid };
  }

  /** What was written by hand in a column that leaves stays and returns with it. Failure notFound. */
  async update(scope: Scope, { list }: BodyOf<typeof CompetitionCustomListsUpdate>): Promise<void> {
    const { guid, ...said } = list;
    const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    await this.change(scope, guid, (tx) => CUSTOM_LIST.update(tx, { guid }, { ...changes, changedAt: sql('now()') }));
  }

  /** What was deleted long ago goes for good with it. Failure notFound. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.change(scope, guid, async (tx) => {
      await CUSTOM_LIST.update(tx, { guid }, { deletedAt: sql('now()') });
      await tx.query(
        'delete from program.custom_list where competition_guid = $1 and deleted_at < now() - make_interval(days => $2)',
        [competition, KEPT_DAYS],
      );
    });
  }

  /** One that stands is answered as it is. Failures notFound, listsFull. */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const known = await CUSTOM_LIST.find(tx, { guid, competitionGuid: competition });
      if (known && known.deletedAt === null) return;
      await heldList(tx, competition, guid, { isDeleted: true });
      await refuseFull(tx, competition);
      await CUSTOM_LIST.update(tx, { guid }, { deletedAt: null });
      tx.emit(officeOf(competition), 'customLists.changed', { list: guid });
    });
  }

  private async change(scope: Scope, guid: Guid, change: (tx: Transaction) => Promise<void>): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await heldList(tx, competition, guid);
      await change(tx);
      tx.emit(officeOf(competition), 'customLists.changed', { list: guid });
    });
  }
}

function readyColumns(kind: ListKind): ListColumn[] {
  const empty = { fact: null, groupFieldGuid: null, competitionFieldGuid: null };
  return READY_LISTS[kind].columns.map((column) =>
    typeof column === 'string'
      ? { ...empty, guid: newGuid(), title: LIST_FACT_WORDS[column], fact: column }
      : { ...empty, guid: newGuid(), title: column.said },
  );
}

/** Two that are made at once stand one after another. */
async function refuseFull(tx: Transaction, competition: Guid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('lists of ' || $1::text, 0))`, [competition]);
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from program.custom_list where competition_guid = $1 and deleted_at is null',
    [competition],
  );
  if (row!.count >= CUSTOM_LIST_LIMITS.lists) throw new Failure('listsFull');
}

// Copies items into another program: their content is copied, their history on stage is not.

import { newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { refuseBeyondLimit } from './item-limit.ts';
import { ItemEntity } from './item.entity.ts';

const AT_ONCE = 500;

export type NewItem = Partial<ItemEntity> & Pick<ItemEntity, 'kind'>;

/** In the program's order. */
export function itemsInOrder(tx: Transaction, program: Guid): Promise<ItemEntity[]> {
  return tx.manager.find(ItemEntity, { where: { programGuid: program }, order: { orderKey: 'ASC', guid: 'ASC' } });
}

/** Columns that appear on paper; a withdrawal is copied too. */
export function withoutHistory(item: ItemEntity): NewItem {
  const { kind, number, block, performer, collective, city, institution, teachers, pieceTitle, authors } = item;
  const { title, presenterText, note, durationS, peopleCount, nominationGuid, groupValues, isWithdrawn } = item;
  const { participantGuid, performerKind } = item;
  return {
    ...{ kind, number, block, performer, collective, city, institution, teachers, pieceTitle, authors },
    ...{
      title,
      presenterText,
      note,
      durationS,
      peopleCount,
      nominationGuid,
      groupValues,
      isWithdrawn,
      participantGuid,
      performerKind,
    },
  };
}

export async function insertItems(
  tx: Transaction,
  competition: Guid,
  program: Guid,
  items: readonly NewItem[],
): Promise<void> {
  await refuseBeyondLimit(tx, competition, items.length);
  const rows = items.map((item, index) => ({
    ...item,
    guid: newGuid(),
    programGuid: program,
    competitionGuid: competition,
    orderKey: String(index + 1),
  }));
  // One statement takes a limited number of values.
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.manager.insert(ItemEntity, rows.slice(from, from + AT_ONCE));
  }
}

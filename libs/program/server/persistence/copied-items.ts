// Copies items into another program: their content is copied, their history on stage is not.

import { newGuid, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { refuseBeyondLimit } from './item-limit.ts';
import { ITEM, type ItemRow } from './program-tables.ts';

export type NewItem = Partial<ItemRow> & Pick<ItemRow, 'kind'>;

/** In the program's order. */
export function itemsInOrder(reader: Reader, program: Guid): Promise<ItemRow[]> {
  return reader.query<ItemRow>(
    `select ${ITEM.select('i')} from program.item i where i.program_guid = $1 order by i.order_key, i.guid`,
    [program],
  );
}

/** Columns that appear on paper; a withdrawal is copied too. */
export function withoutHistory(item: ItemRow): NewItem {
  const { kind, number, block, performer, collective, city, institution, teachers, pieceTitle, authors } = item;
  const { title, presenterText, note, durationS, peopleCount, nominationGuid, groupValues, isWithdrawn } = item;
  const { participantGuid, performerKind, applicationGuid, sourceBlockGuid, source } = item;
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
      applicationGuid,
      sourceBlockGuid,
      source,
    },
  };
}

/** Their new guids, in the same order. */
export async function insertItems(
  tx: Transaction,
  competition: Guid,
  program: Guid,
  items: readonly NewItem[],
): Promise<Guid[]> {
  await refuseBeyondLimit(tx, competition, items.length);
  const rows = items.map((item, index) => ({
    ...item,
    guid: newGuid(),
    programGuid: program,
    competitionGuid: competition,
    orderKey: String(index + 1),
  }));
  await ITEM.insertAll(tx, rows);
  return rows.map(({ guid }) => guid);
}

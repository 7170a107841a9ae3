// Lists as they are stored. Every statement names the event or a list that was found in it.

import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { CUSTOM_LIST, type CustomListRow } from './custom-list-tables.ts';

export interface ListedRow {
  itemGuid: Guid;
  programGuid: Guid;
  said: Record<Guid, string>;
}

/** In the order in which they were made. */
export function customListsOf(reader: Reader, competition: Guid): Promise<(CustomListRow & { rowCount: number })[]> {
  return reader.query(
    `select ${CUSTOM_LIST.select('l')}, (select count(*)::int from program.custom_list_item r
              where r.list_guid = l.guid and r.removed_at is null) as "rowCount"
       from program.custom_list l where l.competition_guid = $1 and l.deleted_at is null order by l.created_at, l.guid`,
    [competition],
  );
}

/** Failure notFound, of a deleted one too. */
export async function customListOf(reader: Reader, competition: Guid, guid: Guid): Promise<CustomListRow> {
  const list = await CUSTOM_LIST.find(reader, { guid, competitionGuid: competition });
  if (!list || list.deletedAt !== null) throw new Failure('notFound');
  return list;
}

/** Until the commit nobody else changes it or what stands in it. Failure notFound. */
export async function heldList(
  tx: Transaction,
  competition: Guid,
  guid: Guid,
  { isDeleted = false } = {},
): Promise<CustomListRow> {
  const [list] = await tx.query<CustomListRow>(
    `select ${CUSTOM_LIST.select('l')} from program.custom_list l where l.guid = $1 and l.competition_guid = $2
        and (l.deleted_at is not null) = $3::bool for update`,
    [guid, competition, isDeleted],
  );
  if (!list) throw new Failure('notFound');
  return list;
}

/** In the order of the list. */
export function rowsOfList(reader: Reader, list: Guid): Promise<ListedRow[]> {
  return reader.query<ListedRow>(
    `select r.item_guid as "itemGuid", i.program_guid as "programGuid", r.said
       from program.custom_list_item r join program.item i on i.guid = r.item_guid
      where r.list_guid = $1 and r.removed_at is null order by r.position, r.item_guid`,
    [list],
  );
}

/** Whoever was taken out comes back to his place with what was written; the others stand at the end, in this order. */
export async function bindItems(tx: Transaction, list: Guid, items: readonly Guid[]): Promise<void> {
  await tx.query(
    `insert into program.custom_list_item (list_guid, item_guid, position)
     select $1, n.item, (select coalesce(max(position), 0) from program.custom_list_item where list_guid = $1) + n.at::int
       from unnest($2::uuid[]) with ordinality n (item, at)
     on conflict (list_guid, item_guid) do update set removed_at = null`,
    [list, [...new Set(items)]],
  );
}

export async function unbindItems(tx: Transaction, list: Guid, items: readonly Guid[]): Promise<void> {
  await tx.query(
    `update program.custom_list_item set removed_at = now()
      where list_guid = $1 and item_guid = any ($2::uuid[]) and removed_at is null`,
    [list, items],
  );
}

import type { ListColumn } from '@rampa/contract';
import type { Guid, ListKind } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const CUSTOM_LIST = table('program.custom_list', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: filled<ListKind>('text'),
  title: required<string>('text'),
  columns: filled<ListColumn[]>('jsonb'),
  createdAt: filled<Date>('timestamptz'),
  changedAt: filled<Date>('timestamptz'),
  deletedAt: optional<Date>('timestamptz'),
});
export type CustomListRow = RowOf<typeof CUSTOM_LIST>;

export const CUSTOM_LIST_ITEM = table('program.custom_list_item', {
  listGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  position: required<number>('int4'),
  /** Guid of a column → what is written there by hand. */
  said: filled<Record<Guid, string>>('jsonb'),
  /** Taken out of the list; its place and texts wait for its return. */
  removedAt: optional<Date>('timestamptz'),
});

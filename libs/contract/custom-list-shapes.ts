// Shapes of the organizer's own lists of a program's items.

import { LIST_FACTS, LIST_KINDS } from '@rampa/kernel';
import { z } from 'zod';
import { instant, text, title } from './shapes.ts';

export const CUSTOM_LIST_LIMITS = {
  /** Lists of one event. */
  lists: 100,
  columns: 30,
  /** Rows of one list: an event has no more items. */
  rows: 5_000,
} as const;

export const listColumn = z.strictObject({
  guid: z.guid().toLowerCase(),
  title: text(120, 1),
  /** What an item says by itself; without any of the three the column is filled by hand. */
  fact: z.enum(LIST_FACTS).nullable().default(null),
  groupFieldGuid: z.guid().toLowerCase().nullable().default(null),
  /** Of the application form, where the item came from an application. */
  competitionFieldGuid: z.guid().toLowerCase().nullable().default(null),
});
export type ListColumn = z.infer<typeof listColumn>;

export const listKind = z.enum(LIST_KINDS);
export const listTitle = title;
export const saidText = text(500);

export const customListView = z.object({
  guid: z.guid(),
  title: z.string(),
  kind: listKind,
  columns: z.array(
    z.object({
      guid: z.guid(),
      title: z.string(),
      fact: z.enum(LIST_FACTS).nullable(),
      groupFieldGuid: z.guid().nullable(),
      competitionFieldGuid: z.guid().nullable(),
      /** What it names is no more: it is empty. */
      isGone: z.boolean(),
    }),
  ),
  rowCount: z.int(),
  changedAt: instant,
});
export type CustomListView = z.infer<typeof customListView>;

export const customListRow = z.object({
  itemGuid: z.guid(),
  programGuid: z.guid(),
  /** Who it is, whatever the columns. */
  name: z.string(),
  isWithdrawn: z.boolean(),
  /** A text for each column. */
  cells: z.array(z.string()),
});
export type CustomListRow = z.infer<typeof customListRow>;

// What a table made of applications consists of: rows of one kind, and columns put together from fields.

import type { ApplicationColumn, Guid } from '@rampa/kernel';

/** A field of the form, or something that the portal knows of the application by itself. */
export type ColumnPart = { field: Guid } | { own: ApplicationColumn };

/** Texts of its parts in their order; what is empty is left out together with its separator. */
export interface ProjectedColumn {
  parts: readonly ColumnPart[];
  separator: string;
}

/**
 * `everybody`: the organizer's own fields, what is about a person and who has applied leave the projection. `stage`: people
 * who lead it say names aloud, but the organizer's own fields and what the office knows leave.
 */
export type ColumnReader = 'organizer' | 'stage' | 'everybody';

/** Any of these lines. */
export interface LineFilter {
  field: Guid;
  items: readonly Guid[];
}

// What a table made of applications consists of: rows of one kind, and columns put together from fields.

import type { ApplicationColumn, FieldTag, Guid } from '@rampa/kernel';

/** A field of the form with what its column says that it means, or something that the portal knows by itself. */
export type ColumnPart = { field: Guid; tag?: FieldTag | null } | { own: ApplicationColumn };

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

// Columns of a pasted table that divide performances into groups while the event has no such field. Pure.

import { fieldTagOf, type ColumnUse, type FieldTag } from './columns.ts';

export interface NewField {
  /** The table's own name of the field: the column finds the field by it. */
  title: string;
  tag: FieldTag;
}

/** In the order of the table, each kind once. */
export function newFieldsOf(
  heading: readonly string[],
  uses: readonly ColumnUse[],
  groups: readonly { tag: string }[],
): NewField[] {
  const had = new Set(groups.map(({ tag }) => tag));
  return heading.flatMap((cell, column) => {
    const title = cell.trim();
    const tag = fieldTagOf(title);
    if (tag === undefined || uses[column] !== 'skip' || had.has(tag) || title.length > 40) return [];
    had.add(tag);
    return [{ title, tag }];
  });
}

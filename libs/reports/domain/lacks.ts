// What a report names and the form has no more: the report stays, and says so.

import type { Form } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

export interface ReportParts {
  rowBlockGuid: Guid | null;
  columns: readonly { fields: readonly { fieldGuid: Guid | null }[] }[];
  filters: readonly { fieldGuid: Guid }[];
}

/** How many of its rows, fields and filters are gone. */
export function lacksOf(
  form: Pick<Form, 'blocks' | 'fields'>,
  { rowBlockGuid, columns, filters }: ReportParts,
): number {
  const blocks = new Set(form.blocks.map(({ guid }) => guid));
  const fields = new Set(form.fields.map(({ guid }) => guid));
  const named = [...columns.flatMap((column) => column.fields), ...filters].flatMap(({ fieldGuid }) => fieldGuid ?? []);
  return (
    (rowBlockGuid !== null && !blocks.has(rowBlockGuid) ? 1 : 0) + named.filter((guid) => !fields.has(guid)).length
  );
}

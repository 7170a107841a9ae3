// Columns and what may be put into them, as whoever puts them together sees it.

import { isOpenField, isOpenOwn, OWN_COLUMN_WORDS } from '@rampa/applications/domain';
import type { ColumnBox, ReportColumnView } from '@rampa/contract';
import { fieldSections, type Form } from '@rampa/forms/domain';
import { APPLICATION_COLUMNS, type ApplicationColumn, type Guid } from '@rampa/kernel';
import type { KeptColumn } from './kept-columns.ts';

/** `whole`: titles of removed fields too. */
export function columnViews<C extends KeptColumn>(
  columns: readonly C[],
  form: Form,
  whole: ReadonlyMap<Guid, string>,
): (Omit<C, 'fields'> & Pick<ReportColumnView, 'fields'>)[] {
  const blocks = new Map(form.blocks.map(({ guid, title }) => [guid, title]));
  const known = new Map(form.fields.map((field) => [field.guid, field]));
  return columns.map(({ fields, ...column }) => ({
    ...column,
    fields: fields.map(({ guid, fieldGuid, tag }): ReportColumnView['fields'][number] => {
      if (fieldGuid === null) {
        const own = tag as ApplicationColumn;
        const none = { competitionFieldGuid: null, blockTitle: '', isGone: false, isPrivate: false };
        return { guid, tag, ...none, title: OWN_COLUMN_WORDS[own], isOpen: isOpenOwn(own) };
      }
      const field = known.get(fieldGuid);
      return {
        ...{ guid, tag, competitionFieldGuid: fieldGuid, isGone: !field, isPrivate: field?.isPrivate ?? false },
        title: field?.title ?? whole.get(fieldGuid) ?? 'Убранное поле',
        blockTitle: blocks.get(field?.blockGuid ?? '') ?? '',
        isOpen: field !== undefined && isOpenField(field),
      };
    }),
  }));
}

export const columnBoxOf = (form: Form): ColumnBox => ({
  system: APPLICATION_COLUMNS.map((tag) => ({ tag, title: OWN_COLUMN_WORDS[tag] })),
  sections: fieldSections(form),
});

// What of the form the columns of a table need, and what of it their reader may see.

import { BlockTree, type Form, type FormField } from '@rampa/forms/domain';
import type { ApplicationColumn, Guid } from '@rampa/kernel';
import type { ColumnReader, ProjectedColumn } from './column-types.ts';
import { strictestTag, tagsIn } from './naming.ts';
import { pathTo, type FieldPath } from './paths.ts';

export type PlannedPart = { own: ApplicationColumn } | { field: FormField; path: FieldPath };

export interface PlannedColumn {
  parts: readonly PlannedPart[];
  separator: string;
}

export interface ColumnPlan {
  row: Guid | null;
  columns: readonly PlannedColumn[];
  /** Blocks of the form that are read, each with the fields of it that are shown. */
  blocks: ReadonlyMap<Guid, readonly FormField[]>;
}

/** Whoever has applied, and what the office thinks of it, is nobody else's business. */
const FOR_EVERYBODY: readonly ApplicationColumn[] = ['applicationNumber', 'blockNumber'];

/** What everybody may see of what the portal knows by itself. */
export const isOpenOwn = (own: ApplicationColumn): boolean => FOR_EVERYBODY.includes(own);

const FOR_STAGE: readonly ApplicationColumn[] = [...FOR_EVERYBODY, 'applicationTitle'];

const seesOwn = (reader: ColumnReader, own: ApplicationColumn): boolean =>
  reader === 'organizer' || (reader === 'stage' ? FOR_STAGE.includes(own) : isOpenOwn(own));

const seesField = (reader: ColumnReader, field: FormField): boolean =>
  reader === 'organizer' || (reader === 'stage' ? !field.isPrivate : isOpenField(field));

/** Neither the organizer's own nor about a person. */
export const isOpenField = ({ isPrivate, isPersonal }: Pick<FormField, 'isPrivate' | 'isPersonal'>): boolean =>
  !isPrivate && !isPersonal;

/** A field that the form has no more, and one that the reader may not see, is left out of its column. */
export function planOf(
  form: Form,
  row: Guid | null,
  columns: readonly ProjectedColumn[],
  reader: ColumnReader,
): ColumnPlan {
  const said = tagsIn(columns.flatMap(({ parts }) => parts));
  const fields = new Map(
    form.fields.map((field) => {
      const tags = said.get(field.guid);
      return [field.guid, tags ? { ...field, tag: strictestTag(field.tag, tags) } : field];
    }),
  );
  const planned = columns.map(({ parts, separator }): PlannedColumn => {
    const seen = parts.flatMap((part): PlannedPart[] => {
      if ('own' in part) return seesOwn(reader, part.own) ? [part] : [];
      const field = fields.get(part.field);
      return field && seesField(reader, field) ? [{ field, path: pathTo(form, row, field.blockGuid) }] : [];
    });
    return { parts: seen, separator };
  });
  return { row, columns: planned, blocks: blocksOf(form, row, planned) };
}

/** Those around them too: by them the answers of a row are found. */
function blocksOf(form: Form, row: Guid | null, columns: readonly PlannedColumn[]): Map<Guid, FormField[]> {
  const tree = new BlockTree(form.blocks);
  const shown = columns.flatMap(({ parts }) => parts.flatMap((part) => ('field' in part ? [part.field] : [])));
  const needed = [...(row === null ? [] : [row]), ...shown.map(({ blockGuid }) => blockGuid)];
  const blocks = new Map(needed.flatMap((guid) => tree.around(guid)).map(({ guid }) => [guid, [] as FormField[]]));
  for (const field of new Set(shown)) blocks.get(field.blockGuid)?.push(field);
  return blocks;
}

import type { Form } from './form-types.ts';

/** The fields that may fill a column, in the sections of the form. */
export function fieldSections({ blocks, fields }: Form) {
  const ofBlock = Map.groupBy(fields, ({ blockGuid }) => blockGuid);
  return blocks.map(({ n, guid, title }) => ({
    ...{ key: n, guid, title },
    fields: (ofBlock.get(guid) ?? []).map((field) => ({
      ...{ key: field.n, guid: field.guid, parentKey: n, parentGuid: guid, title: field.title },
      ...{ valueTypes: field.kind, referenceBookGuid: field.bookGuid, tag: field.tag, isPrivate: field.isPrivate },
    })),
  }));
}

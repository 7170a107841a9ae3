// The form as the wire brings it, as the domain's deeds need it: order becomes places.

import type { FormView } from '@rampa/contract';
import type { StoredBlock, StoredField, WholeForm } from '@rampa/forms/domain';

const STEP = 65_536;

export function wholeOf({ title, lastN, blocks, fields }: FormView): WholeForm {
  return {
    ...{ title, lastN },
    blocks: new Map(blocks.map((block, at): [string, StoredBlock] => [block.guid, { ...block, position: at * STEP }])),
    fields: new Map(
      fields.map((field, at): [string, StoredField] => [
        field.guid,
        { ...(field as Omit<StoredField, 'position' | 'originGuid'>), position: at * STEP, originGuid: field.guid },
      ]),
    ),
  };
}

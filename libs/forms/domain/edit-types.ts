// What can be done to a form, one deed after another. The page does it to its own copy, the server to the stored one, by
// the same function (`edited`).

import type { Guid } from '@rampa/kernel';
import type { FieldKind, FieldOption, FieldTag, Rule } from './form-types.ts';

export interface BlockValues {
  title: string;
  min: number;
  max: number;
  isPerformance: boolean;
  rule: Rule | null;
}

export interface FieldValues {
  kind: FieldKind;
  bookGuid: Guid | null;
  title: string;
  hint: string;
  option: FieldOption;
  rule: Rule | null;
  tag: FieldTag | null;
  isRequired: boolean;
  isPrivate: boolean;
  isPersonal: boolean;
}

/** `afterGuid`: behind which one of those beside it; null: first; left out: last. */
export type Edit =
  | { do: 'rename'; title: string }
  | ({ do: 'addBlock'; guid: Guid; parentGuid: Guid | null; afterGuid?: Guid | null | undefined } & BlockValues)
  | { do: 'changeBlock'; guid: Guid; values: Partial<BlockValues> }
  | { do: 'moveBlock'; guid: Guid; parentGuid: Guid | null; afterGuid?: Guid | null | undefined }
  | { do: 'copyBlock'; guid: Guid; copyGuid: Guid }
  | { do: 'removeBlock'; guid: Guid }
  | { do: 'restoreBlock'; guid: Guid }
  | ({ do: 'addField'; guid: Guid; blockGuid: Guid; afterGuid?: Guid | null | undefined } & FieldValues)
  | { do: 'changeField'; guid: Guid; values: Partial<FieldValues> }
  | { do: 'moveField'; guid: Guid; blockGuid: Guid; afterGuid?: Guid | null | undefined }
  | { do: 'copyField'; guid: Guid; copyGuid: Guid }
  | { do: 'removeField'; guid: Guid }
  /** An answered field of another kind or book: a new one in its place. `lines`: of the former book by those of the other. */
  | { do: 'replaceField'; guid: Guid; copyGuid: Guid; values: Partial<FieldValues>; lines?: ReadonlyMap<Guid, Guid> }
  | { do: 'restoreField'; guid: Guid };

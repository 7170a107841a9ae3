// A change in one word, for its line in the journal, and the parts of which the word is true.

import { FORM_DEEDS, type FormDeed, type Guid } from '@rampa/kernel';
import type { Patch } from './patches.ts';

export interface SaidChange {
  deed: FormDeed;
  /** Null: the form itself. */
  guids: (Guid | null)[];
}

/** Neighbours that only made room, and fields that went with their block, are not told beside what somebody did. */
export function saidChange(patches: readonly Patch[]): SaidChange {
  const said = Map.groupBy(patches, deedOf);
  const deed = FORM_DEEDS.find((one) => said.has(one)) ?? 'changed';
  return { deed, guids: (said.get(deed) ?? []).map(({ guid }) => guid) };
}

const PLACE = new Set(['position', 'blockGuid', 'parentGuid']);

function deedOf({ before, after }: Patch): FormDeed {
  const keys = Object.keys(after);
  if (after.isRemoved === true) return 'removed';
  if (before.isRemoved === true) return 'title' in after ? 'added' : 'restored';
  if (keys.every((key) => PLACE.has(key))) return 'moved';
  return keys.every((key) => key === 'title') ? 'renamed' : 'changed';
}

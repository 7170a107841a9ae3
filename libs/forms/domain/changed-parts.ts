// What a change means for answers that are there: which need no second look, which must be counted anew, which forbid it.

import type { Guid } from '@rampa/kernel';
import { BlockTree } from './block-tree.ts';
import type { StoredField, WholeForm } from './form-types.ts';
import type { Patch } from './patches.ts';

/** Whether applications have to be read anew: what they show, ask or lack may be different. */
export function changesReading(patches: readonly Patch[]): boolean {
  const COUNTS = [
    'rule',
    'tag',
    'isRequired',
    'isPrivate',
    'isRemoved',
    'option',
    'kind',
    'bookGuid',
    'min',
    'max',
    'parentGuid',
    'blockGuid',
  ];
  return patches.some(({ after }) => COUNTS.some((key) => key in after));
}

/**
 * Fields whose answers would no longer be what was asked: of another kind or book, or moved to where an application has
 * another number of them. Refused once somebody has answered.
 */
export function fieldsOfOtherMeaning(before: WholeForm, after: WholeForm, patches: readonly Patch[]): StoredField[] {
  const [was, is] = [new BlockTree(before.blocks.values()), new BlockTree(after.blocks.values())];
  const movedBlocks = new Set<Guid>(
    patches.flatMap(({ part, guid, before: old }) => (part === 'block' && 'parentGuid' in old ? [guid!] : [])),
  );
  return [...after.fields.values()].filter((field) => {
    const old = before.fields.get(field.guid);
    if (!old) return false;
    if (old.kind !== field.kind || old.bookGuid !== field.bookGuid) return true;
    const isMoved = old.blockGuid !== field.blockGuid;
    const isCarried = is.around(field.blockGuid).some(({ guid }) => movedBlocks.has(guid));
    return (isMoved || isCarried) && repeatsOf(was, old.blockGuid) !== repeatsOf(is, field.blockGuid);
  });
}

/** Which repeated blocks a field stands in: by them its answers are told apart. */
function repeatsOf(tree: BlockTree, guid: Guid): string {
  return tree
    .around(guid)
    .filter(({ max }) => max > 1)
    .map((block) => block.guid)
    .join(' ');
}

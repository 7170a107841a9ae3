// The tree as rows, one under another, and what a move of a row means.

import { usedForm, type Edit, type StoredBlock, type StoredField, type WholeForm } from '@rampa/forms/domain';
import { FORM_LIMITS, type Guid } from '@rampa/kernel';

interface Placed {
  /** 0: a section. */
  depth: number;
}
export type TreeRow = Placed &
  (
    | { kind: 'block'; part: StoredBlock; isOpen: boolean; fieldCount: number }
    | { kind: 'field'; part: StoredField; at: number; of: number }
  );

/** A block's fields stand before the blocks inside it, as a member meets them. */
export function treeRows(form: WholeForm, closed: ReadonlySet<Guid>): TreeRow[] {
  const { blocks, fields } = usedForm(form);
  const children = Map.groupBy(blocks, ({ parentGuid }) => parentGuid);
  const own = Map.groupBy(fields, ({ blockGuid }) => blockGuid);
  const count = (guid: Guid): number =>
    (own.get(guid)?.length ?? 0) + (children.get(guid) ?? []).reduce((sum, one) => sum + count(one.guid), 0);
  const below = (parent: Guid | null, depth: number): TreeRow[] =>
    (children.get(parent) ?? []).flatMap((part): TreeRow[] => {
      const isOpen = !closed.has(part.guid);
      const row: TreeRow = { kind: 'block', part, depth, isOpen, fieldCount: count(part.guid) };
      if (!isOpen) return [row];
      const inside = own.get(part.guid) ?? [];
      const rows = inside.map((field, at): TreeRow => ({ kind: 'field', part: field, depth: depth + 1, at: at + 1, of: inside.length })); // prettier-ignore
      return [row, ...rows, ...below(part.guid, depth + 1)];
    });
  return below(null, 0);
}

/** One step up or down; a field goes over into the next block. Null: there is no place to go to. */
export function stepOf(form: WholeForm, guid: Guid, by: 1 | -1): Edit | null {
  const { blocks, fields } = usedForm(form);
  const block = blocks.find((one) => one.guid === guid);
  if (block) {
    const beside = blocks.filter(({ parentGuid }) => parentGuid === block.parentGuid);
    const afterGuid = stepped(beside, guid, by);
    return afterGuid === undefined ? null : { do: 'moveBlock', guid, parentGuid: block.parentGuid, afterGuid };
  }
  const field = fields.find((one) => one.guid === guid);
  if (!field) return null;
  const afterGuid = stepped(fields.filter(({ blockGuid }) => blockGuid === field.blockGuid), guid, by); // prettier-ignore
  if (afterGuid !== undefined) return { do: 'moveField', guid, blockGuid: field.blockGuid, afterGuid };
  const next = blocks[blocks.findIndex((one) => one.guid === field.blockGuid) + by];
  if (!next) return null;
  return { do: 'moveField', guid, blockGuid: next.guid, ...(by === 1 ? { afterGuid: null } : {}) };
}

/** Behind whom it then stands; undefined: it is the outermost already. */
function stepped(beside: readonly { guid: Guid }[], guid: Guid, by: 1 | -1): Guid | null | undefined {
  const at = beside.findIndex((one) => one.guid === guid);
  if (by === 1) return beside[at + 1]?.guid;
  return at <= 0 ? undefined : (beside[at - 2]?.guid ?? null);
}

/** What was dropped before or behind a row. Null: it cannot stand there. */
export function dropOf(
  form: WholeForm,
  { id, side, ofId }: { id: Guid; side: 'before' | 'after'; ofId: Guid },
): Edit | null {
  // prettier-ignore
  const { blocks, fields } = usedForm(form);
  const before = (list: readonly { guid: Guid }[]) =>
    list.filter(({ guid }) => guid !== id)[list.filter(({ guid }) => guid !== id).findIndex(({ guid }) => guid === ofId) - 1]?.guid ?? null; // prettier-ignore
  const onField = fields.find(({ guid }) => guid === ofId);
  const onBlock = blocks.find(({ guid }) => guid === (onField?.blockGuid ?? ofId));
  if (!onBlock || id === ofId) return null;
  if (fields.some(({ guid }) => guid === id)) {
    // On a block: the first in it.
    if (!onField) return { do: 'moveField', guid: id, blockGuid: onBlock.guid, afterGuid: null };
    const beside = fields.filter(({ blockGuid }) => blockGuid === onBlock.guid);
    return { do: 'moveField', guid: id, blockGuid: onBlock.guid, afterGuid: side === 'after' ? ofId : before(beside) };
  }
  if (onField || isInside(blocks, onBlock.guid, id)) return null;
  const { parentGuid } = onBlock;
  const beside = blocks.filter((one) => one.parentGuid === parentGuid);
  return { do: 'moveBlock', guid: id, parentGuid, afterGuid: side === 'after' ? ofId : before(beside) };
}

/** Where a block may stand instead of where it stands; null: as a section. In the order of the tree. */
export function otherParents(form: WholeForm, guid: Guid): (StoredBlock | null)[] {
  const { blocks } = usedForm(form);
  const block = blocks.find((one) => one.guid === guid);
  if (!block) return [];
  const depthOf = ({ parentGuid }: StoredBlock): number => {
    const outer = blocks.find((one) => one.guid === parentGuid);
    return outer ? depthOf(outer) + 1 : 1;
  };
  const inside = blocks.filter((one) => isInside(blocks, one.guid, guid));
  const height = Math.max(...inside.map(depthOf)) - depthOf(block) + 1;
  const parents = blocks.filter(
    (one) => !inside.includes(one) && one.guid !== block.parentGuid && depthOf(one) + height <= FORM_LIMITS.depth,
  );
  return [...(block.parentGuid === null ? [] : [null]), ...parents];
}

export function isInside(blocks: readonly StoredBlock[], guid: Guid, outer: Guid): boolean {
  for (
    let one = blocks.find((block) => block.guid === guid);
    one;
    one = blocks.find(({ guid: next }) => next === one!.parentGuid)
  )
    // prettier-ignore
    if (one.guid === outer) return true;
  return false;
}

// A form with everything it has ever had, and the part of it that is in use.

import type { Guid } from '@rampa/kernel';
import { BlockTree } from './block-tree.ts';
import type { StoredBlock, StoredField, WholeForm } from './form-types.ts';

export const EMPTY_FORM: WholeForm = { title: '', lastN: 0, blocks: new Map(), fields: new Map() };

export function inOrder<T extends { position: number; n: number }>(list: Iterable<T>): T[] {
  return [...list].toSorted((one, other) => one.position - other.position || one.n - other.n);
}

export interface UsedForm {
  blocks: StoredBlock[];
  fields: StoredField[];
}

/** What members meet: removed blocks and fields are left out, and so is whatever stands in a removed block. */
export function usedForm({ blocks, fields }: WholeForm): UsedForm {
  const tree = new BlockTree(blocks.values());
  const isUsed = (guid: Guid) => {
    const around = tree.around(guid) as readonly StoredBlock[];
    return around.length > 0 && around.every(({ isRemoved }) => !isRemoved) && around.at(-1)!.parentGuid === null;
  };
  const usedBlocks = ordered([...blocks.values()].filter(({ guid }) => isUsed(guid)));
  const ofBlock = Map.groupBy(
    [...fields.values()].filter(({ isRemoved }) => !isRemoved),
    ({ blockGuid }) => blockGuid,
  );
  return { blocks: usedBlocks, fields: usedBlocks.flatMap(({ guid }) => inOrder(ofBlock.get(guid) ?? [])) };
}

/** Each block before the blocks inside it, in the order in which a member meets them. */
function ordered(blocks: readonly StoredBlock[]): StoredBlock[] {
  const children = Map.groupBy(blocks, ({ parentGuid }) => parentGuid);
  const below = (parent: Guid | null): StoredBlock[] =>
    inOrder(children.get(parent) ?? []).flatMap((block) => [block, ...below(block.guid)]);
  return below(null);
}

/** A block and all that stand inside it, each before those inside it. */
export function subtree(blocks: Iterable<StoredBlock>, guid: Guid): StoredBlock[] {
  const all = [...blocks];
  const children = Map.groupBy(all, ({ parentGuid }) => parentGuid);
  const found: StoredBlock[] = [];
  const met = new Set<Guid>();
  const walk = (one: StoredBlock) => {
    if (met.has(one.guid)) return;
    met.add(one.guid);
    found.push(one);
    inOrder(children.get(one.guid) ?? []).forEach(walk);
  };
  const root = all.find((block) => block.guid === guid);
  if (root) walk(root);
  return found;
}

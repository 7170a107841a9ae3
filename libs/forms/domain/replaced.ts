// A form as a whole tree, in the place of what it was: known parts stay themselves, new ones get numbers, absent ones are
// removed and keep their answers.

import type { Guid } from '@rampa/kernel';
import { renumberedRule } from './conditions.ts';
import type { BlockValues, FieldValues } from './edit-types.ts';
import type { StoredBlock, StoredField, WholeForm } from './form-types.ts';

/** Lists are in order. `n` is what the tree's own rules call a part; a known part keeps the number that it has. */
export interface FormTree {
  title: string;
  blocks: readonly ({ guid: Guid; n: number; parentGuid: Guid | null } & BlockValues)[];
  fields: readonly ({ guid: Guid; n: number; blockGuid: Guid; originGuid?: Guid } & FieldValues)[];
}

/** What the form does not know gets a guid of its own, whatever the tree calls it: it may come from another form. */
export function replaced(form: WholeForm, tree: FormTree, newGuid: () => Guid): WholeForm {
  let { lastN } = form;
  const numbers = new Map<number, number>();
  const guids = new Map<Guid, Guid>();
  for (const { guid, n } of [...tree.blocks, ...tree.fields]) {
    const known = form.blocks.get(guid) ?? form.fields.get(guid);
    numbers.set(n, known?.n ?? ++lastN);
    guids.set(guid, known ? guid : newGuid());
  }
  const blocks = new Map<Guid, StoredBlock>();
  for (const [at, { n, ...block }] of tree.blocks.entries()) {
    const guid = guids.get(block.guid)!;
    blocks.set(guid, {
      ...{ ...block, guid, n: numbers.get(n)!, rule: renumberedRule(block.rule, numbers) },
      parentGuid: block.parentGuid === null ? null : (guids.get(block.parentGuid) ?? block.parentGuid),
      position: (at + 1) * STEP,
      isRemoved: false,
    });
  }
  const fields = new Map<Guid, StoredField>();
  for (const [at, { n, ...field }] of tree.fields.entries()) {
    const guid = guids.get(field.guid)!;
    fields.set(guid, {
      ...{ ...field, guid, n: numbers.get(n)!, rule: renumberedRule(field.rule, numbers) },
      blockGuid: guids.get(field.blockGuid) ?? field.blockGuid,
      originGuid: form.fields.get(guid)?.originGuid ?? field.originGuid ?? guid,
      position: (at + 1) * STEP,
      isRemoved: false,
    });
  }
  return {
    title: tree.title,
    lastN,
    blocks: new Map([...removed(form.blocks), ...blocks]),
    fields: new Map([...removed(form.fields), ...fields]),
  };
}

const STEP = 65_536;

function removed<T extends { isRemoved: boolean }>(parts: ReadonlyMap<Guid, T>): Map<Guid, T> {
  return new Map([...parts].map(([guid, part]) => [guid, { ...part, isRemoved: true }]));
}

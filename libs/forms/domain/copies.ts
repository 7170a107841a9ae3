// Copies: of a field, of a block with all that stands in it, of a whole form. Rules of a copy ask the copies.

import type { Guid } from '@rampa/kernel';
import { renumberedRule } from './conditions.ts';
import type { StoredBlock, StoredField, WholeForm } from './form-types.ts';
import { subtree, usedForm } from './whole-form.ts';

/** Its tag stays with the first one: the program takes one field of a tag. */
export function copiedField(field: StoredField, guid: Guid, n: number): StoredField {
  return { ...field, guid, n, tag: null, originGuid: guid, isRemoved: false };
}

export interface Copied {
  lastN: number;
  blocks: StoredBlock[];
  fields: StoredField[];
}

/** The block and everything in use inside it; what is removed is not copied, the performance stays with the first one. */
export function copiedBlock(form: WholeForm, guid: Guid, copyGuid: Guid, newGuid: () => Guid): Copied {
  const used = usedForm(form);
  const blocks = subtree(used.blocks, guid);
  const inside = new Set(blocks.map((block) => block.guid));
  const fields = used.fields.filter(({ blockGuid }) => inside.has(blockGuid));
  let { lastN } = form;
  const numbers = new Map([...blocks, ...fields].map(({ n }) => [n, ++lastN]));
  const guids = new Map(blocks.map((block) => [block.guid, block.guid === guid ? copyGuid : newGuid()]));
  return {
    lastN,
    blocks: blocks.map((block) => ({
      ...block,
      guid: guids.get(block.guid)!,
      n: numbers.get(block.n)!,
      parentGuid: guids.get(block.parentGuid ?? '') ?? block.parentGuid,
      isPerformance: false,
      rule: renumberedRule(block.rule, numbers),
    })),
    fields: fields.map((field) => ({
      ...copiedField(field, newGuid(), numbers.get(field.n)!),
      blockGuid: guids.get(field.blockGuid)!,
      rule: renumberedRule(field.rule, numbers),
    })),
  };
}

/** Of what is in use, for another event or the library: with the same numbers, so that its rules stand as they are. */
export function copiedForm(form: WholeForm, title: string, newGuid: () => Guid): WholeForm {
  const used = usedForm(form);
  const guids = new Map([...used.blocks, ...used.fields].map(({ guid }) => [guid, newGuid()]));
  const blocks = used.blocks.map((block) => ({
    ...block,
    guid: guids.get(block.guid)!,
    parentGuid: block.parentGuid === null ? null : guids.get(block.parentGuid)!,
  }));
  const fields = used.fields.map((field) => ({
    ...field,
    guid: guids.get(field.guid)!,
    blockGuid: guids.get(field.blockGuid)!,
  }));
  return {
    title,
    lastN: Math.max(0, ...[...blocks, ...fields].map(({ n }) => n)),
    blocks: new Map(blocks.map((block) => [block.guid, block])),
    fields: new Map(fields.map((field) => [field.guid, field])),
  };
}

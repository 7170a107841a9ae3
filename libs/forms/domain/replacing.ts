// An answered field of another kind or book: a new field takes its place, and the former one goes with its answers. What
// asked about the former asks about the new one.

import type { Guid } from '@rampa/kernel';
import { conditionsOf, relined, renumbered, reworded } from './conditions.ts';
import type { Edit } from './edit-types.ts';
import type { Condition, StoredBlock, StoredField, WholeForm } from './form-types.ts';
import { sameValue } from './patches.ts';
import { usedForm } from './whole-form.ts';

interface Parts {
  blocks: Map<Guid, StoredBlock>;
  fields: Map<Guid, StoredField>;
}

/** Rules of all parts, of removed ones too: they may come back. */
export function askInstead(
  { blocks, fields }: Parts,
  { from, to, lines }: { from: number; to: number; lines: ReadonlyMap<Guid, Guid> },
): void {
  const numbers = new Map([[from, to]]);
  const word = (condition: Condition) => renumbered(relined(condition, lines, from), numbers);
  for (const block of blocks.values()) {
    const rule = reworded(block.rule, word);
    if (!sameValue(rule, block.rule)) blocks.set(block.guid, { ...block, rule });
  }
  for (const field of fields.values()) {
    const rule = reworded(field.rule, word);
    if (!sameValue(rule, field.rule)) fields.set(field.guid, { ...field, rule });
  }
}

/** Lines that rules name of one field, with the parts whose rules they are. */
export function linesAsked(form: WholeForm, n: number): { part: StoredBlock | StoredField; lines: Guid[] }[] {
  const { blocks, fields } = usedForm(form);
  return [...blocks, ...fields].flatMap((part) => {
    const lines = conditionsOf(part.rule).flatMap((condition) => linesIn(condition, n));
    return lines.length > 0 ? [{ part, lines }] : [];
  });
}

function linesIn(condition: Condition, n: number): Guid[] {
  if ('all' in condition) return condition.all.flatMap((one) => linesIn(one, n));
  if ('any' in condition) return condition.any.flatMap((one) => linesIn(one, n));
  if ('not' in condition) return linesIn(condition.not, n);
  return 'field' in condition && 'in' in condition && condition.field === n ? [...condition.in] : [];
}

/** The deeds, with a new field instead of another kind or book of these answered ones. */
export function asReplacing(edits: readonly Edit[], answered: ReadonlySet<Guid>, newGuid: () => Guid): Edit[] {
  return edits.map((edit) => {
    if (edit.do !== 'changeField' || !answered.has(edit.guid)) return edit;
    if (edit.values.kind === undefined && edit.values.bookGuid === undefined) return edit;
    return { do: 'replaceField', guid: edit.guid, copyGuid: newGuid(), values: edit.values };
  });
}

export interface ReplacedField {
  from: StoredField;
  to: StoredField;
}

/** Fields that stand where another of the same origin stood before; undoing it is the same the other way round. */
export function replacedFields(before: WholeForm, after: WholeForm): ReplacedField[] {
  const [was, is] = [before, after].map((form) => new Set(usedForm(form).fields.map(({ guid }) => guid)));
  const fields = [...after.fields.values()];
  return fields.flatMap((from) => {
    if (!was!.has(from.guid) || is!.has(from.guid)) return [];
    const to = fields.find(
      ({ guid, originGuid, blockGuid }) =>
        is!.has(guid) && !was!.has(guid) && originGuid === from.originGuid && blockGuid === from.blockGuid,
    );
    return to ? [{ from, to }] : [];
  });
}

export interface Replacement {
  to: StoredField;
  /** Whose place it has taken, the last one first. */
  former: StoredField[];
}

/** Fields in use that stand in the place of others. */
export function replacementsIn(form: WholeForm): Replacement[] {
  const removed = [...form.fields.values()]
    .filter(({ isRemoved }) => isRemoved)
    .toSorted((one, other) => other.n - one.n);
  return usedForm(form).fields.flatMap((to) => {
    const former = removed.filter(
      ({ originGuid, blockGuid }) => originGuid === to.originGuid && blockGuid === to.blockGuid,
    );
    return former.length > 0 ? [{ to, former }] : [];
  });
}

// What a change has changed, value by value. From it come the journal, undoing, and that two people who change different
// things keep both: a patch touches nothing but what its author has touched.

import type { Guid } from '@rampa/kernel';
import type { StoredBlock, StoredField, WholeForm } from './form-types.ts';

export type Part = 'form' | 'block' | 'field';
type Values = Readonly<Record<string, unknown>>;

/** `before` and `after` have the same keys. What was not there before was `isRemoved`. */
export interface Patch {
  part: Part;
  /** Null: the form itself. */
  guid: Guid | null;
  before: Values;
  after: Values;
}

/** All that leads from the one to the other, but for the numbers that have been given. */
export function patchesBetween(before: WholeForm, after: WholeForm): Patch[] {
  const own = patchOf('form', null, { title: before.title }, { title: after.title });
  const rows = <T extends StoredBlock | StoredField>(part: Part, was: ReadonlyMap<Guid, T>, is: ReadonlyMap<Guid, T>) =>
    [...is.values()].flatMap((row) =>
      was.get(row.guid) === row ? [] : patchOf(part, row.guid, was.get(row.guid), row),
    );
  return [...own, ...rows('block', before.blocks, after.blocks), ...rows('field', before.fields, after.fields)];
}

function patchOf(part: Part, guid: Guid | null, before: object | undefined, after: object): Patch[] {
  const [was, is] = [new Map(Object.entries(before ?? {})), Object.entries(after)];
  const changed = is.filter(([key, value]) => !before || !sameValue(was.get(key), value));
  if (changed.length === 0) return [];
  const old = before ? Object.fromEntries(changed.map(([key]) => [key, was.get(key)])) : { isRemoved: true };
  return [{ part, guid, before: old, after: Object.fromEntries(changed) }];
}

/** Undone: the same patch the other way round. Nothing is unmade: what it added becomes removed. */
export function inverse({ part, guid, before, after }: Patch): Patch {
  const back = Object.fromEntries(Object.keys(before).map((key) => [key, after[key]]));
  return { part, guid, before: back, after: before };
}

/** Where what is there is not what a patch began from. */
export interface Clash {
  part: Part;
  guid: Guid | null;
  key: string;
}

/** Nothing is changed unless every value is what the patches began from, or what they end with already. */
export function patched(form: WholeForm, patches: readonly Patch[]): { form: WholeForm } | { clashes: Clash[] } {
  const clashes: Clash[] = [];
  const [blocks, fields] = [new Map(form.blocks), new Map(form.fields)];
  let { title } = form;
  for (const { part, guid, before, after } of patches) {
    const row: object | undefined = part === 'form' ? { title } : (part === 'block' ? blocks : fields).get(guid!);
    const own = row as Record<string, unknown> | undefined;
    for (const [key, value] of Object.entries(after)) {
      const now = own ? own[key] : key === 'isRemoved' ? true : undefined;
      if (!sameValue(now, before[key]) && !sameValue(now, value)) clashes.push({ part, guid, key });
    }
    if (part === 'form') title = String(after.title ?? title);
    else if (part === 'block') blocks.set(guid!, { ...own, ...after } as unknown as StoredBlock);
    else fields.set(guid!, { ...own, ...after } as unknown as StoredField);
  }
  return clashes.length > 0 ? { clashes } : { form: { ...form, title, blocks, fields } };
}

/** Equal whatever the order of keys; what is undefined is not there. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((value, at) => sameValue(value, other[at]));
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => sameValue(left[key], right[key]));
}

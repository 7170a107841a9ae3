// The part of a changed form in which answers can count otherwise than before. What a change touches is worked out from
// that part alone, so that one changed field among four hundred asks for no other answers.

import { BlockTree } from './block-tree.ts';
import { conditionsOf, namedFields } from './conditions.ts';
import type { Form, FormBlock, FormField } from './form-types.ts';
import { sameValue } from './patches.ts';

/**
 * Both forms without what is read alike by both; empty where no answer can count otherwise. Neither goes in circles: such
 * a form is refused.
 */
export function concerned(before: Form, after: Form): { before: Form; after: Form } {
  const changed = changedParts(before, after);
  const [touched, named, asking] = [new Set<string>(), new Map<string, string[]>(), new Map<string, string[]>()];
  const around = new Map<string, string[]>();
  const guidOf = new Map([before, after].flatMap(({ fields }) => fields.map(({ n, guid }) => [n, guid] as const)));
  for (const { blocks, fields } of [before, after]) {
    const tree = new BlockTree(blocks);
    for (const field of fields) {
      const outer = tree.around(field.blockGuid);
      if ([field, ...outer].some(({ guid }) => changed.has(guid))) touched.add(field.guid);
      outer.forEach(({ guid }) => add(around, field.guid, guid));
      const conditions = [field, ...outer].flatMap(({ rule }) => conditionsOf(rule));
      for (const guid of conditions.flatMap(namedFields).flatMap((n) => guidOf.get(n) ?? [])) {
        add(named, field.guid, guid);
        add(asking, guid, field.guid);
      }
    }
  }
  const read = grown(grown(touched, asking), named);
  const blocks = new Set([...read].flatMap((guid) => around.get(guid)!));
  const part = (form: Form): Form => ({
    blocks: form.blocks.filter(({ guid }) => blocks.has(guid)),
    fields: form.fields.filter(({ guid }) => read.has(guid)),
  });
  return { before: part(before), after: part(after) };
}

/** Blocks and fields that only one of the two has, or that count otherwise in the other. */
function changedParts(before: Form, after: Form): ReadonlySet<string> {
  const parts = (form: Form) =>
    new Map([...form.blocks, ...form.fields].map((part) => [part.guid, 'blockGuid' in part ? askedBy(part) : repeatsBy(part)])); // prettier-ignore
  const [was, is] = [parts(before), parts(after)];
  return new Set([...was.keys(), ...is.keys()].filter((guid) => !sameValue(was.get(guid), is.get(guid))));
}

const askedBy = ({ blockGuid, kind, bookGuid, option, rule, isRequired, isPrivate }: FormField) => ({
  ...{ blockGuid, kind, bookGuid, option, rule, isRequired, isPrivate },
});
const repeatsBy = ({ parentGuid, min, max, rule }: FormBlock) => ({ parentGuid, min, max, rule });

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** With everything that the next ones lead to. */
function grown(guids: ReadonlySet<string>, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(guids);
  // A set goes on through what is added while it is walked.
  for (const guid of found) next.get(guid)?.forEach((one) => found.add(one));
  return found;
}

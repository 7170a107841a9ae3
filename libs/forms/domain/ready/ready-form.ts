// A ready form is written by names: fields name books and lines by their titles. It becomes a form once its books have
// guids, which every organizer has of his own.

import type { Guid, ReadyFormKey } from '@rampa/kernel';
import type { BlockValues, FieldValues } from '../edit-types.ts';
import type { Condition, FieldKind, FieldOption, FieldTag, Rule } from '../form-types.ts';
import type { FormTree } from '../replaced.ts';

export interface ReadyBook {
  key: string;
  title: string;
  /** The book «Номинации», by which performances are judged. */
  isNominations: boolean;
  /** Its lines are ages: their bounds are read out of how they are called. */
  hasAges: boolean;
  items: readonly string[];
}

/** Lines by their titles. `field`: the key of a field. */
export type ReadyWhen = { field: string; in: readonly string[] } | { field: string; filled: true };

export interface ReadyField {
  key: string;
  title: string;
  kind: FieldKind;
  /** The key of a book. */
  book?: string;
  hint?: string;
  option?: FieldOption;
  tag?: FieldTag;
  isRequired?: boolean;
  isPersonal?: boolean;
  visible?: ReadyWhen;
  required?: ReadyWhen;
}

export interface ReadyBlock {
  title: string;
  min?: number;
  max?: number;
  isPerformance?: boolean;
  fields: readonly ReadyField[];
  blocks?: readonly ReadyBlock[];
}

export interface ReadyForm {
  key: ReadyFormKey;
  title: string;
  description: string;
  books: readonly ReadyBook[];
  blockCount: number;
  fieldCount: number;
  tree(bookOf: (key: string) => Guid, itemOf: (book: string, title: string) => Guid, newGuid: () => Guid): FormTree;
}

export function readyForm(
  key: ReadyFormKey,
  title: string,
  description: string,
  books: readonly ReadyBook[],
  sections: readonly ReadyBlock[],
): ReadyForm {
  const blocks = sections.flatMap(within);
  const fields = blocks.flatMap((block) => block.fields);
  return {
    ...{ key, title, description, books, blockCount: blocks.length, fieldCount: fields.length },
    tree: (bookOf, itemOf, newGuid) => treeOf(title, sections, { bookOf, itemOf, newGuid }),
  };
}

function within(block: ReadyBlock): ReadyBlock[] {
  return [block, ...(block.blocks ?? []).flatMap(within)];
}

interface Making {
  bookOf(key: string): Guid;
  itemOf(book: string, title: string): Guid;
  newGuid(): Guid;
}

function treeOf(title: string, sections: readonly ReadyBlock[], making: Making): FormTree {
  let n = 0;
  const all = sections.flatMap(within).flatMap((block) => [block, ...block.fields]);
  const numbers = new Map(all.map((part) => [part, ++n]));
  const byKey = new Map(all.flatMap((part) => ('key' in part ? [[part.key, part] as const] : [])));
  const blocks: ({ guid: Guid; n: number; parentGuid: Guid | null } & BlockValues)[] = [];
  const fields: ({ guid: Guid; n: number; blockGuid: Guid } & FieldValues)[] = [];

  const condition = (when: ReadyWhen): Condition => {
    const field = byKey.get(when.field)!;
    const number = numbers.get(field)!;
    if ('filled' in when) return { field: number, filled: true };
    return { field: number, in: when.in.map((item) => making.itemOf(field.book!, item)) };
  };
  const ruleOf = ({ visible, required }: ReadyField): Rule | null =>
    visible || required
      ? { ...(visible ? { visible: condition(visible) } : {}), ...(required ? { required: condition(required) } : {}) }
      : null;
  const add = (block: ReadyBlock, parentGuid: Guid | null): void => {
    const guid = making.newGuid();
    const { min = 1, max = 1, isPerformance = false } = block;
    blocks.push({ guid, n: numbers.get(block)!, parentGuid, title: block.title, min, max, isPerformance, rule: null });
    for (const field of block.fields) {
      fields.push({
        ...{ guid: making.newGuid(), n: numbers.get(field)!, blockGuid: guid, title: field.title, kind: field.kind },
        bookGuid: field.book === undefined ? null : making.bookOf(field.book),
        ...{ hint: field.hint ?? '', option: field.option ?? {}, rule: ruleOf(field), tag: field.tag ?? null },
        ...{ isRequired: field.isRequired ?? false, isPrivate: false, isPersonal: field.isPersonal ?? false },
      });
    }
    for (const child of block.blocks ?? []) add(child, guid);
  };
  for (const section of sections) add(section, null);
  return { title, blocks, fields };
}

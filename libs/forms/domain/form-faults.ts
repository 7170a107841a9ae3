// What is wrong with a form. A fault that stops would make answers meaningless, so such a form is not stored; the others
// are told while the form is being built and leave it as it is.

import type { Guid } from '@rampa/kernel';
import { BlockTree } from './block-tree.ts';
import { note, stop, type FormFault, type KnownBooks } from './form-fault.ts';
import { optionFault } from './option-faults.ts';
import { reachFaults } from './reachability.ts';
import { ruleFaults } from './rule-faults.ts';
import { FORM_LIMITS, type Form, type FormBlock, type FormField, type WholeForm } from './form-types.ts';
import { FORM_WORDS as WORDS } from './form-words.ts';
import { usedForm } from './whole-form.ts';

/** Stopping ones first. Quick for the largest form that is let in; a larger one is refused before it is looked at. */
export function formFaults(whole: WholeForm, books: KnownBooks): FormFault[] {
  const form = usedForm(whole);
  const outer = [...treeFaults(whole), ...sizeFaults(form, whole.title)];
  if (outer.some(({ isStop }) => isStop)) return outer;
  const tree = new BlockTree(form.blocks);
  const faults = [
    ...form.blocks.flatMap((block) => blockFaults(block, form, tree)),
    ...form.fields.flatMap((field) => fieldFaults(field, books)),
    ...ruleFaults(form, tree),
  ];
  const lesser = faults.some(({ isStop }) => isStop) ? [] : reachFaults(form, tree, books);
  const all = [...faults, ...tagFaults(form.fields), ...lesser];
  return all.toSorted((one, other) => Number(other.isStop) - Number(one.isStop));
}

/** Blocks that are in no section at all: inside themselves, or inside what is not there. */
function treeFaults({ blocks, fields }: WholeForm): FormFault[] {
  const tree = new BlockTree(blocks.values());
  const faults: FormFault[] = [];
  for (const block of blocks.values()) {
    if (block.isRemoved || block.parentGuid === null) continue;
    const outermost = tree.around(block.guid).at(-1)!;
    if (!blocks.has(block.parentGuid)) faults.push(stop(block.guid, 'parentGuid', WORDS.noParent));
    else if (outermost.parentGuid !== null && blocks.has(outermost.parentGuid))
      faults.push(stop(block.guid, 'parentGuid', WORDS.inItself));
  }
  for (const { guid, blockGuid, isRemoved } of fields.values())
    if (!isRemoved && !blocks.has(blockGuid)) faults.push(stop(guid, 'blockGuid', WORDS.noParent));
  return faults;
}

function sizeFaults({ blocks, fields }: Form, title: string): FormFault[] {
  const tree = new BlockTree(blocks);
  const faults: FormFault[] = titleFaults(null, title);
  const deepest = blocks.map(({ guid }) => ({ guid, depth: tree.around(guid).length }));
  const tooDeep = deepest.find(({ depth }) => depth > FORM_LIMITS.depth);
  const depth = deepest.reduce((most, one) => Math.max(most, one.depth), 0);
  if (tooDeep) faults.push(stop(tooDeep.guid, 'parentGuid', WORDS.depth(depth)));
  if (blocks.length > FORM_LIMITS.blocks) faults.push(stop(null, 'blocks', WORDS.tooManyBlocks(FORM_LIMITS.blocks)));
  if (fields.length > FORM_LIMITS.fields) faults.push(stop(null, 'fields', WORDS.tooManyFields(FORM_LIMITS.fields)));
  for (const [guid, own] of Map.groupBy(fields, ({ blockGuid }) => blockGuid))
    if (own.length > FORM_LIMITS.fieldsOfBlock)
      faults.push(stop(guid, 'fields', WORDS.blockFull(FORM_LIMITS.fieldsOfBlock)));
  return faults;
}

function titleFaults(guid: Guid | null, title: string): FormFault[] {
  if (title.trim() === '') return [stop(guid, 'title', WORDS.untitled)];
  const { length } = [...title];
  return length > FORM_LIMITS.title ? [stop(guid, 'title', WORDS.longTitle(FORM_LIMITS.title, length))] : [];
}

function blockFaults(block: FormBlock, { blocks, fields }: Form, tree: BlockTree): FormFault[] {
  const { guid, min, max, isPerformance } = block;
  const faults = titleFaults(guid, block.title);
  if (min < 0 || max < 1 || min > max || max > FORM_LIMITS.copies)
    faults.push(stop(guid, 'max', WORDS.copies(FORM_LIMITS.copies)));
  if (isPerformance) {
    if (blocks.find((one) => one.isPerformance) !== block) faults.push(stop(guid, 'isPerformance', WORDS.performances));
    else if (tree.around(guid).some((one) => one !== block && one.max > 1))
      faults.push(stop(guid, 'isPerformance', WORDS.performanceInside));
  }
  const isEmpty =
    !blocks.some(({ parentGuid }) => parentGuid === guid) && !fields.some((one) => one.blockGuid === guid);
  if (isEmpty) faults.push(note(guid, 'title', WORDS.emptyBlock));
  return faults;
}

function fieldFaults(field: FormField, books: KnownBooks): FormFault[] {
  const { guid, kind, bookGuid } = field;
  const faults = titleFaults(guid, field.title);
  if (kind !== 'ReferenceBook' && bookGuid !== null) faults.push(stop(guid, 'bookGuid', WORDS.bookForeign));
  if (kind === 'ReferenceBook') {
    const book = books.get(bookGuid ?? '');
    if (bookGuid === null) faults.push(stop(guid, 'bookGuid', WORDS.bookMissing));
    else if (!book) faults.push(stop(guid, 'bookGuid', WORDS.bookGone));
    else if (!book.hasItems) faults.push(note(guid, 'bookGuid', WORDS.bookEmpty(book.title)));
  }
  const wrong = optionFault(field);
  if (wrong) faults.push(stop(guid, `option.${wrong.key}`, wrong.message));
  if (field.isPrivate && (field.isRequired || field.rule?.required))
    faults.push(note(guid, 'isRequired', WORDS.privateRequired));
  return faults;
}

function tagFaults(fields: readonly FormField[]): FormFault[] {
  const tagged = Map.groupBy(fields, ({ tag }) => tag);
  return [...tagged].flatMap(([tag, [first, ...others]]) =>
    tag === null ? [] : others.map(({ guid }) => note(guid, 'tag', WORDS.sameTag(first!.title))),
  );
}

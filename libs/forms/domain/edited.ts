// A form after some deeds. None of them loses an answer: what is removed keeps its number and may come back, and a number
// is never given twice.

import { Failure, type Guid } from '@rampa/kernel';
import { copiedBlock, copiedField } from './copies.ts';
import type { Edit } from './edit-types.ts';
import type { StoredBlock, StoredField, WholeForm } from './form-types.ts';
import { placesFor } from './placing.ts';
import { askInstead } from './replacing.ts';
import { inOrder, subtree, usedForm } from './whole-form.ts';

/** Makes a guid; the domain has no chance of its own. */
export type NewGuid = () => Guid;

/** Failure formPartGone, formPartKnown or formNesting, at the edit (`edits.3`). The rest `formFaults` finds. */
export function edited(form: WholeForm, edits: readonly Edit[], newGuid: NewGuid): WholeForm {
  const draft = new Draft(form, newGuid);
  edits.forEach((edit, at) => draft.apply(edit, `edits.${at}`));
  return draft.form;
}

class Draft {
  form: { title: string; lastN: number; blocks: Map<Guid, StoredBlock>; fields: Map<Guid, StoredField> };
  readonly #newGuid: NewGuid;
  #at = '';

  constructor(form: WholeForm, newGuid: NewGuid) {
    this.form = { ...form, blocks: new Map(form.blocks), fields: new Map(form.fields) };
    this.#newGuid = newGuid;
  }

  apply(edit: Edit, at: string): void {
    this.#at = at;
    const { blocks, fields } = this.form;
    switch (edit.do) {
      case 'rename':
        this.form.title = edit.title;
        return;
      case 'addBlock': {
        const { do: _, afterGuid, ...block } = edit;
        this.#refuseKnown(block.guid);
        blocks.set(block.guid, { ...block, n: this.#nextN(), position: 0, isRemoved: false });
        return this.#placeBlock(block.guid, edit.parentGuid, afterGuid);
      }
      case 'changeBlock':
        blocks.set(edit.guid, { ...this.#block(edit.guid), ...edit.values });
        return;
      case 'moveBlock':
        this.#block(edit.guid);
        return this.#placeBlock(edit.guid, edit.parentGuid, edit.afterGuid);
      case 'copyBlock': {
        const root = this.#block(edit.guid);
        if (!usedForm(this.form).blocks.some(({ guid }) => guid === root.guid)) this.#gone('guid');
        this.#refuseKnown(edit.copyGuid);
        const copy = copiedBlock(this.form, edit.guid, edit.copyGuid, this.#newGuid);
        this.form.lastN = copy.lastN;
        for (const block of copy.blocks) blocks.set(block.guid, block);
        for (const field of copy.fields) fields.set(field.guid, field);
        return this.#placeBlock(edit.copyGuid, root.parentGuid, root.guid);
      }
      case 'removeBlock':
      case 'restoreBlock':
        blocks.set(edit.guid, { ...this.#block(edit.guid), isRemoved: edit.do === 'removeBlock' });
        return;
      case 'addField': {
        const { do: _, afterGuid, ...field } = edit;
        this.#refuseKnown(field.guid);
        const row = { ...field, n: this.#nextN(), position: 0, isRemoved: false, originGuid: field.guid };
        fields.set(field.guid, row);
        return this.#placeField(field.guid, field.blockGuid, afterGuid);
      }
      case 'changeField':
        fields.set(edit.guid, { ...this.#field(edit.guid), ...edit.values });
        return;
      case 'moveField':
        this.#field(edit.guid);
        return this.#placeField(edit.guid, edit.blockGuid, edit.afterGuid);
      case 'copyField': {
        const field = this.#field(edit.guid);
        if (field.isRemoved) this.#gone('guid');
        this.#refuseKnown(edit.copyGuid);
        fields.set(edit.copyGuid, copiedField(field, edit.copyGuid, this.#nextN()));
        return this.#placeField(edit.copyGuid, field.blockGuid, field.guid);
      }
      case 'replaceField': {
        const field = this.#field(edit.guid);
        if (field.isRemoved) this.#gone('guid');
        this.#refuseKnown(edit.copyGuid);
        const n = this.#nextN();
        fields.set(edit.copyGuid, { ...field, ...edit.values, guid: edit.copyGuid, n });
        this.#placeField(edit.copyGuid, field.blockGuid, field.guid);
        // The program takes one field of a tag.
        fields.set(field.guid, { ...fields.get(field.guid)!, isRemoved: true, tag: null });
        return askInstead(this.form, { from: field.n, to: n, lines: edit.lines ?? new Map() });
      }
      case 'removeField':
      case 'restoreField':
        fields.set(edit.guid, { ...this.#field(edit.guid), isRemoved: edit.do === 'removeField' });
        return;
    }
  }

  #nextN(): number {
    return ++this.form.lastN;
  }

  #block(guid: Guid): StoredBlock {
    return this.form.blocks.get(guid) ?? this.#gone('guid');
  }

  #field(guid: Guid): StoredField {
    return this.form.fields.get(guid) ?? this.#gone('guid');
  }

  #gone(name: string): never {
    throw new Failure('formPartGone', { field: `${this.#at}.${name}` });
  }

  #refuseKnown(guid: Guid): void {
    if (this.form.blocks.has(guid) || this.form.fields.has(guid))
      throw new Failure('formPartKnown', { field: `${this.#at}.guid` });
  }

  #placeBlock(guid: Guid, parentGuid: Guid | null, after: Guid | null | undefined): void {
    const { blocks } = this.form;
    if (parentGuid !== null && blocks.get(parentGuid)?.isRemoved !== false) this.#gone('parentGuid');
    if (parentGuid !== null && subtree(blocks.values(), guid).some((one) => one.guid === parentGuid))
      throw new Failure('formNesting', { field: `${this.#at}.parentGuid` });
    const beside = inOrder([...blocks.values()].filter((one) => one.parentGuid === parentGuid));
    if (typeof after === 'string' && !beside.some((one) => one.guid === after)) this.#gone('afterGuid');
    blocks.set(guid, { ...blocks.get(guid)!, parentGuid });
    for (const [own, position] of placesFor(beside, guid, after)) blocks.set(own, { ...blocks.get(own)!, position });
  }

  #placeField(guid: Guid, blockGuid: Guid, after: Guid | null | undefined): void {
    const { blocks, fields } = this.form;
    if (blocks.get(blockGuid)?.isRemoved !== false) this.#gone('blockGuid');
    const beside = inOrder([...fields.values()].filter((one) => one.blockGuid === blockGuid));
    if (typeof after === 'string' && !beside.some((one) => one.guid === after)) this.#gone('afterGuid');
    fields.set(guid, { ...fields.get(guid)!, blockGuid });
    for (const [own, position] of placesFor(beside, guid, after)) fields.set(own, { ...fields.get(own)!, position });
  }
}

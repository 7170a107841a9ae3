// Deeds of the page that wait to be sent, and what a form becomes by them.

import { edited, inverse, patched, renumberedRule, type Edit, type Patch, type WholeForm } from '@rampa/forms/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';

/** One press: changes of a form, or a former one taken back. */
export type Deed = { changeGuid: Guid } & ({ edits: readonly Edit[] } | { undoes: Guid; patches: readonly Patch[] });

/** A copy gets its guids from the server, and a replaced field its rules: they are shown once they have been read. */
export const isCopying = (deed: Deed): boolean =>
  'edits' in deed && deed.edits.some(({ do: what }) => ['copyBlock', 'copyField', 'replaceField'].includes(what));

/** A letter of a name or a hint: the field that it is typed in keeps it by itself. */
export function isTyping(edits: readonly Edit[]): boolean {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0) return false;
  if (edit.do !== 'changeField' && edit.do !== 'changeBlock') return edit.do === 'rename';
  return Object.keys(edit.values).every((key) => key === 'title' || key === 'hint');
}

/** The form as these deeds leave it. One that no longer fits is the server's to refuse: here it changes nothing. */
export function afterDeeds(form: WholeForm, deeds: readonly Deed[]): WholeForm {
  return deeds.reduce((now, deed) => afterDeed(now, deed) ?? now, form);
}

/** Null: the form as it is does not take it. */
export function afterDeed(form: WholeForm, deed: Deed): WholeForm | null {
  if (isCopying(deed)) return form;
  if ('undoes' in deed) {
    const back = patched(form, deed.patches.map(inverse));
    return 'form' in back ? back.form : null;
  }
  try {
    return edited(form, deed.edits, newGuid);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Two changes of the same values, one after the other, are one: what is typed letter by letter is one press. */
export function joined(one: readonly Edit[], next: readonly Edit[]): Edit[] | null {
  const [former, latter] = [one.at(-1), next[0]];
  if (one.length !== 1 || next.length !== 1 || former?.do !== latter?.do) return null;
  if (former!.do === 'rename') return [...next];
  if (former!.do === 'changeField' && latter!.do === 'changeField')
    return sameKeys(former!, latter!) ? [...next] : null;
  if (former!.do === 'changeBlock' && latter!.do === 'changeBlock')
    return sameKeys(former!, latter!) ? [...next] : null;
  return null;
}

function sameKeys(one: { guid: Guid; values: object }, other: { guid: Guid; values: object }): boolean {
  return one.guid === other.guid && Object.keys(one.values).join() === Object.keys(other.values).join();
}

/** Rules of waiting deeds name parts by numbers, and the server may have given others. */
export function renumberedDeeds(deeds: readonly Deed[], numbers: ReadonlyMap<number, number>): Deed[] {
  if (numbers.size === 0) return [...deeds];
  return deeds.map((deed) => ('edits' in deed ? { ...deed, edits: deed.edits.map((edit) => renumberedEdit(edit, numbers)) } : deed)); // prettier-ignore
}

function renumberedEdit(edit: Edit, numbers: ReadonlyMap<number, number>): Edit {
  if (edit.do === 'addBlock' || edit.do === 'addField') return { ...edit, rule: renumberedRule(edit.rule, numbers) };
  if ((edit.do === 'changeBlock' || edit.do === 'changeField') && edit.values.rule)
    return { ...edit, values: { ...edit.values, rule: renumberedRule(edit.values.rule, numbers) } } as Edit;
  return edit;
}

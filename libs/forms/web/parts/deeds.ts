// Deeds that several places of the page offer: each is one press and is taken back from its notice.

import { FORM_WORDS, type Edit, type FormBlock, type FormField, type UsedForm } from '@rampa/forms/domain';
import { FORM_LIMITS, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { tell, tellRefusal } from '@rampa/platform/web/desk';
import type { ConstructorDesk } from './desk-context.ts';

type Part = FormBlock | FormField;
export const isBlock = (part: Part): part is FormBlock => !('blockGuid' in part);

const FIELD = {
  ...({ kind: 'Text', bookGuid: null, hint: '', option: {}, rule: null, tag: null } as const),
  ...{ isRequired: false, isPrivate: false, isPersonal: true },
};

export function addField({ propose, choose, form }: ConstructorDesk, blockGuid: Guid, afterGuid?: Guid): void {
  const full = fullness(form, blockGuid);
  if (full) return tellRefusal(full, { subject: 'constructor' });
  const guid = newGuid();
  propose([{ do: 'addField', guid, blockGuid, ...(afterGuid ? { afterGuid } : {}), ...FIELD, title: 'Новое поле' }]);
  choose(guid);
}

/** Why the form takes no more fields here: to be refused by the server it would first be drawn. */
function fullness({ fields }: UsedForm, blockGuid: Guid): string | null {
  if (fields.length >= FORM_LIMITS.fields) return FORM_WORDS.tooManyFields(FORM_LIMITS.fields);
  const beside = fields.filter((field) => field.blockGuid === blockGuid).length;
  return beside >= FORM_LIMITS.fieldsOfBlock ? FORM_WORDS.blockFull(FORM_LIMITS.fieldsOfBlock) : null;
}

/** Behind what is chosen, at the end without a choice; into a new section of an empty form. */
export function addFieldHere(desk: ConstructorDesk): void {
  const { form, chosen } = desk;
  const field = form.fields.find(({ guid }) => guid === chosen);
  const block = field?.blockGuid ?? form.blocks.find(({ guid }) => guid === chosen)?.guid ?? form.blocks.at(-1)?.guid;
  if (block) addField(desk, block, field?.guid);
  else addBlock(desk, null);
}

/** The row of the tree gets the focus, and comes into sight. */
export function goToRow(guid: Guid): void {
  document.querySelector<HTMLElement>(`[data-part="${guid}"]`)?.focus();
}

export function addBlock({ propose, choose }: ConstructorDesk, parentGuid: Guid | null, afterGuid?: Guid): void {
  const guid = newGuid();
  const values = { title: parentGuid === null ? 'Новый раздел' : 'Новый блок', min: 1, max: 1, isPerformance: false, rule: null }; // prettier-ignore
  propose([{ do: 'addBlock', guid, parentGuid, ...(afterGuid ? { afterGuid } : {}), ...values }]);
  choose(guid);
}

export function copy({ propose, choose }: ConstructorDesk, part: Part): void {
  const copyGuid = newGuid();
  propose([{ do: isBlock(part) ? 'copyBlock' : 'copyField', guid: part.guid, copyGuid }]);
  choose(copyGuid);
}

export function remove({ propose, choose, chosen }: ConstructorDesk, part: Part): void {
  const { guid, title } = part;
  const [gone, back]: [Edit, Edit] = isBlock(part)
    ? [{ do: 'removeBlock', guid }, { do: 'restoreBlock', guid }] // prettier-ignore
    : [{ do: 'removeField', guid }, { do: 'restoreField', guid }]; // prettier-ignore
  const unchoose = () => chosen === guid && choose(null);
  // Told once it is so: what a condition asks about is refused, and «убрано» beside a refusal would be a lie.
  propose([gone], unchoose, () => {
    tell(`${isBlock(part) ? 'Блок' : 'Поле'} ${inQuotes(title)} ${isBlock(part) ? 'убран' : 'убрано'}`, {
      detail: 'Ответы остались и вернутся вместе с ним.',
      subject: guid,
      action: { label: 'Вернуть', run: () => propose([back]) },
    });
  });
}

/** An answered field of another kind is replaced by a new one, which is chosen then. */
export function change({ propose, choose }: ConstructorDesk, part: Part, values: object): void {
  propose([{ do: isBlock(part) ? 'changeBlock' : 'changeField', guid: part.guid, values } as Edit], (done) => {
    const [edit] = done;
    if (edit?.do === 'replaceField') choose(edit.copyGuid);
  });
}

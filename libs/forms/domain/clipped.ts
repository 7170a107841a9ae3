// A field, or a block with all that stands in it, taken from one form and put into another, of another event too.

import { FORM_LIMITS, inQuotes, type Guid } from '@rampa/kernel';
import { asksStatus, conditionsOf, namedFields, renumberedRule } from './conditions.ts';
import type { Edit, FieldValues } from './edit-types.ts';
import type { FormBlock, FormField, Rule, WholeForm } from './form-types.ts';
import { subtree, usedForm } from './whole-form.ts';

export interface ClippedParts {
  /** Of the form that they were taken from. */
  formGuid: Guid;
  /** The block first, then those inside it; none where one field was taken. */
  blocks: readonly FormBlock[];
  fields: readonly FormField[];
}

export interface PastePlace {
  form: WholeForm;
  formGuid: Guid;
  /** Behind it they are put; null: at the end. */
  chosen: Guid | null;
  hasBook(guid: Guid): boolean;
  newGuid(): Guid;
}

export interface PastedParts {
  /** Null: nothing can be put here, and `lost` says why. */
  root: Guid | null;
  adds: Edit[];
  /** To be done after the others: what is asked about has its number then. */
  rules: Edit[];
  /** What was left behind, in words. */
  lost: string[];
}

/** Null: there is no such part in use. */
export function clippedParts(form: WholeForm, formGuid: Guid, guid: Guid): ClippedParts | null {
  const used = usedForm(form);
  const field = used.fields.find((one) => one.guid === guid);
  if (field) return { formGuid, blocks: [], fields: [fieldOf(field)] };
  if (!used.blocks.some((one) => one.guid === guid)) return null;
  const blocks = subtree(used.blocks, guid);
  const inside = new Set(blocks.map((one) => one.guid));
  return {
    formGuid,
    blocks: blocks.map(({ position: _, isRemoved: __, ...block }) => block),
    fields: used.fields.filter(({ blockGuid }) => inside.has(blockGuid)).map(fieldOf),
  };
}

function fieldOf({ guid, n, blockGuid, ...field }: FormField): FormField {
  return { guid, n, blockGuid, ...valuesOf(field) };
}

function valuesOf(given: FieldValues): FieldValues {
  const { kind, bookGuid, title, hint, option, rule, tag, isRequired, isPrivate, isPersonal } = given;
  return { kind, bookGuid, title, hint, option, rule, tag, isRequired, isPrivate, isPersonal };
}

/** A tag and the performance stay with whoever has them here already, as with a copy. */
export function pastedParts(parts: ClippedParts, place: PastePlace): PastedParts {
  const used = usedForm(place.form);
  const lost: string[] = [];
  const fields = parts.fields.filter(({ bookGuid, title }) => {
    const isHere = bookGuid === null || place.hasBook(bookGuid);
    if (!isHere) lost.push(`Поле ${inQuotes(title)} не вставлено: его справочника больше нет.`);
    return isHere;
  });
  const [top] = parts.blocks;
  const around = usedAround(used, place.chosen);
  if (!top && (fields.length === 0 || around.blockGuid === null)) {
    if (fields.length > 0) lost.push('Полю негде стоять: сначала добавьте раздел.');
    return { root: null, adds: [], rules: [], lost };
  }
  const guids = new Map([...parts.blocks, ...fields].map(({ guid }) => [guid, place.newGuid()]));
  const tags = new Set(used.fields.map(({ tag }) => tag));
  const hasPerformance = used.blocks.some(({ isPerformance }) => isPerformance);
  const adds: Edit[] = [
    ...parts.blocks.map(({ guid, parentGuid, title, min, max, isPerformance }): Edit => ({
      ...{ do: 'addBlock', guid: guids.get(guid)!, title, min, max, rule: null },
      ...(guid === top!.guid ? { parentGuid: around.parentGuid, afterGuid: around.afterBlock } : { parentGuid: guids.get(parentGuid!)! }), // prettier-ignore
      isPerformance: isPerformance && !hasPerformance,
    })),
    ...fields.map((field): Edit => ({
      ...{ do: 'addField', guid: guids.get(field.guid)!, ...valuesOf(field), rule: null },
      ...(top ? { blockGuid: guids.get(field.blockGuid)! } : { blockGuid: around.blockGuid!, afterGuid: around.afterField }), // prettier-ignore
      tag: tags.has(field.tag) ? null : field.tag,
    })),
  ];
  const numbers = new Map([...parts.blocks, ...fields].map(({ n }, at) => [n, place.form.lastN + 1 + at]));
  const isSameForm = parts.formGuid === place.formGuid;
  const known = new Set(isSameForm ? used.fields.map(({ n }) => n) : []);
  const rules = [...parts.blocks, ...fields].flatMap((part): Edit[] => {
    if (!part.rule) return [];
    const rule = movedRule(part.rule, numbers, known, isSameForm);
    if (!rule) lost.push(`Условие у ${inQuotes(part.title)} не вставлено: оно спрашивает о том, чего здесь нет.`);
    const guid = guids.get(part.guid)!;
    if (!rule) return [];
    return [{ do: 'blockGuid' in part ? 'changeField' : 'changeBlock', guid, values: { rule } }];
  });
  return { root: guids.get((top ?? fields[0]!).guid)!, adds, rules, lost };
}

/** Null: it asks about what did not come along. Statuses are the event's own. */
function movedRule(
  rule: Rule,
  numbers: ReadonlyMap<number, number>,
  known: ReadonlySet<number>,
  isSameForm: boolean,
): Rule | null {
  const conditions = conditionsOf(rule);
  const isHere = conditions.flatMap(namedFields).every((n) => numbers.has(n) || known.has(n));
  return isHere && (isSameForm || !conditions.some(asksStatus)) ? renumberedRule(rule, numbers) : null;
}

function usedAround({ blocks, fields }: ReturnType<typeof usedForm>, chosen: Guid | null) {
  const field = fields.find(({ guid }) => guid === chosen);
  const block = blocks.find(({ guid }) => guid === (field?.blockGuid ?? chosen));
  return {
    ...{ parentGuid: block?.parentGuid ?? null, afterBlock: block?.guid },
    ...{ blockGuid: block?.guid ?? blocks.at(-1)?.guid ?? null, afterField: field?.guid },
  };
}

/** So many as one call takes. */
export function portionsOf(edits: readonly Edit[]): Edit[][] {
  const { edits: most } = FORM_LIMITS;
  return Array.from({ length: Math.ceil(edits.length / most) }, (_, at) => edits.slice(at * most, (at + 1) * most));
}

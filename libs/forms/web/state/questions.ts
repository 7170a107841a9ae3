// A rule as people build it: «всё» or «хотя бы одно» of simple questions, each chosen from lists.

import { BlockTree, type Condition, type Form, type FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

export const ASKS = ['in', 'notIn', 'eq', 'notEq', 'within', 'filled', 'empty'] as const;
export type Ask = (typeof ASKS)[number];

export interface Question {
  /** The number of the field that is asked. */
  field: number | null;
  ask: Ask;
  items: readonly Guid[];
  /** Of `eq`. */
  text: string;
  from: string;
  to: string;
}

export interface Questions {
  join: 'all' | 'any';
  list: readonly Question[];
}

export const NO_QUESTION: Question = { field: null, ask: 'filled', items: [], text: '', from: '', to: '' };

/** Null: the condition is nested deeper than people build it here. */
export function questionsOf(condition: Condition | undefined): Questions | null {
  if (condition === undefined) return { join: 'all', list: [] };
  const join = 'any' in condition ? 'any' : 'all';
  const parts = 'any' in condition ? condition.any : 'all' in condition ? condition.all : [condition];
  const list = parts.map(questionOf);
  return list.every((one) => one !== null) ? { join, list } : null;
}

function questionOf(condition: Condition): Question | null {
  if ('not' in condition) {
    const inner = questionOf(condition.not);
    const ask = inner && ({ in: 'notIn', eq: 'notEq', filled: 'empty' } as Partial<Record<Ask, Ask>>)[inner.ask];
    return ask ? { ...inner, ask } : null;
  }
  if (!('field' in condition)) return null;
  const { field } = condition;
  if ('in' in condition) return { ...NO_QUESTION, field, ask: 'in', items: condition.in };
  if ('filled' in condition) return { ...NO_QUESTION, field, ask: 'filled' };
  if ('eq' in condition) return { ...NO_QUESTION, field, ask: 'eq', text: condition.eq };
  return { ...NO_QUESTION, field, ask: 'within', from: condition.from ?? '', to: condition.to ?? '' };
}

/** Whether everything of it is chosen. */
export function isWhole({ field, ask, items, text, from, to }: Question): boolean {
  if (field === null) return false;
  if (ask === 'in' || ask === 'notIn') return items.length > 0;
  if (ask === 'eq' || ask === 'notEq') return text.trim() !== '';
  return ask !== 'within' || from !== '' || to !== '';
}

/** Of those that are whole; undefined when none is. */
export function conditionOf({ join, list }: Questions): Condition | undefined {
  const whole = list.filter(isWhole).map(asCondition);
  if (whole.length <= 1) return whole[0];
  return join === 'all' ? { all: whole } : { any: whole };
}

function asCondition({ field, ask, items, text, from, to }: Question): Condition {
  const n = field!;
  switch (ask) {
    case 'in':
      return { field: n, in: items };
    case 'notIn':
      return { not: { field: n, in: items } };
    case 'eq':
      return { field: n, eq: text.trim() };
    case 'notEq':
      return { not: { field: n, eq: text.trim() } };
    case 'within':
      return { field: n, ...(from ? { from } : {}), ...(to ? { to } : {}) };
    case 'filled':
      return { field: n, filled: true };
    case 'empty':
      return { not: { field: n, filled: true } };
  }
}

/** What can be asked of a field, the usual first. */
export function asksOf({ kind, option }: Pick<FormField, 'kind' | 'option'>): readonly Ask[] {
  if (kind === 'ReferenceBook') return ['in', 'notIn', 'filled', 'empty'];
  if (kind === 'Attachment') return ['filled', 'empty'];
  if (isMeasured({ kind, option })) return ['within', 'filled', 'empty'];
  return ['filled', 'empty', 'eq', 'notEq'];
}

function isMeasured({ kind, option }: Pick<FormField, 'kind' | 'option'>): boolean {
  return kind === 'Range' || (kind === 'Text' && (option.format === 'number' || option.format === 'date'));
}

export function isOfDates({ kind, option }: Pick<FormField, 'kind' | 'option'>): boolean {
  return kind === 'Range' ? option.of === 'date' : option.format === 'date';
}

/** Fields that a rule of this part may ask: each has one answer as seen from it, and none is the part's own. */
export function askable(form: Form, guid: Guid): FormField[] {
  const tree = new BlockTree(form.blocks);
  const field = form.fields.find((one) => one.guid === guid);
  const block = tree.get(guid);
  const from = field?.blockGuid ?? block?.parentGuid ?? guid;
  return form.fields.filter(
    (one) =>
      one.guid !== guid &&
      tree.isInReach(one, from) &&
      (!block || !tree.around(one.blockGuid).some((around) => around.guid === guid)),
  );
}

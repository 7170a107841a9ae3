// A rule as people build it: questions chosen from lists, and groups of them: «всё», «хотя бы одно», «ни одно», «не всё».

import { BlockTree, FORM_LIMITS, nestingOf, type Condition, type Form, type FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

export const ASKS = ['in', 'notIn', 'eq', 'notEq', 'within', 'filled', 'empty'] as const;
export type Ask = (typeof ASKS)[number];

/** What the application itself is asked for: its state, or the status that the organizer has given it. */
export const OF_APPLICATION = ['state', 'status'] as const;
export type OfApplication = (typeof OF_APPLICATION)[number];
/** The number of the field that is asked, or the application itself. */
export type Asked = number | OfApplication;

export interface Question {
  field: Asked | null;
  ask: Ask;
  /** Lines of the book, states, statuses. */
  items: readonly string[];
  /** Of `eq`. */
  text: string;
  from: string;
  to: string;
}

export const JOINS = ['all', 'any', 'none', 'notAll'] as const;
export type Join = (typeof JOINS)[number];

export interface Group {
  join: Join;
  parts: readonly RulePart[];
}

export type RulePart = Question | Group;

export const NO_QUESTION: Question = { field: null, ask: 'filled', items: [], text: '', from: '', to: '' };
const DENIED: Partial<Record<Ask, Ask>> = { in: 'notIn', eq: 'notEq', filled: 'empty' };

export const isGroup = (part: RulePart): part is Group => 'parts' in part;
export const isOfApplication = (asked: Asked | null): asked is OfApplication => typeof asked === 'string';

export function groupOf(condition: Condition | undefined): Group {
  if (condition === undefined) return { join: 'all', parts: [] };
  const part = partOf(condition);
  return isGroup(part) ? part : { join: 'all', parts: [part] };
}

function partOf(condition: Condition): RulePart {
  if ('all' in condition) return { join: 'all', parts: condition.all.map(partOf) };
  if ('any' in condition) return { join: 'any', parts: condition.any.map(partOf) };
  if ('not' in condition) return denied(condition.not);
  return questionOf(condition);
}

function denied(condition: Condition): RulePart {
  if ('not' in condition) return partOf(condition.not);
  if ('all' in condition) return { join: 'notAll', parts: condition.all.map(partOf) };
  if ('any' in condition) return { join: 'none', parts: condition.any.map(partOf) };
  const question = questionOf(condition);
  const ask = DENIED[question.ask];
  return ask ? { ...question, ask } : { join: 'none', parts: [question] };
}

function questionOf(condition: Extract<Condition, { field: number } | { sys: OfApplication }>): Question {
  if ('sys' in condition) return { ...NO_QUESTION, field: condition.sys, ask: 'in', items: condition.in };
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

/** Of those questions that are whole; undefined when none is. Denials of groups go inside where the nesting has no room. */
export function conditionOf(group: Group): Condition | undefined {
  const condition = joined(group);
  return condition && nestingOf(condition) > FORM_LIMITS.nesting ? inwards(condition, false) : condition;
}

function joined({ join, parts }: Group): Condition | undefined {
  const whole = parts.flatMap((part) => {
    if (isGroup(part)) return joined(part) ?? [];
    return isWhole(part) ? asCondition(part) : [];
  });
  const [first, ...rest] = whole;
  if (first === undefined) return undefined;
  const isAll = join === 'all' || join === 'notAll';
  const together: Condition = rest.length === 0 ? first : isAll ? { all: whole } : { any: whole };
  if (join === 'all' || join === 'any') return together;
  return 'not' in together ? together.not : { not: together };
}

function inwards(condition: Condition, isDenied: boolean): Condition {
  if ('not' in condition) return inwards(condition.not, !isDenied);
  if (!('all' in condition || 'any' in condition)) return isDenied ? { not: condition } : condition;
  const isAll = 'all' in condition !== isDenied;
  const parts = ('all' in condition ? condition.all : condition.any).map((one) => inwards(one, isDenied));
  return isAll
    ? { all: parts.flatMap((one) => ('all' in one ? one.all : one)) }
    : { any: parts.flatMap((one) => ('any' in one ? one.any : one)) };
}

/** Every question of it, those in groups too. */
export function countOf({ parts }: Group): number {
  return parts.reduce((sum, part) => sum + (isGroup(part) ? countOf(part) : 1), 0);
}

function asCondition({ field, ask, items, text, from, to }: Question): Condition {
  if (isOfApplication(field)) return ask === 'notIn' ? { not: { sys: field, in: items } } : { sys: field, in: items };
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

export const asksOfApplication: readonly Ask[] = ['in', 'notIn'];

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

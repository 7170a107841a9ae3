// Conditions of a form: what they name and what they mean.

import type { Guid } from '@rampa/kernel';
import type { Answer, Condition, Rule } from './form-types.ts';

/** What a condition asks of an application besides its answers. */
export interface SystemFacts {
  state: string;
  /** The organizer's own status; empty while there is none. */
  status: string;
}

/** Whether a condition holds. `answerOf` gives the answer that counts: none of what is hidden or not there. */
export function holds(condition: Condition, answerOf: (n: number) => Answer | undefined, facts: SystemFacts): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, answerOf, facts));
  if ('any' in condition) return condition.any.some((one) => holds(one, answerOf, facts));
  if ('not' in condition) return !holds(condition.not, answerOf, facts);
  if ('sys' in condition) return condition.in.includes(facts[condition.sys]);
  const answer = answerOf(condition.field);
  if ('filled' in condition) return isFilled(answer);
  if (answer === undefined) return false;
  if ('in' in condition) return 'i' in answer && condition.in.some((item) => answer.i.includes(item));
  if ('eq' in condition) return 't' in answer && folded(answer.t) === folded(condition.eq);
  return isWithin(answer, condition.from, condition.to);
}

/** Text: something but spaces. ReferenceBook, Attachment: at least one. Range: both ends. Zero is an answer. */
export function isFilled(answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if ('t' in answer) return answer.t.trim() !== '';
  if ('i' in answer) return answer.i.length > 0;
  if ('f' in answer) return answer.f.length > 0;
  return answer.a.trim() !== '' && answer.b.trim() !== '';
}

/** Numbers of the fields that a condition names, each once. */
export function namedFields(condition: Condition): number[] {
  if ('all' in condition) return [...new Set(condition.all.flatMap(namedFields))];
  if ('any' in condition) return [...new Set(condition.any.flatMap(namedFields))];
  if ('not' in condition) return namedFields(condition.not);
  return 'field' in condition ? [condition.field] : [];
}

/** Whether it asks of the organizer's own statuses. */
export function asksStatus(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(asksStatus);
  if ('any' in condition) return condition.any.some(asksStatus);
  if ('not' in condition) return asksStatus(condition.not);
  return 'sys' in condition && condition.sys === 'status';
}

/** Lines of books that a condition names. */
export function namedItems(condition: Condition): Guid[] {
  if ('all' in condition) return condition.all.flatMap(namedItems);
  if ('any' in condition) return condition.any.flatMap(namedItems);
  if ('not' in condition) return namedItems(condition.not);
  return 'in' in condition && 'field' in condition ? [...condition.in] : [];
}

export function conditionsOf(rule: Rule | null): Condition[] {
  return [rule?.visible, rule?.required].filter((one) => one !== undefined);
}

/** How many single questions a condition has. */
export function questionsIn(condition: Condition): number {
  if ('all' in condition) return condition.all.reduce((sum, one) => sum + questionsIn(one), 0);
  if ('any' in condition) return condition.any.reduce((sum, one) => sum + questionsIn(one), 0);
  return 'not' in condition ? questionsIn(condition.not) : 1;
}

/** 1 for a single question. */
export function nestingOf(condition: Condition): number {
  if ('all' in condition) return 1 + Math.max(0, ...condition.all.map(nestingOf));
  if ('any' in condition) return 1 + Math.max(0, ...condition.any.map(nestingOf));
  return 'not' in condition ? 1 + nestingOf(condition.not) : 1;
}

/** The same condition with other numbers of fields; those that nobody knows stay. */
export function renumbered(condition: Condition, numbers: ReadonlyMap<number, number>): Condition {
  const each = (list: readonly Condition[]) => list.map((one) => renumbered(one, numbers));
  if ('all' in condition) return { all: each(condition.all) };
  if ('any' in condition) return { any: each(condition.any) };
  if ('not' in condition) return { not: renumbered(condition.not, numbers) };
  return 'field' in condition ? { ...condition, field: numbers.get(condition.field) ?? condition.field } : condition;
}

/** The same condition about other lines; `field`: only where it asks this one. Two that become one are named once. */
export function relined(condition: Condition, lines: ReadonlyMap<Guid, Guid>, field: number | null = null): Condition {
  const each = (list: readonly Condition[]) => list.map((one) => relined(one, lines, field));
  if ('all' in condition) return { all: each(condition.all) };
  if ('any' in condition) return { any: each(condition.any) };
  if ('not' in condition) return { not: relined(condition.not, lines, field) };
  if (!('field' in condition) || !('in' in condition) || (field !== null && condition.field !== field))
    return condition;
  return { ...condition, in: [...new Set(condition.in.map((item) => lines.get(item) ?? item))] };
}

/** Whether the condition means the same once these lines are one: wherever it names one of them, it names all. */
export function survivesMerging(condition: Condition, lines: ReadonlySet<Guid>): boolean {
  if ('all' in condition) return condition.all.every((one) => survivesMerging(one, lines));
  if ('any' in condition) return condition.any.every((one) => survivesMerging(one, lines));
  if ('not' in condition) return survivesMerging(condition.not, lines);
  if (!('field' in condition) || !('in' in condition)) return true;
  const named = new Set(condition.in.filter((item) => lines.has(item)));
  return named.size === 0 || named.size === lines.size;
}

/** The rule with each of its conditions put otherwise. */
export function reworded(rule: Rule | null, word: (condition: Condition) => Condition): Rule | null {
  if (rule === null) return null;
  return {
    ...(rule.visible ? { visible: word(rule.visible) } : {}),
    ...(rule.required ? { required: word(rule.required) } : {}),
  };
}

export function renumberedRule(rule: Rule | null, numbers: ReadonlyMap<number, number>): Rule | null {
  return reworded(rule, (condition) => renumbered(condition, numbers));
}

function isWithin(answer: Answer, from: string | undefined, to: string | undefined): boolean {
  const [least, most] = 't' in answer ? [answer.t, answer.t] : 'a' in answer ? [answer.a, answer.b] : ['', ''];
  if (least.trim() === '' || most.trim() === '') return false;
  return (from === undefined || compare(least, from) >= 0) && (to === undefined || compare(most, to) <= 0);
}

const NUMBER = /^[-\u2212]?\d+(?:[.,]\d+)?$/;

/** Dates (yyyy-mm-dd) by letters, numbers by value. */
export function compare(one: string, other: string): number {
  const texts = [one.trim(), other.trim()] as const;
  if (texts.every((text) => NUMBER.test(text))) {
    const [left, right] = texts.map((text) => Number(text.replace('\u2212', '-').replace(',', '.')));
    return left! - right!;
  }
  return texts[0] < texts[1] ? -1 : texts[0] > texts[1] ? 1 : 0;
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

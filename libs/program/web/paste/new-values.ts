// Values of group fields in a pasted table: which the event has already, which would be new, and what is put in their place.

import { foldedValue, knownValue, usualSpelling } from '@rampa/competitions/domain';
import type { NewItem } from './read-rows.ts';

export interface NewValue {
  field: string;
  value: string;
  /** How many rows have it. */
  count: number;
}

type Known = Readonly<Record<string, readonly string[]>>;

const textsOf = (items: readonly NewItem[], field: string) =>
  items.map(({ groupValues }) => groupValues?.[field] ?? '');

/** Each once, in the order of the table. */
export function newValuesOf(items: readonly NewItem[], fields: readonly string[], known: Known): NewValue[] {
  return fields.flatMap((field) => {
    const fresh = textsOf(items, field).filter(
      (text) => foldedValue(text) !== '' && knownValue(text, known[field] ?? []) === undefined,
    );
    const folds = [...new Set(fresh.map(foldedValue))];
    return folds.map((fold) => {
      const alike = fresh.filter((text) => foldedValue(text) === fold);
      return { field, value: usualSpelling(alike), count: alike.length };
    });
  });
}

/** How one new value of a field is named among the choices. */
export const choiceOf = (field: string, value: string) => `${field} ${foldedValue(value)}`;

/**
 * Every value as the event spells it, a new one as most of the table does; `instead`: what the person has put in a new
 * one's place, empty for none.
 */
export function settledValues(
  item: NewItem,
  known: Known,
  fresh: readonly NewValue[],
  instead: Readonly<Record<string, string>>,
): NewItem {
  const settled = Object.entries(item.groupValues ?? {}).flatMap(([field, text]) => {
    const spelled = [...fresh.filter((one) => one.field === field).map(({ value }) => value)];
    const value = knownValue(text, known[field] ?? []) ?? instead[choiceOf(field, text)] ?? knownValue(text, spelled);
    return value ? [[field, value] as const] : [];
  });
  return { ...item, groupValues: Object.fromEntries(settled) };
}

/** Of a form: chosen values as the event spells them; one that has not changed keeps its own words. */
export function chosenValues(
  values: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  known: Known,
): Record<string, string> {
  const chosen = Object.entries(values).flatMap(([field, text]) => {
    const value = knownValue(text, [before[field] ?? '', ...(known[field] ?? [])]) ?? text.trim();
    return foldedValue(value) === '' ? [] : [[field, value] as const];
  });
  return Object.fromEntries(chosen);
}

const NEW: Record<string, string> = {
  ageCategory: 'Новая возрастная группа',
  form: 'Новая форма',
  level: 'Новый уровень',
};

/** «Новая возрастная группа» */
export function newValueTitle({ tag, title }: { tag: string; title: string }): string {
  return NEW[tag] ?? `Новое значение поля «${title}»`;
}

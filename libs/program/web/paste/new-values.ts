// Values of group fields in a pasted table: which exist, which are new, and which the user replaces.

import { foldedValue, knownValue, spelledValue, usualSpelling } from '@rampa/competitions/domain';
import { inQuotes, isGuid } from '@rampa/kernel';
import type { KnownValues } from './known-values.ts';
import type { NewItem } from './new-item.ts';

export interface NewValue {
  field: string;
  value: string;
  /** Number of rows with it. */
  count: number;
}

const textsOf = (items: readonly NewItem[], field: string) =>
  items.map(({ groupValues }) => groupValues?.[field] ?? '');

/** Each value once, in the order of the table. */
export function newValuesOf(items: readonly NewItem[], fields: readonly string[], known: KnownValues): NewValue[] {
  return fields.flatMap((field) => {
    const fresh = textsOf(items, field).filter(
      (text) => foldedValue(text) !== '' && knownValue(text, known[field] ?? []) === undefined,
    );
    const folds = [...new Set(fresh.map(foldedValue))];
    return folds.map((fold) => {
      const alike = fresh.filter((text) => foldedValue(text) === fold);
      return { field, value: spelledValue(usualSpelling(alike)), count: alike.length };
    });
  });
}

/** Label of one new value among the choices. */
export const choiceOf = (field: string, value: string) => `${field} ${foldedValue(value)}`;

/**
 * Resolves every value: an existing one to its guid, a new one to its most frequent spelling, set right. `instead`: the guid that
 * the user chose in place of a new one, empty for none.
 */
export function settledValues(
  item: NewItem,
  known: KnownValues,
  fresh: readonly NewValue[],
  instead: Readonly<Record<string, string>>,
): NewItem {
  const settled = Object.entries(item.groupValues ?? {}).flatMap(([field, text]) => {
    const choice = choiceOf(field, text);
    const spelled = fresh.find((one) => choiceOf(one.field, one.value) === choice)?.value;
    const value = knownValue(text, known[field] ?? [])?.guid ?? instead[choice] ?? spelled;
    return value ? [[field, value] as const] : [];
  });
  return { ...item, groupValues: Object.fromEntries(settled) };
}

/** Values of a form: chosen guids and new texts; a value that was deleted meanwhile is not sent. */
export function chosenValues(values: Readonly<Record<string, string>>, known: KnownValues): Record<string, string> {
  const isThere = (field: string, value: string) => !isGuid(value) || known[field]?.some(({ guid }) => guid === value);
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => foldedValue(value) !== '' && isThere(field, value)),
  );
}

const NEW: Record<string, string> = {
  ageCategory: 'Новая возрастная группа',
  form: 'Новая форма',
  level: 'Новый уровень',
};

/** «Новая возрастная группа» */
export function newValueTitle({ tag, title }: { tag: string; title: string }): string {
  return NEW[tag] ?? `Новое значение поля ${inQuotes(title)}`;
}

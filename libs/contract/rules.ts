// The field rules of a call's body as data, because browsers carry no schema (ADR 18). `rules-of.ts` derives them, the
// clients' build writes them into the forms' modules, and a spec compares both.

import { FAULT_WORDS } from '@rampa/kernel';
import { hasControls, visibleText } from './shapes.ts';

export type Rule = (
  | {
      is: 'text';
      min?: number;
      max?: number;
      pattern?: string;
      /** Compared and kept character by character, as a password is. */ isRaw?: true;
    }
  | { is: 'number'; min?: number; max?: number; isThousandths?: true }
  /** A choice, or a thing by its guid: a person can only leave it out. */
  | { is: 'choice' | 'day' | 'instant' }
  | { is: 'list'; min?: number; max?: number; of?: Rule }
  | { is: 'record'; of: Rule }
  | { is: 'fields'; fields: Record<string, Rule> }
) & {
  /** The field may be left out. */
  absent?: true;
  /** The field may be null. */
  empty?: true;
};

/** Key: the path of the field, `items.0.performer`. */
export type Faults = Record<string, string>;

/** `missing`: the form's own texts for fields that are not filled in, by path. */
export function faultsBy(rule: Rule, value: unknown, missing: Partial<Record<string, string>> = {}): Faults {
  const faults: Faults = {};
  look(rule, value, '', (path, words, isMissing) => {
    faults[path] = (isMissing ? missing[path] : undefined) ?? words;
  });
  return faults;
}

type Tell = (path: string, words: string, isMissing?: boolean) => void;

function look(rule: Rule, value: unknown, path: string, tell: Tell): void {
  if (value === undefined && rule.absent) return;
  if (value === null && rule.empty) return;
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const inner = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  switch (rule.is) {
    case 'text':
      return typeof value === 'string'
        ? lookAtText(rule, value, field, (words, isMissing) => tell(path, words, isMissing))
        : tell(path, FAULT_WORDS.missing(field), true);
    case 'number': {
      const { min, max, isThousandths = false } = rule;
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
        const isMissing = value === undefined || value === null || value === '';
        return tell(path, FAULT_WORDS.notNumber(isThousandths), isMissing);
      }
      if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
        tell(
          path,
          FAULT_WORDS.bounds({
            ...(min === undefined ? {} : { min }),
            ...(max === undefined ? {} : { max }),
            isThousandths,
          }),
        );
      }
      return;
    }
    case 'choice':
      if (value === undefined || value === null || value === '') tell(path, FAULT_WORDS.notChosen(field), true);
      return;
    case 'day':
      if (!isDay(value)) tell(path, FAULT_WORDS.noDay(field), true);
      return;
    case 'instant':
      if (!isInstant(value)) tell(path, FAULT_WORDS.noInstant(field), true);
      return;
    case 'list': {
      if (!Array.isArray(value)) return tell(path, FAULT_WORDS.tooFew, true);
      const { min = 0, max = Infinity, of } = rule;
      if (value.length < min) tell(path, FAULT_WORDS.tooFew, true);
      if (value.length > max) tell(path, FAULT_WORDS.tooMany(max));
      if (of) value.forEach((one, index) => look(of, one, inner(index), tell));
      return;
    }
    case 'record':
      return Object.entries(value ?? {}).forEach(([name, one]) => look(rule.of, one, inner(name), tell));
    case 'fields': {
      const given = (value ?? {}) as Record<string, unknown>;
      return Object.entries(rule.fields).forEach(([name, one]) => look(one, given[name], inner(name), tell));
    }
  }
}

function lookAtText(
  { min = 0, max = Infinity, pattern, isRaw }: Extract<Rule, { is: 'text' }>,
  value: string,
  field: string,
  tell: (words: string, isMissing?: boolean) => void,
): void {
  const seen = isRaw ? value : visibleText(value);
  // Counts as zod does: 😀 is one character.
  const { length } = [...seen];
  const fits = !pattern || new RegExp(pattern, 'u').test(seen);
  if (length === 0 && (min > 0 || !fits)) tell(FAULT_WORDS.missing(field), true);
  else if (length < min) tell(FAULT_WORDS.tooShort(min, length));
  else if (length > max) tell(FAULT_WORDS.tooLong(max, length));
  else if (!fits) tell(FAULT_WORDS.written(field));
  else if (!isRaw && hasControls(seen)) tell(FAULT_WORDS.signs);
}

/** The same as the contract's `date`: a calendar day in a year that the database can hold. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/.test(value))
    return false;
  return isDay(value.slice(0, 10));
}

// What another has saved meanwhile comes into a form that is being filled in: field by field, and never over what was typed.

import { dateText, momentText } from '../format.ts';
import { isSame } from './drafts.ts';

interface Standing<V> {
  /** What stands in the form. */
  values: V;
  /** What it was read as before, and now. */
  former: V;
  fresh: V;
  /** What this form has sent last: whoever reads it again has not been overtaken. */
  sent: V | null;
}

export interface TakenOver<V> {
  values: V;
  /** Paths that were typed in and that another has changed too: what was typed stays. */
  clashes: string[];
}

type Fields = Record<string, unknown>;

export function takenOver<V extends object>({ values, former, fresh, sent }: Standing<V>): TakenOver<V> {
  const clashes: string[] = [];
  const merged = mergedOf(
    { values: values as Fields, former: former as Fields, fresh: fresh as Fields, sent: sent as Fields | null },
    '',
    clashes,
  );
  return { values: merged as V, clashes };
}

/** The paths of single fields that differ, for whoever redraws only these. */
export function changedPaths(values: object, former: object, at = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const was = (former as Fields)[name];
    if (isSame(value, was)) return [];
    return isFlat(value) && isFlat(was) ? changedPaths(value, was, `${at}${name}.`) : [`${at}${name}`];
  });
}

export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], values);
}

function mergedOf({ values, former, fresh, sent }: Standing<Fields>, at: string, clashes: string[]): Fields {
  return Object.fromEntries(
    Object.entries(fresh).map(([name, theirs]) => {
      const [mine, was, own] = [values[name], former[name], sent?.[name]];
      if (isFlat(mine) && isFlat(was) && isFlat(theirs)) {
        const inside = { values: mine, former: was, fresh: theirs, sent: isFlat(own) ? own : null };
        return [name, mergedOf(inside, `${at}${name}.`, clashes)];
      }
      if (!(name in values) || isSame(mine, was)) return [name, theirs];
      if (!isSame(theirs, was) && !isSame(theirs, mine) && !isSame(theirs, trimmed(own))) clashes.push(`${at}${name}`);
      return [name, mine];
    }),
  );
}

/** A record of single values, by whatever they belong to; what lies deeper is decided about as a whole. */
function isFlat(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one !== 'object' || one === null)
  );
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const LONGEST = 200;

/** Said at the field; `shown`: how the field shows the value, where that is not the value itself. */
export function overtakenWords(theirs: unknown, shown = textOf(theirs)): string {
  return shown === null
    ? 'Пока вы правили, это поле изменил другой.'
    : `Пока вы правили, это поле изменил другой: ${shown}`;
}

function textOf(value: unknown): string | null {
  if (value === null || value === '') return 'пусто';
  if (typeof value === 'boolean') return value ? 'включено' : 'выключено';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  // A day or a local time is written in no zone.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dateText(`${value}T00:00Z`, 'UTC');
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return momentText(`${value}Z`, 'UTC');
  return `«${value.length > LONGEST ? `${value.slice(0, LONGEST).trimEnd()}…` : value}»`;
}

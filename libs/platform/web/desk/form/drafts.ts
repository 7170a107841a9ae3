// Drafts of long forms: kept on the device under the person's key when the page is left, offered when the form is
// opened again, deleted when it is saved or discarded.

import { ownKey } from '../own-settings.ts';

export interface Draft {
  /** Time of the last key. */
  at: string;
  /** The fields that differ from what the form began with. */
  values: Record<string, unknown>;
}

const DAYS = 14;
/** Limit of a draft in characters: a program of a thousand lines has 200 KB. */
const MOST = 1_000_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (login: string, name: string) => `${ownKey(login)}:draft:${name}`;

/** The changed fields, without those that must not stay on a device. */
export function changesOf(values: object, initial: object, omits: readonly string[] = []): Record<string, unknown> {
  const before = initial as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !omits.includes(name) && !isSame(value, before[name])),
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

const plain = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (Number.isNaN(one) ? 'NaN' : one));

export function keepDraft(store: Store, login: string, name: string, draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    if (Object.keys(draft.values).length === 0 || text.length > MOST) store.removeItem(keyOf(login, name));
    else store.setItem(keyOf(login, name), text);
  } catch {
    // The storage is full or forbidden: the form works without a draft.
  }
}

/** Null when none is kept, when it is too old, or when the form has another shape now. */
export function draftOf(store: Store, login: string, name: string, initial: object, now: Date): Draft | null {
  try {
    const kept = JSON.parse(store.getItem(keyOf(login, name)) ?? 'null') as Draft | null;
    if (kept === null || now.valueOf() - Date.parse(kept.at) > DAYS * 86_400_000) return null;
    const values = Object.fromEntries(Object.entries(kept.values).filter(([field]) => field in initial));
    const changes = changesOf(values, initial);
    return Object.keys(changes).length > 0 ? { at: kept.at, values: changes } : null;
  } catch {
    return null;
  }
}

export function dropDraft(store: Store, login: string, name: string): void {
  try {
    store.removeItem(keyOf(login, name));
  } catch {
    // Forbidden.
  }
}

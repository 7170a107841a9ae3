// Small JSON on this device, for a start without connection.

import { read, write } from './link-memory.ts';

const local = () => localStorage;

export function readJson<T>(key: string): T | null {
  const text = read(local, key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  write(local, key, value === null ? null : JSON.stringify(value));
}

/** All values whose names begin so. */
export function forgetJson(prefix: string): void {
  for (const key of keysOf(local)) if (key.startsWith(prefix)) write(local, key, null);
}

/** Deletes values with such a name whose moment (`at`) is older, or missing. */
export function forgetJsonBefore(prefix: string, moment: number): void {
  for (const key of keysOf(local)) {
    if (key.startsWith(prefix) && !((readJson<{ at?: number }>(key)?.at ?? 0) >= moment)) write(local, key, null);
  }
}

function keysOf(store: () => Storage): string[] {
  try {
    return Object.keys(store());
  } catch {
    return [];
  }
}

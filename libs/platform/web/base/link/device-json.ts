// Small JSON kept on this device for a start without connection.

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

/** Everything that is kept under a name that begins so. */
export function forgetJson(prefix: string): void {
  for (const key of keysOf(local)) if (key.startsWith(prefix)) write(local, key, null);
}

/** Of what is kept under such a name with the moment of its picture (`at`): what is older goes, and what tells none. */
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

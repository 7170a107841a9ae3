// Unsent answers as they lie in localStorage. It loads nothing, because the header asks it on every page.

import type { Guid } from '@rampa/kernel';
import type { FieldSaves } from './field-saves.ts';

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const KEEP_MS = 14 * 24 * 3_600_000;

export const prefixOf = (account: Guid) => `rampa.answers ${account} `;

/** Of all tabs, the oldest first. What is too old goes. */
export function keptEntries(account: Guid, store: () => TextStore, now: number): { tab: string; saves: FieldSaves }[] {
  const prefix = prefixOf(account);
  try {
    const found = keysOf(store())
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const saves = readOf(store().getItem(key));
        const tab = key.slice(prefix.length).split(' ')[0]!;
        if (saves && now - saves.typedAt < KEEP_MS) return [{ tab, saves }];
        store().removeItem(key);
        return [];
      });
    return found.toSorted((one, other) => one.saves.typedAt - other.saves.typedAt);
  } catch {
    return [];
  }
}

function keysOf(store: TextStore): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at)!);
}

function readOf(text: string | null): FieldSaves | null {
  try {
    const saves = JSON.parse(text ?? 'null') as FieldSaves | null;
    return saves && typeof saves.place?.fieldGuid === 'string' ? saves : null;
  } catch {
    return null;
  }
}

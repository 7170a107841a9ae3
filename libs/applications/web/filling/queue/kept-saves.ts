// Where unsent answers lie: one entry of localStorage for each field, written with the letter itself, so that a tab closed in the
// next moment loses nothing. Tabs never write one entry both: each has a name of its own.

import type { Guid } from '@rampa/kernel';
import { placeKey, type FieldSaves } from './field-saves.ts';

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SavesStorage {
  /** False: the device keeps nothing, and closing the tab would lose it. */
  keep(tab: string, saves: FieldSaves): boolean;
  forget(tab: string, saves: FieldSaves): void;
  /** Of all tabs, the oldest first. */
  all(): { tab: string; saves: FieldSaves }[];
}

const KEEP_MS = 14 * 24 * 3_600_000;
const prefixOf = (account: Guid) => `rampa.answers ${account} `;

export function savesStorage(account: Guid, store: () => TextStore, now: () => number): SavesStorage {
  const prefix = prefixOf(account);
  const keyOf = (tab: string, saves: FieldSaves) => `${prefix}${tab} ${placeKey(saves.place)}`;
  return {
    keep(tab, saves) {
      try {
        store().setItem(keyOf(tab, saves), JSON.stringify(saves));
        return true;
      } catch {
        return false;
      }
    },
    forget(tab, saves) {
      try {
        store().removeItem(keyOf(tab, saves));
      } catch {
        // A store that cannot be opened holds nothing.
      }
    },
    all() {
      try {
        const found = keysOf(store())
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => {
            const saves = readOf(store().getItem(key));
            const tab = key.slice(prefix.length).split(' ')[0]!;
            if (saves && now() - saves.typedAt < KEEP_MS) return [{ tab, saves }];
            store().removeItem(key);
            return [];
          });
        return found.toSorted((one, other) => one.saves.typedAt - other.saves.typedAt);
      } catch {
        return [];
      }
    },
  };
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

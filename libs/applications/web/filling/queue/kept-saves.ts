// Where unsent answers lie: one entry of localStorage for each field, written with the letter itself, so that a tab closed in the
// next moment loses nothing. Tabs never write one entry both: each has a name of its own.

import type { Guid } from '@rampa/kernel';
import { placeKey, type FieldSaves } from './field-saves.ts';
import { keptEntries, prefixOf, type TextStore } from './kept-entries.ts';

export interface SavesStorage {
  /** False: the device keeps nothing, and closing the tab would lose it. */
  keep(tab: string, saves: FieldSaves): boolean;
  forget(tab: string, saves: FieldSaves): void;
  /** Of all tabs, the oldest first. */
  all(): { tab: string; saves: FieldSaves }[];
}

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
    all: () => keptEntries(account, store, now()),
  };
}

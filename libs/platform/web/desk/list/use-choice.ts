// Chosen rows of a list, for actions on several of them.

import { useState } from 'react';
import { useEscape } from '../parts/use-escape.ts';
import { rangeOf } from './range.ts';

export interface Choice {
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** `isRange`: with everything between it and the row chosen before. */
  toggle(id: string, isRange?: boolean): void;
  /** All of these, or none of them. */
  put(ids: readonly string[]): void;
  clear(): void;
}

/** `ids` in their order; a row that disappears is no longer chosen. Esc clears the choice. */
export function useChoice(ids: readonly string[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [last, setLast] = useState<string | null>(null);
  const present = new Set(ids.filter((id) => chosen.has(id)));
  const clear = () => setChosen(new Set());
  useEscape(present.size > 0, clear);
  return {
    isOn: present.size > 0,
    ids: present,
    toggle(id, isRange = false) {
      const next = new Set(present);
      const isAdded = !present.has(id);
      for (const one of isRange ? rangeOf(ids, last, id) : [id]) {
        if (isAdded) next.add(one);
        else next.delete(one);
      }
      setChosen(next);
      setLast(id);
    },
    put: (all) => setChosen(new Set(all)),
    clear,
  };
}

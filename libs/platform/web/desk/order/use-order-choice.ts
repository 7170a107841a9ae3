// Several rows chosen to be moved together.

import { useState } from 'react';

export interface OrderChoice {
  /** Rows show that they can be chosen. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  /** `isRange`: with everything between it and the one chosen before. */
  toggle(id: string, isRange?: boolean): void;
  clear(): void;
}

/** `ids` in their order; what is gone from them is chosen no more. */
export function useOrderChoice(ids: readonly string[]): OrderChoice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [last, setLast] = useState<string | null>(null);
  const present = new Set(ids.filter((id) => chosen.has(id)));
  return {
    isOn: present.size > 0,
    ids: present,
    toggle(id, isRange = false) {
      const [from, to] = [ids.indexOf(last ?? ''), ids.indexOf(id)];
      const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const next = new Set(present);
      const isAdded = !present.has(id);
      for (const one of range) {
        if (isAdded) next.add(one);
        else next.delete(one);
      }
      setChosen(next);
      setLast(id);
    },
    clear: () => setChosen(new Set()),
  };
}

// Deeds of a constructor that are not with the server yet, on this device: written with each of them, so that a reload loses none.
// Tabs never write one entry both: each has a name of its own.

import type { Patch } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Deed } from './deeds.ts';

export interface KeptDeeds {
  /** Time of the last of them, ms. */
  at: number;
  waiting: readonly Deed[];
  /** What each changed, of what: whoever has changed the same meanwhile is not written over. */
  patches: readonly (readonly [Guid, readonly Patch[]])[];
  /** Of those that are taken back. */
  revisions: readonly (readonly [Guid, number])[];
}

/** The part of the constructor's state that is kept. */
export interface Waiting {
  waiting: readonly Deed[];
  patches: ReadonlyMap<Guid, readonly Patch[]>;
  revisions: ReadonlyMap<Guid, number>;
}

export type DeedStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const KEEP_MS = 14 * 24 * 3_600_000;

/** False: the device keeps nothing, and leaving the page would lose what waits. */
export function keepDeeds(store: () => DeedStore, key: string, state: Waiting, now: number): boolean {
  try {
    if (state.waiting.length === 0) store().removeItem(key);
    else store().setItem(key, JSON.stringify(keptOf(state, now)));
    return true;
  } catch {
    return state.waiting.length === 0;
  }
}

function keptOf({ waiting, patches, revisions }: Waiting, at: number): KeptDeeds {
  const own = new Set(waiting.map(({ changeGuid }) => changeGuid));
  const undone = new Set(waiting.flatMap((deed) => ('undoes' in deed ? [deed.undoes] : [])));
  return {
    ...{ at, waiting },
    patches: [...patches].filter(([guid]) => own.has(guid)),
    revisions: [...revisions].filter(([guid]) => undone.has(guid)),
  };
}

/** Of this tab and of those that are closed, the oldest first; they are one tab's from now on. */
export function takeDeeds(
  store: () => DeedStore,
  prefix: string,
  { own, open, now }: { own: string; open: ReadonlySet<string> | null; now: number },
): KeptDeeds | null {
  try {
    const box = store();
    const keys = Array.from({ length: box.length }, (_, at) => box.key(at)!).filter((key) => {
      const tab = key.slice(prefix.length);
      return key.startsWith(prefix) && (tab === own || open?.has(tab) === false);
    });
    const found = keys
      .flatMap((key) => {
        const kept = readOf(box.getItem(key));
        box.removeItem(key);
        return kept && now - kept.at < KEEP_MS ? [kept] : [];
      })
      .toSorted((one, other) => one.at - other.at);
    if (found.length === 0) return null;
    return {
      at: found.at(-1)!.at,
      waiting: found.flatMap(({ waiting }) => waiting),
      patches: found.flatMap(({ patches }) => patches),
      revisions: found.flatMap(({ revisions }) => revisions),
    };
  } catch {
    return null;
  }
}

function readOf(text: string | null): KeptDeeds | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptDeeds | null;
    return kept && [kept.waiting, kept.patches, kept.revisions].every(Array.isArray) ? kept : null;
  } catch {
    return null;
  }
}

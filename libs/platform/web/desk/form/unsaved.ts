// What has been put in and not sent, wherever on the page it stands: one question for all of it.

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

export interface Unsaved {
  isDirty(): boolean;
  /** The form itself: by it a panel knows what lies in it. */
  element(): HTMLElement | null;
  /** What would be lost, in one sentence. */
  lost: string;
  /** It was given up: nothing of it is kept. */
  discard(): void;
}

const held = new Map<string, { readonly current: Unsaved }>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function allUnsaved(): readonly Unsaved[] {
  return [...held.values()].map(({ current }) => current).filter((one) => one.isDirty());
}

/** Keeps watch while it is shown; answers whether it is this one that asks for all: the router hears one alone. */
export function useUnsaved(unsaved: Unsaved): boolean {
  const id = useId();
  const latest = useRef(unsaved);
  latest.current = unsaved;
  useEffect(() => {
    held.set(id, latest);
    changed();
    return () => {
      held.delete(id);
      changed();
    };
  }, [id]);
  return useSyncExternalStore(listen, () => held.keys().next().value === id);
}

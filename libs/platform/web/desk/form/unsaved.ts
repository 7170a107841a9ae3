// All unsaved input of a page, so that one question covers it.

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

export interface Unsaved {
  isDirty(): boolean;
  /** The form's element: a panel finds its own forms by it. */
  element(): HTMLElement | null;
  /** What would be lost, in one sentence. */
  lost: string;
  /** Called when it is discarded: nothing of it is kept. */
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

/**
 * Registers a guard while it is shown; returns whether this one asks for all, because the router listens to one only.
 */
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

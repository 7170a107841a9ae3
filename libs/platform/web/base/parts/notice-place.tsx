// Where notices appear while a modal layer is open: inside it, because otherwise neither eyes nor screen readers would
// notice them. The layer opened last gets them; without one they appear in their corner.

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNoticePlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => places.at(-1) ?? null);
}

/** Whether notices appear inside a layer now. */
export function isSaidInside(): boolean {
  return places.length > 0;
}

/** Stands in the flow of the layer, so that a notice covers nothing. */
export function NoticePlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    change([...places, element]);
    return () => change(places.filter((one) => one !== element));
  }, []);
  return <div ref={place} className="r-notice-place" />;
}

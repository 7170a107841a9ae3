// Where notices appear that come while a modal layer is open: inside it, because otherwise neither eyes nor screen readers
// would notice them. The layer opened last gets them; without one they appear in their corner.

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
  return useSyncExternalStore(subscribe, noticePlace);
}

/** Where a notice of this moment belongs; null: no layer is open. */
export function noticePlace(): HTMLElement | null {
  return places.at(-1) ?? null;
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

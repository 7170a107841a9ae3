// Where notices are said while something modal lies over the page: inside it, or neither an eye nor a screen reader would
// come to them. The last that opened has them; without any they are in their corner.

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

/** Whether what is said now is said inside something. */
export function isSaidInside(): boolean {
  return places.length > 0;
}

/** Stands in the flow of what it is in, so that nothing is ever under a notice there. */
export function NoticePlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    change([...places, element]);
    return () => change(places.filter((one) => one !== element));
  }, []);
  return <div ref={place} className="r-notice-place" />;
}

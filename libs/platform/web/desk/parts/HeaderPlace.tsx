// On a phone the event's name stands in the portal's header, so that the head stays low. Rooms put it there.

import { createContext, startTransition, useCallback, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  element: HTMLElement | null;
  set(element: HTMLElement | null): void;
}

const PlaceContext = createContext<Place>({ element: null, set: () => undefined });

export function HeaderPlaceProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // Without haste: what changes while the page is being put in is drawn in the same task.
  const set = useCallback((next: HTMLElement | null) => startTransition(() => setElement(next)), []);
  return <PlaceContext value={{ element, set }}>{children}</PlaceContext>;
}

/** Where the header keeps room. */
export function HeaderPlace({ className }: { className?: string }) {
  const { set } = useContext(PlaceContext);
  return <div ref={set} className={className} />;
}

/** `isAlways`: also where there is room for a head of its own. */
export function InHeader({ isAlways = false, children }: { isAlways?: boolean; children: ReactNode }) {
  const { element } = useContext(PlaceContext);
  if (!element) return null;
  return createPortal(isAlways ? <div data-always>{children}</div> : children, element);
}

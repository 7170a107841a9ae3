// On a phone the event's name stands in the portal's header, so that the head stays low. Rooms put it there.

import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  element: HTMLElement | null;
  set(element: HTMLElement | null): void;
}

const PlaceContext = createContext<Place>({ element: null, set: () => undefined });

export function HeaderPlaceProvider({ children }: { children: ReactNode }) {
  const [element, set] = useState<HTMLElement | null>(null);
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

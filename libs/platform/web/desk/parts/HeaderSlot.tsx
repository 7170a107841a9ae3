// A slot in the portal's header. On a phone an event's page puts its name there, so that its own head stays low.

import { createContext, startTransition, useCallback, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  element: HTMLElement | null;
  set(element: HTMLElement | null): void;
}

const SlotContext = createContext<Slot>({ element: null, set: () => undefined });

export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // A transition, because a plain state change during the commit would render the page twice in one task.
  const set = useCallback((next: HTMLElement | null) => startTransition(() => setElement(next)), []);
  return <SlotContext value={{ element, set }}>{children}</SlotContext>;
}

/** The place in the header that a page may fill. */
export function HeaderSlot({ className }: { className?: string }) {
  const { set } = useContext(SlotContext);
  return <div ref={set} className={className} />;
}

/** Puts its children into the header. `isAlways`: also on screens where the page has a head of its own. */
export function InHeader({ isAlways = false, children }: { isAlways?: boolean; children: ReactNode }) {
  const { element } = useContext(SlotContext);
  if (!element) return null;
  return createPortal(isAlways ? <div data-always>{children}</div> : children, element);
}

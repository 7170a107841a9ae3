// Loads a form that most visits never open after its page is there, so that it does not slow the page.

import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { onceStanding } from '@rampa/platform/web/base';

export interface OpenedLaterProps<P> {
  /** Props of the form; null while it is closed. */
  of: P | null;
}

/** `meanwhile` is shown until the form has loaded. */
export function openedLater<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  // `lazy` loses the type of the props where they are generic.
  const Form = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function OpenedLater({ of }: OpenedLaterProps<P>) {
    // Loaded once the page stands, so that a press does not wait; without a network the press tries again.
    useEffect(() => onceStanding(load), []);
    return of ? (
      <Suspense fallback={meanwhile}>
        <Form {...of} />
      </Suspense>
    ) : null;
  };
}

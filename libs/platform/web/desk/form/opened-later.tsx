// A form that most visits never open comes once its page is there: no page pays for it while it loads.

import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { onceStanding } from '@rampa/platform/web/base';

export interface OpenedLaterProps<P> {
  /** What the form is given; null while it is closed. */
  of: P | null;
}

/** `meanwhile` stands in its place until it has come. */
export function openedLater<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  // `lazy` loses the type of the props where they are generic.
  const Form = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function OpenedLater({ of }: OpenedLaterProps<P>) {
    // Asked for once the page stands, so that a press does not wait for it; without a network the press asks again.
    useEffect(() => onceStanding(load), []);
    return of ? (
      <Suspense fallback={meanwhile}>
        <Form {...of} />
      </Suspense>
    ) : null;
  };
}

// A controlled input.

import type { ReactNode } from 'react';
import type { Place } from '../kit-form.ts';

/** Redraws only this input when its value changes. */
export function Held<T>({
  at,
  children,
}: {
  at: Pick<Place<T>, 'error' | 'set' | 'useValue'>;
  children(value: T, set: (value: T) => void, error: string | undefined): ReactNode;
}) {
  return <>{children(at.useValue(), at.set, at.error)}</>;
}

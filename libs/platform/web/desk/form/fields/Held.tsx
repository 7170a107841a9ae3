// An input that is told its value.

import type { ReactNode } from 'react';
import type { Place } from '../kit-form.ts';

/** Any input that is told its value: only it is drawn anew. */
export function Held<T>({
  at,
  children,
}: {
  at: Pick<Place<T>, 'error' | 'set' | 'useValue'>;
  children(value: T, set: (value: T) => void, error: string | undefined): ReactNode;
}) {
  return <>{children(at.useValue(), at.set, at.error)}</>;
}

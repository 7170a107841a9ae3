// What opens over the running order comes after the page is there: most visits open none of it.

import { lazy, Suspense, useEffect } from 'react';
import type { FormsProps } from './Forms.tsx';

const load = () => import('./Forms.tsx');
const Forms = lazy(async () => ({ default: (await load()).Forms }));

export function OpenedForms(props: FormsProps) {
  // Asked for once the page stands, so that a press does not wait for it; without a network the press asks again.
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (!props.opened) return null;
  return (
    <Suspense fallback={null}>
      <Forms {...props} />
    </Suspense>
  );
}

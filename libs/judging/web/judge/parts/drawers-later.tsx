// The sheet's drawers come soon after the page: no first mark waits for them.

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Opened, SheetDrawersProps } from './sheet-drawers.tsx';

export type { Opened };

const load = () => import('./sheet-drawers.tsx');
const Drawers = lazy(async () => ({ default: (await load()).SheetDrawers }));

export function SheetDrawers(props: SheetDrawersProps) {
  const isWanted = props.opened !== null || props.desk.asked !== null;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  // They are drawn only after one was opened, so that a lost file harms nobody else.
  if (isWanted && !isDrawn) setDrawn(true);
  return isDrawn ? (
    <Suspense>
      <Drawers {...props} />
    </Suspense>
  ) : null;
}

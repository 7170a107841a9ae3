// The page carries this part of the hand-over itself and loads the rest soon after, before the judge asks: without https
// nothing is kept for a start without a network, and marks are handed over exactly then.

import { Suspense, lazy, useEffect, type ComponentProps } from 'react';

const load = () => import('./drawers.tsx');
const Drawers = lazy(async () => ({ default: (await load()).HandoverDrawers }));
const AtDoor = lazy(async () => ({ default: (await load()).DoorDrawer }));

export function HandoverDrawers(props: ComponentProps<typeof Drawers>) {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  // It is drawn only after somebody asked for it, so that a lost file harms nobody else.
  return props.open === null ? null : (
    <Suspense>
      <Drawers {...props} />
    </Suspense>
  );
}

export function DoorDrawer(props: ComponentProps<typeof AtDoor>) {
  return props.isOpen ? (
    <Suspense>
      <AtDoor {...props} />
    </Suspense>
  ) : null;
}

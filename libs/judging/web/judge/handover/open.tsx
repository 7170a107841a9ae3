// What the page itself carries of a hand-over; the rest is loaded soon after. It must not wait for the judge to ask: where
// a hall has no https nothing is kept for a start without a network, and marks are handed over exactly then.

import { Suspense, lazy, useEffect, type ComponentProps } from 'react';

const load = () => import('./drawers.tsx');
const Drawers = lazy(async () => ({ default: (await load()).HandoverDrawers }));
const AtDoor = lazy(async () => ({ default: (await load()).DoorDrawer }));

export function HandoverDrawers(props: ComponentProps<typeof Drawers>) {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  // Drawn only once it has been asked for, so that a file that is lost harms nobody else.
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

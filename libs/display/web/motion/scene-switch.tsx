// Fades one picture out in 180 ms and the next one in within 420 ms. A screen that comes late shows the end at once.

import { useEffect, useState, type ReactNode } from 'react';
import type { DisplayView } from '@rampa/contract';

export interface SceneSwitchProps {
  id: string;
  value: DisplayView;
  isLate: boolean;
  children: (shown: DisplayView, isMoving: boolean) => ReactNode;
}

const LEAVE_MS = 180;

interface Shown {
  id: string;
  value: DisplayView;
  isMoving: boolean;
  isLeaving: boolean;
}

export function SceneSwitch({ id, value, isLate, children }: SceneSwitchProps) {
  const [shown, setShown] = useState<Shown>({ id, value, isMoving: false, isLeaving: false });
  const isSame = shown.id === id;

  // The same picture with other contents: lamps light up, a row moves.
  if (isSame && (shown.value !== value || shown.isLeaving)) setShown({ ...shown, value, isLeaving: false });
  if (!isSame && isLate) setShown({ id, value, isMoving: false, isLeaving: false });
  else if (!isSame && !shown.isLeaving) setShown({ ...shown, isLeaving: true });

  useEffect(() => {
    if (!shown.isLeaving) return;
    const timer = setTimeout(() => setShown({ id, value, isMoving: true, isLeaving: false }), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [shown.isLeaving, id, value]);

  const motion = shown.isLeaving ? 'leave' : shown.isMoving ? 'enter' : 'still';
  return (
    <div key={shown.id} className="hall-scene" data-motion={motion}>
      {children(shown.value, shown.isMoving)}
    </div>
  );
}

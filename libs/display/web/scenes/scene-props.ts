// Props of every scene.

import type { DisplayView } from '@rampa/contract';

export interface SceneProps {
  view: DisplayView;
  now: number;
  staleSince: number | null;
  /** The screen showed the previous picture, so this one may appear step by step. */
  isMoving: boolean;
}

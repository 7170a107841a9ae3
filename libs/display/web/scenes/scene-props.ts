// What every scene is given.

import type { DisplayView } from '@rampa/contract';

export interface SceneProps {
  view: DisplayView;
  now: number;
  staleSince: number | null;
  /** The screen has seen what came before: the picture may come on step by step. */
  isMoving: boolean;
}

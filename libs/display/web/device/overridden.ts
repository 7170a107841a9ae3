import type { DisplayView, ScreenOverride } from '@rampa/contract';

/** The picture that a key on the screen asks for; nothing else of the live picture stays. */
export function overridden(view: DisplayView | null, override: ScreenOverride | null): DisplayView | null {
  if (view === null || override === null) return view;
  return {
    ...view,
    scene: override,
    current: null,
    next: null,
    judges: [],
    result: null,
    leaders: null,
    prize: null,
    ceremony: null,
  };
}

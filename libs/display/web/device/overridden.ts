import type { DisplayView, ScreenOverride } from '@rampa/contract';

/** The picture as the key wants it: nothing else of it stays. */
export function overridden(view: DisplayView | null, override: ScreenOverride | null): DisplayView | null {
  if (view === null || override === null) return view;
  return { ...view, scene: override, current: null, next: null, judges: [], result: null, leaders: null };
}

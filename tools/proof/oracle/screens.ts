// Compares what a screen shows with what it must show.

import type { Screen } from '../client/screen.ts';
import type { Shown } from '../client/screen-rules.ts';
import { pause } from '../client/asking.ts';
import { compareScreen, type Difference } from './compare.ts';
import { expectedScreen } from './expected.ts';
import type { Tables } from './rows.ts';
import type { TablesReader } from './tables.ts';

/**
 * Fields left out: the wording of the method, in the protocol and under a result, the opaque key of a group, and the sum by
 * which the list of programs is known to be old.
 */
const WORDING = new Set(['methodText', 'note', 'key', 'programs']);

/** Compares a picture with the tables of its own revision. */
export function differencesOf(view: string, key: string, state: unknown, tables: Tables): Difference[] {
  return compareScreen(state, expectedScreen(tables, view, key), WORDING);
}

/** The same for the picture shown at exactly that revision; null when there was none. */
export function exactDifferences(screen: Screen, tables: Tables): Difference[] | null {
  const exact = find(screen, tables);
  return exact ? differencesOf(screen.options.view, screen.options.key, exact.state, tables) : null;
}

export interface Agreement {
  /** Milliseconds until it agreed, or until the limit. */
  ms: number;
  isRight: boolean;
  differences: Difference[];
}

/**
 * Waits until the screen equals the tables. At the same (epoch, revision) there is no waiting: a picture that differs
 * there is wrong at once. When nothing that the screen shows has changed since its revision, the head may be ahead of
 * it; the pictures must be equal all the same.
 */
export async function agree(screen: Screen, oracle: TablesReader, limitMs = 60_000): Promise<Agreement> {
  const { view, key } = screen.options;
  const from = performance.now();
  for (;;) {
    let last: Difference[];
    const tables = await oracle.read().catch(() => null);
    const ms = performance.now() - from;
    const shown = screen.shown;
    if (tables && shown) {
      const differences = exactDifferences(screen, tables) ?? [];
      if (differences.length > 0) return { ms, isRight: false, differences };
      last = differencesOf(view, key, shown.state, tables);
      const isSameEpoch = shown.epoch === tables.stamp.epoch;
      if (last.length === 0 && isSameEpoch && screen.isLive) return { ms, isRight: true, differences: [] };
      if (last.length === 0) {
        const what = isSameEpoch ? 'isLive' : 'epoch';
        last = [
          { path: what, screen: isSameEpoch ? false : shown.epoch, oracle: isSameEpoch ? true : tables.stamp.epoch },
        ];
      }
    } else {
      last = [{ path: 'state', screen: shown ? 'is shown' : null, oracle: tables ? 'is known' : 'does not answer' }];
    }
    if (ms > limitMs) return { ms, isRight: false, differences: last };
    await pause(25);
  }
}

/** The picture that the screen showed at exactly the revision of the tables. */
function find(screen: Screen, { stamp }: Tables): Shown | undefined {
  return screen.shownLately.findLast(({ epoch, revision }) => epoch === stamp.epoch && revision === stamp.revision);
}

// Brings what a screen shows into the oracle's shape (lists keyed by what they name) and compares the two.

import type { ProtocolView } from '@rampa/contract';
import type { Screen } from '../client/screen.ts';
import type { Shown } from '../client/screen-rules.ts';
import { pause } from '../client/asking.ts';
import { compareScreen, type Difference } from './compare.ts';
import { expectedScreen } from './expected.ts';
import type { Tables, TablesReader } from './tables.ts';

/** Both sides in one shape. */
function shapeOf(view: string, state: unknown): unknown {
  return view === 'protocol' ? protocolShape(state as ProtocolView) : state;
}

function protocolShape(protocol: ProtocolView): unknown {
  const byCriterion = <T>(values: readonly T[]) =>
    Object.fromEntries(protocol.criteria.map(({ guid }, c) => [guid, values[c]]));
  const rows = protocol.groups
    .flatMap((group) => group.rows)
    .map((row) => {
      const byJudge = protocol.judges.map(({ guid }, j) => {
        const own = row.byJudge[j]!;
        return [guid, { ...own, marks: byCriterion(own.marks) }];
      });
      return [
        row.itemGuid,
        { ...row, byJudge: Object.fromEntries(byJudge), byCriterion: byCriterion(row.byCriterion) },
      ];
    });
  return { ...protocol, rows: Object.fromEntries(rows) };
}

/** A picture beside the tables of its own revision. */
export function differencesOf(view: string, key: string, state: unknown, tables: Tables): Difference[] {
  return compareScreen(shapeOf(view, state), expectedScreen(tables, view, key));
}

/** The same for the picture that the screen showed at exactly that revision; null when it showed none. */
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
 * Waits until the screen equals the tables. At the very same (epoch, revision) there is no waiting for equality: a
 * picture that differs there is wrong at once. Where nothing that the screen shows has changed since its revision, the
 * head may be ahead of it; then the pictures must be equal all the same.
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

// The viewers of a segment: N hall displays and the protocol's page. They follow by sockets, report when a mark reached
// them, and are compared with the oracle.

import { counted } from '@rampa/kernel';
import type { Address } from '../client/asking.ts';
import type { HungScene } from '../client/opening.ts';
import type { LedgerEntry } from '../client/ledger.ts';
import type { Organizer } from '../client/organizer.ts';
import { Screen } from '../client/screen.ts';
import { tell } from '../oracle/compare.ts';
import { agree } from '../oracle/screens.ts';
import type { TablesReader } from '../oracle/tables.ts';
import type { Findings } from './findings.ts';

export interface Hung {
  key: string;
  scene: HungScene;
}

export class Audience {
  readonly screens: readonly Screen[];
  #title: string;
  #oracle: TablesReader;
  /** Time of the frame of each revision. */
  #sightings = new Map<Screen, { revision: number; at: number }[]>();

  constructor(given: {
    title: string;
    address: Address;
    organizer: Organizer;
    program: string;
    displays: readonly Hung[];
    oracle: TablesReader;
  }) {
    const { address, program } = given;
    this.#title = given.title;
    this.#oracle = given.oracle;
    this.screens = [
      ...given.displays.map(({ key }) => new Screen({ address, view: 'display', key })),
      new Screen({ address, view: 'protocol', key: program, token: given.organizer.token }),
    ];
    for (const screen of this.screens) {
      const display = given.displays.find(({ key }) => key === screen.options.key);
      // The leaders change only when all judges have sent, so a single mark cannot be followed there.
      if (display?.scene === 'leaders') continue;
      const seen: { revision: number; at: number }[] = [];
      screen.onFrame = ({ revision, at }) => seen.push({ revision, at });
      this.#sightings.set(screen, seen);
    }
  }

  start(): this {
    for (const screen of this.screens) screen.start();
    return this;
  }

  /** Compares every screen with the oracle, now that nobody writes. */
  async check(moment: string, found: Findings): Promise<void> {
    const oracle = this.#oracle;
    await Promise.all(
      this.screens.map(async (screen) => {
        const { isRight, differences, ms } = await agree(screen, oracle);
        found.screens.checks++;
        if (isRight) return;
        found.screens.wrong++;
        const after = `через ${Math.round(ms)}\u00A0мс`;
        found.mismatches.push(`${this.#title} · ${screen.name} · ${moment} ${after}: ${tell(differences)}`);
      }),
    );
  }

  /**
   * Milliseconds from a mark's send to the first frame with it: on the protocol for every mark, on the displays for the
   * mark that completed a judge's sheet of a performance (`whole`), because only then the hall changes.
   */
  latencies(entries: readonly LedgerEntry[], whole: number): number[] {
    const batches = Map.groupBy(
      entries,
      ({ submission }) => `${submission.judgeGuid}/${submission.competitionProgramItemGuid}`,
    );
    const completing = [...batches.values()].filter((batch) => batch.length === whole).map((batch) => batch.at(-1)!);
    return [...this.#sightings].flatMap(([screen, seen]) => {
      const watched = screen.options.view === 'protocol' ? entries : completing;
      return watched.flatMap(({ sentAt, reply }) => {
        if (sentAt === null || reply === null || reply.revision === null) return [];
        const first = firstAt(seen, reply.revision);
        return first === null ? [] : [first - sentAt];
      });
    });
  }

  stop(found: Findings): void {
    for (const screen of this.screens) {
      screen.stop();
      found.screens.count++;
      if (screen.wentBack === 0) continue;
      found.screens.wrong++;
      const times = counted(screen.wentBack, 'раз', 'раза', 'раз');
      found.mismatches.push(`${this.#title} · ${screen.name}: ${times} показано состояние старее прежнего`);
    }
  }
}

/** Revisions only grow, so the first one at least this high is found by bisection. */
function firstAt(seen: readonly { revision: number; at: number }[], revision: number): number | null {
  let low = 0;
  let high = seen.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seen[middle]!.revision >= revision) high = middle;
    else low = middle + 1;
  }
  return seen[low]?.at ?? null;
}

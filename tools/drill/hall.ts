// The screens of a drill, all laid beside one oracle.

import { pause, type Address } from '../client/asking.ts';
import { hangDisplay } from '../client/opening.ts';
import type { Judge } from '../client/judge.ts';
import type { Organizer } from '../client/organizer.ts';
import { Screen } from '../client/screen.ts';
import { tell } from '../oracle/compare.ts';
import { agree, exactDifferences } from '../oracle/screens.ts';
import type { Oracle } from '../oracle/tables.ts';
import type { DrillContest } from './contest.ts';

/** After so long a screen has shown a revision, or never will; it remembers its last second or so. */
const REACHES_WITHIN_MS = 500;

export interface HallOptions {
  address: Address;
  organizer: Organizer;
  contest: DrillContest;
  judges?: readonly Judge[];
  displays: number;
  heedless?: boolean;
}

export class Hall {
  readonly screens: readonly Screen[];
  wrong = 0;
  readonly notes: string[] = [];

  private constructor(screens: readonly Screen[]) {
    this.screens = screens;
  }

  /** Displays, the protocol, the program, and the sheets of the first judges. */
  static async open({
    address,
    organizer,
    contest,
    judges = [],
    displays,
    heedless = false,
  }: HallOptions): Promise<Hall> {
    const keys: string[] = [];
    for (let i = 0; i < displays; i++) {
      keys.push(await hangDisplay(organizer, contest, contest.program, i % 2 === 1 ? 'leaders' : 'follow'));
    }
    const { token } = organizer;
    const screens = [
      ...keys.map((key) => new Screen({ address, view: 'display', key, heedless })),
      new Screen({ address, view: 'protocol', key: contest.program, token, heedless }),
      new Screen({ address, view: 'program', key: contest.program, token, heedless }),
      ...judges.map(
        (judge) =>
          new Screen({
            address,
            view: 'judge-sheet',
            key: `${contest.program}:${judge.options.judge}`,
            token: judge.token,
            heedless,
          }),
      ),
    ];
    return new Hall(screens.map((screen) => screen.start()));
  }

  /** Milliseconds until the last screen equals the oracle. */
  async agree(oracle: Oracle, moment: string, limitMs = 60_000): Promise<number> {
    const found = await Promise.all(
      this.screens.map(async (screen) => ({ screen, ...(await agree(screen, oracle, limitMs)) })),
    );
    for (const { screen, isRight, differences } of found) {
      if (isRight) continue;
      this.wrong++;
      this.notes.push(`${screen.name} · ${moment} (${screen.condition}): ${tell(differences)}`);
    }
    return Math.max(...found.map(({ ms }) => ms));
  }

  /** While everybody marks: each picture that was shown at exactly the oracle's revision. Answers how many there were. */
  async glance(oracle: Oracle): Promise<number> {
    const tables = await oracle.read().catch(() => null);
    await pause(REACHES_WITHIN_MS);
    if (!tables) return 0;
    let checked = 0;
    for (const screen of this.screens) {
      const differences = exactDifferences(screen, tables);
      if (!differences) continue;
      checked++;
      if (differences.length === 0) continue;
      this.wrong++;
      this.notes.push(`${screen.name} · на ходу, редакция ${tables.stamp.revision}: ${tell(differences)}`);
    }
    return checked;
  }

  /** Looks at the screens all the time; `stop` answers how many pictures could be compared. */
  watch(oracle: Oracle): { stop(): Promise<number> } {
    let isOn = true;
    const work = async (): Promise<number> => {
      let checked = 0;
      while (isOn) checked += await this.glance(oracle);
      return checked;
    };
    // A glance waits for the screens; meanwhile the other one reads.
    const working = Promise.all([work(), pause(REACHES_WITHIN_MS / 2).then(work)]);
    return {
      stop: async () => {
        isOn = false;
        return (await working).reduce((sum, checked) => sum + checked, 0);
      },
    };
  }

  get wentBack(): number {
    return this.screens.reduce((sum, screen) => sum + screen.wentBack, 0);
  }

  get reconnects(): number {
    return this.screens.reduce((sum, screen) => sum + Math.max(0, screen.reconnects), 0);
  }

  stop(): void {
    for (const screen of this.screens) screen.stop();
  }
}

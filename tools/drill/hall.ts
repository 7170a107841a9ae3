// The screens of a drill, all laid beside one oracle.

import type { Address } from '../client/asking.ts';
import { hangDisplay } from '../client/opening.ts';
import type { Judge } from '../client/judge.ts';
import type { Organizer } from '../client/organizer.ts';
import { Screen } from '../client/screen.ts';
import { tell } from '../oracle/compare.ts';
import { agree } from '../oracle/screens.ts';
import type { Oracle } from '../oracle/tables.ts';
import type { DrillContest } from './contest.ts';

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

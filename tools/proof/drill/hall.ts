// The screens of a drill, all compared with one oracle.

import { pause, type Address } from '../client/asking.ts';
import { hangDisplay } from '../client/opening.ts';
import type { Judge } from '../client/judge.ts';
import type { Organizer } from '../client/organizer.ts';
import { Screen } from '../client/screen.ts';
import { tell } from '../oracle/compare.ts';
import { agree, differencesOf, exactDifferences } from '../oracle/screens.ts';
import type { Tables } from '../oracle/rows.ts';
import { Stuck } from '../oracle/stuck.ts';
import type { Oracle } from '../oracle/tables.ts';
import type { DrillContest } from './contest.ts';

/** After this long a screen has shown a revision, or never will; it remembers only its last second or so. */
const REACHES_WITHIN_MS = 500;

export interface HallOptions {
  /** One address for all screens, or one for each by its number. */
  address: Address;
  addressOf?: (screen: number) => Address;
  hold?: () => Promise<void>;
  /** False: `start` opens them. */
  isStarted?: boolean;
  /** Displays reveal in turn: as soon as all have sent, after the end of the performance, when the protocol is out, never, mark by mark. */
  everyReveal?: boolean;
  organizer: Organizer;
  contest: DrillContest;
  judges?: readonly Judge[];
  displays: number;
  heedless?: boolean;
}

const REVEALS = ['afterAllJudges', 'afterDone', 'whenPublished', 'never', 'atOnce'] as const;

export function sheetOf(contest: DrillContest, { options, token }: Judge) {
  return { view: 'judge-sheet' as const, key: `${contest.program}:${options.judge}`, token };
}

export class Hall {
  readonly screens: Screen[];
  wrong = 0;
  compared = 0;
  readonly notes: string[] = [];
  /** Screens that showed something old for too long and believed themselves LIVE. */
  readonly behind: string[] = [];
  readonly #stuck = new Stuck<Screen>();
  #leftBack = 0;

  private constructor(screens: Screen[]) {
    this.screens = screens;
  }

  /** Displays, the protocol, the program, and the sheets of the first judges. */
  static async open({ organizer, contest, judges = [], displays, ...options }: HallOptions): Promise<Hall> {
    const keys: string[] = [];
    for (let i = 0; i < displays; i++) {
      const reveal = options.everyReveal ? REVEALS[Math.floor(i / 2) % REVEALS.length] : undefined;
      keys.push(await hangDisplay(organizer, contest, contest.program, i % 2 === 1 ? 'leaders' : 'follow', reveal));
    }
    const { token } = organizer;
    const hung = [
      ...keys.map((key) => ({ view: 'display' as const, key })),
      { view: 'protocol' as const, key: contest.program, token },
      { view: 'program' as const, key: contest.program, token },
      ...judges.map((judge) => sheetOf(contest, judge)),
    ];
    const { address, addressOf, heedless = false, hold } = options;
    const screens = hung.map(
      (one, index) =>
        new Screen({ ...one, address: addressOf?.(index) ?? address, heedless, ...(hold ? { hold } : {}) }),
    );
    const hall = new Hall(screens);
    if (options.isStarted ?? true) hall.start();
    return hall;
  }

  start(): void {
    for (const screen of this.screens) screen.start();
  }

  /** Removes the screen from the hall. */
  take(screen: Screen): void {
    this.#leftBack += screen.wentBack;
    this.screens.splice(this.screens.indexOf(screen), 1);
  }

  /** Milliseconds until the last screen equals the oracle. */
  async agree(oracle: Oracle, moment: string, limitMs = 60_000, screens = this.screens): Promise<number> {
    const found = await Promise.all(
      screens.map(async (screen) => ({ screen, ...(await agree(screen, oracle, limitMs)) })),
    );
    this.compared += found.length;
    for (const { screen, isRight, differences } of found) {
      if (isRight) continue;
      this.wrong++;
      this.notes.push(`${screen.name} · ${moment} (${screen.condition}): ${tell(differences)}`);
    }
    return Math.max(...found.map(({ ms }) => ms));
  }

  /** While everybody marks: compares each picture shown at exactly the oracle's revision. Returns their number. */
  async glance(oracle: Oracle): Promise<number> {
    const tables = await oracle.read().catch(() => null);
    await pause(REACHES_WITHIN_MS);
    if (!tables) return 0;
    let checked = 0;
    for (const screen of this.screens) {
      this.#noticeBehind(screen, tables);
      const differences = exactDifferences(screen, tables);
      if (!differences) continue;
      checked++;
      this.compared++;
      if (differences.length === 0) continue;
      this.wrong++;
      this.notes.push(`${screen.name} · на ходу, редакция ${tables.stamp.revision}: ${tell(differences)}`);
    }
    return checked;
  }

  /** Screens that are LIVE without something that the tables held long ago; the beats must have told them. */
  #noticeBehind(screen: Screen, tables: Tables): void {
    const { shown, options } = screen;
    const { epoch, revision } = tables.stamp;
    const isOlder = shown !== null && (shown.epoch !== epoch || shown.revision < revision);
    const isBehind =
      screen.isLive && isOlder && differencesOf(options.view, options.key, shown.state, tables).length > 0;
    if (this.#stuck.look(screen, { shown, held: { epoch, revision }, isBehind }, performance.now()))
      this.behind.push(`${screen.name}: редакция ${shown?.revision} при ${revision} (${screen.condition})`);
  }

  /** Compares the screens all the time; `stop` returns the number of compared pictures. */
  watch(oracle: Oracle): { stop(): Promise<number> } {
    let isOn = true;
    const work = async (): Promise<number> => {
      let checked = 0;
      while (isOn) checked += await this.glance(oracle);
      return checked;
    };
    // One comparison waits for its screens while the other reads.
    const working = Promise.all([work(), pause(REACHES_WITHIN_MS / 2).then(work)]);
    return {
      stop: async () => {
        isOn = false;
        return (await working).reduce((sum, checked) => sum + checked, 0);
      },
    };
  }

  get wentBack(): number {
    return this.screens.reduce((sum, screen) => sum + screen.wentBack, this.#leftBack);
  }

  get reconnects(): number {
    return this.screens.reduce((sum, screen) => sum + Math.max(0, screen.reconnects), 0);
  }

  stop(): void {
    for (const screen of this.screens) screen.stop();
  }
}

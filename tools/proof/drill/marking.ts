// Thirty judges at work: each taps marks of performances that have been on stage, new ones and edits, at a steady mean
// rate, whatever happens to the servers; his outbox sends them.

import { pause } from '../client/asking.ts';
import type { Judge } from '../client/judge.ts';
import type { Organizer } from '../client/organizer.ts';
import type { Chance } from '../client/seeded.ts';
import { callToStage, type DrillContest } from './contest.ts';

export interface MarkingOptions {
  organizer: Organizer;
  contest: DrillContest;
  judges: readonly Judge[];
  chance: Chance;
  /** Marks of all judges together, per second. */
  marksPerSecond: number;
  /** Pause between two performances. */
  stageMs: number;
  /** Every performance has been on stage already, so there is only editing. */
  isOver?: boolean;
}

export class Marking {
  #options: MarkingOptions;
  #onStage = -1;
  #isRunning = false;
  #isResting = false;
  #loops: Promise<void>[] = [];

  constructor(options: MarkingOptions) {
    this.#options = options;
    if (options.isOver) this.#onStage = options.contest.items.length - 1;
  }

  /** Puts the first performance on stage before anybody marks. */
  async start(): Promise<void> {
    this.#isRunning = true;
    if (!this.#options.isOver) await this.#next();
    this.#loops = [this.#stage(), ...this.#options.judges.map((judge) => this.#mark(judge))];
  }

  /** Stops taps and stage calls and waits until every outbox is empty. */
  async rest(): Promise<void> {
    this.#isResting = true;
    await Promise.all(this.#options.judges.map((judge) => judge.drained(120_000)));
  }

  resume(): void {
    this.#isResting = false;
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#loops);
    await Promise.all(this.#options.judges.map((judge) => judge.drained(120_000)));
  }

  async #next(): Promise<void> {
    const { organizer, contest } = this.#options;
    if (this.#onStage + 1 >= contest.items.length) return;
    await callToStage(organizer, contest, this.#onStage + 1);
    this.#onStage++;
  }

  async #stage(): Promise<void> {
    const { stageMs } = this.#options;
    for (let waited = 0; this.#isRunning; waited += 50) {
      await pause(50);
      if (waited < stageMs || this.#isResting) continue;
      waited = 0;
      await this.#next();
    }
  }

  async #mark(judge: Judge): Promise<void> {
    const { chance, contest, judges, marksPerSecond } = this.#options;
    const mean = (1000 * judges.length) / marksPerSecond;
    while (this.#isRunning) {
      await pause(mean * (0.5 + chance.next()));
      if (this.#isResting || !this.#isRunning) continue;
      // Mostly the performance on stage, sometimes an edit of an earlier one.
      const isCurrent = !this.#options.isOver && chance.next() < 0.7;
      const index = isCurrent ? this.#onStage : chance.whole(0, this.#onStage);
      judge.tap({
        item: contest.items[index]!,
        point: chance.pick(contest.points),
        value: !this.#options.isOver && chance.next() < 0.03 ? null : chance.whole(0, 100) * 100,
      });
      void judge.send();
    }
  }
}

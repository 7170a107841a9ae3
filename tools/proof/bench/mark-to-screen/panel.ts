// Thirty judges who mark the performance on stage, with random pauses between marks.

import { CompetitionProgramItemSetActivity } from '@rampa/contract';
import type { Contest } from '../../client/contest.ts';
import type { Judge } from '../../client/judge.ts';
import type { LedgerEntry } from '../../client/ledger.ts';
import type { Organizer } from '../../client/organizer.ts';
import type { Chance } from '../../client/seeded.ts';
import { pause } from '../machine.ts';

export class Panel {
  readonly #organizer: Organizer;
  readonly #contest: Contest;
  readonly #judges: readonly Judge[];
  readonly #chance: Chance;
  #onStage = -1;

  constructor(organizer: Organizer, contest: Contest, judges: readonly Judge[], chance: Chance) {
    this.#organizer = organizer;
    this.#contest = contest;
    this.#judges = judges;
    this.#chance = chance;
  }

  /** Every mark changes the hall: one more judge has sent. Resolves when all marks are answered. */
  async judge(performances: number, marksPerSecond: number): Promise<LedgerEntry[]> {
    const marks: LedgerEntry[] = [];
    let at = performance.now();
    for (let index = 0; index < performances; index++) {
      await this.#callNext();
      const [segment] = this.#contest.segments;
      for (const judge of this.#chance.shuffled(this.#judges)) {
        at = Math.max(performance.now(), at - (1000 / marksPerSecond) * Math.log(1 - this.#chance.next()));
        await pause(Math.max(0, at - performance.now()));
        const value = 1000 + 100 * this.#chance.whole(0, 90);
        marks.push(judge.tap({ item: segment!.items[this.#onStage]!, point: segment!.criteria[0]!, value }));
        void judge.send();
      }
      await Promise.all(this.#judges.map((judge) => judge.drained()));
    }
    return marks;
  }

  async #callNext(): Promise<void> {
    const [segment] = this.#contest.segments;
    const item = segment!.items[++this.#onStage]!;
    await this.#organizer.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: segment!.program },
      body: { competitionProgramItemGuid: item, activity: 'OnStage' },
    });
  }
}

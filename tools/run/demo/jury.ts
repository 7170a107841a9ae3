// The simulated jury: each judge signs in by his link, opens his sheet and marks what he has seen.

import { VotingProtocolGetVoitingProtocolByJudgeJson, type JudgeSheetView } from '@rampa/contract';
import { formatThousandths, type Guid } from '@rampa/kernel';
import { askUntilAnswered, pause } from '../../proof/client/asking.ts';
import { Judge } from '../../proof/client/judge.ts';
import { Chance } from '../../proof/client/seeded.ts';
import type { DemoContest, DemoJudge } from './contest.ts';
import { add, surname } from './say.ts';
import { mannerOf, markOf, thinkingMs, type Manner } from './judge-manner.ts';

/** One mark in so many is corrected a moment later. */
const SECOND_THOUGHT = 22;

export class DemoTablet {
  readonly person: DemoJudge;
  readonly #judge: Judge;
  readonly #contest: DemoContest;
  readonly #url: string;
  readonly #speed: number;
  readonly #chance: Chance;
  readonly #manner: Manner;
  #sheet: JudgeSheetView | null = null;

  constructor(given: { person: DemoJudge; contest: DemoContest; url: string; speed: number; chance: Chance }) {
    const { person, contest, url, speed, chance } = given;
    this.person = person;
    this.#contest = contest;
    this.#url = url;
    this.#speed = speed;
    this.#chance = chance;
    this.#manner = mannerOf(chance);
    this.#judge = new Judge({
      address: () => url,
      competition: contest.guid,
      judge: person.guid,
      key: person.key,
      device: 'demo-tablet',
      // Continues the tablet's tap counter, which only grows.
      sequenceFrom: Date.now(),
    });
  }

  async signIn(): Promise<this> {
    await this.#judge.signIn();
    return this;
  }

  async openSheet(program: Guid): Promise<void> {
    const sheet = await askUntilAnswered(() => this.#url, VotingProtocolGetVoitingProtocolByJudgeJson, {
      query: { competitionProgramGuid: program, competitionJudgeGuid: this.person.guid },
      as: this.#judge.token,
    });
    this.#sheet = sheet;
    for (const { guid, marks } of sheet.items) {
      for (const [point, [, version]] of Object.entries(marks)) this.#judge.knows(guid, point, version);
    }
  }

  /** Criteria of his sheet without a mark. */
  missing(item: Guid): Guid[] {
    const marks = this.#sheet?.items.find(({ guid }) => guid === item)?.marks ?? {};
    return this.#contest.points.map(({ guid }) => guid).filter((point) => (marks[point]?.[0] ?? null) === null);
  }

  /** Marks one performance as a person would: criterion by criterion, with an occasional correction. */
  async mark(item: Guid, merit: number): Promise<void> {
    const given: number[] = [];
    for (const point of this.missing(item)) {
      const scale = this.#contest.points.find(({ guid }) => guid === point)!;
      await this.#live(thinkingMs(this.#chance, this.#manner));
      const value = markOf(this.#chance, this.#manner, merit, scale);
      if (this.#chance.whole(1, SECOND_THOUGHT) === 1) {
        await this.#tap(item, point, Math.max(scale.min, value - scale.step * 3));
        await this.#live(2000);
      }
      await this.#tap(item, point, value);
      given.push(value);
    }
    if (given.length > 0) {
      add(
        `${surname(this.person.fullName).padEnd(10)} ${given.map((value) => formatThousandths(value, 1)).join('  ')}`,
      );
    }
  }

  async #tap(item: Guid, point: Guid, value: number): Promise<void> {
    this.#judge.tap({ item, point, value });
    await this.#judge.drained();
  }

  #live(ms: number): Promise<void> {
    return pause(ms / this.#speed);
  }
}

export function seatJury(given: {
  contest: DemoContest;
  url: string;
  speed: number;
  seed: number;
}): Promise<DemoTablet[]> {
  const { contest, url, speed, seed } = given;
  return Promise.all(
    contest.judges.map((person, index) =>
      new DemoTablet({ person, contest, url, speed, chance: new Chance(seed + index * 7919) }).signIn(),
    ),
  );
}

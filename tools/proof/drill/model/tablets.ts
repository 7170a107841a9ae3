// The judges of a random day with two tablets each, and how their marks travel.

import { VotingProtocolSavingBySelf } from '@rampa/contract';
import { ask, pause } from '../../client/asking.ts';
import { Judge } from '../../client/judge.ts';
import { settle, type LedgerEntry } from '../../client/ledger.ts';
import { seatJudges } from '../../client/opening.ts';
import type { Product } from '../../client/product.ts';
import type { Screen } from '../../client/screen.ts';
import type { DrillContest } from '../contest.ts';
import type { Checks } from './checks.ts';
import type { Delivery } from './steps.ts';

export interface Seated {
  readonly own: Judge;
  readonly spare: Judge;
  sheet: Screen | null;
  /** The epoch that his tablets know. */
  epoch: string | null;
  isRevoked: boolean;
}

export class Tablets {
  readonly seated: readonly Seated[];
  readonly #product: Product;
  readonly #contest: DrillContest;

  static async seat(product: Product, contest: DrillContest): Promise<Tablets> {
    const own = await seatJudges(contest, product.address());
    const spares = own.map(({ options }) => new Judge({ ...options, device: `${options.device}-spare` }).signIn());
    const seated = (await Promise.all(spares)).map((spare, j): Seated => ({
      own: own[j]!,
      spare,
      sheet: null,
      epoch: null,
      isRevoked: false,
    }));
    return new Tablets(product, contest, seated);
  }

  private constructor(product: Product, contest: DrillContest, seated: readonly Seated[]) {
    this.#product = product;
    this.#contest = contest;
    this.seated = seated;
  }

  get all(): Judge[] {
    return this.seated.flatMap(({ own, spare }) => [own, spare]);
  }

  of({ judge, spare }: { judge: number; spare: boolean }): Judge {
    const seated = this.seated[judge]!;
    return spare ? seated.spare : seated.own;
  }

  async fill(judge: number, item: number, value: number, deliveries: readonly Delivery[]): Promise<void> {
    const { own } = this.seated[judge]!;
    await Promise.all(
      this.#contest.points.map((_, point) => this.tap(own, item, point, value, deliveries.slice(point))),
    );
  }

  /** Copies of what the outbox sends reach the nodes in any order; answers return late or never. */
  async tap(
    tablet: Judge,
    item: number,
    point: number,
    value: number | null,
    deliveries: readonly Delivery[],
  ): Promise<void> {
    const entry = tablet.tap({ item: this.#contest.items[item]!, point: this.#contest.points[point]!, value });
    await Promise.all([...deliveries.map((one) => this.#deliver(tablet, entry, one)), tablet.send()]);
  }

  async #deliver(tablet: Judge, entry: LedgerEntry, { node, wait, answerWait, isAnswerLost }: Delivery): Promise<void> {
    await pause(wait);
    const url = this.#product.urls[node]!;
    const sent = {
      query: { competitionGuid: this.#contest.guid },
      body: { submissions: [entry.submission] },
      as: tablet.token,
    };
    // A dead node or a revoked link: this copy is lost, the outbox still has the mark.
    const answered = await ask(url, VotingProtocolSavingBySelf, sent).catch(() => null);
    await pause(answerWait);
    const reply = isAnswerLost ? null : answered?.replies[0];
    if (answered && reply) settle(entry, reply, answered.epoch);
  }

  /** The sheet tells the tablets of another epoch, so they offer everything again. */
  give(judge: Seated, sheet: Screen, checks: Checks): void {
    judge.sheet = sheet;
    checks.onShown(sheet, ({ epoch }) => {
      const isNew = judge.epoch !== null && judge.epoch !== epoch;
      judge.epoch = epoch;
      if (!isNew) return;
      for (const tablet of [judge.own, judge.spare]) {
        tablet.offerAgain(epoch);
        void tablet.send();
      }
    });
  }

  /** A cleared cell has no version; the real tablet reads that from its sheet. */
  forgetVersions(epoch: string): void {
    for (const tablet of this.all) tablet.offerAgain(epoch);
  }

  async drained(): Promise<void> {
    await Promise.all(this.all.map((tablet) => tablet.drained()));
  }

  stop(): void {
    for (const tablet of this.all) tablet.stop();
  }
}

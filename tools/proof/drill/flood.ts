// One organizer floods the portal with marks of several events; another one holds a real contest. The ledgers decide:
// nobody may lose marks. The real judges' waiting times, quiet and flooded, are only reported.

import { newGuid } from '@rampa/kernel';
import { pause } from '../client/asking.ts';
import { number, spreadOf, type Spread } from '../client/figures.ts';
import type { Judge } from '../client/judge.ts';
import { seatJudges } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit, type Audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from './contest.ts';
import { Marking } from './marking.ts';
import { strangerOf } from './stranger.ts';
import { atLeast, faultsOf, type DrillOptions, type Verdict } from './verdict.ts';

/** Marks in one call of a flooding judge; the next call follows at once. */
const BATCH = 50;

export async function floodDrill({ seed, short, minutes }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const lastsMs = minutes === null || minutes === undefined ? (short ? 4_000 : 60_000) : (minutes * 60_000) / 2;
  const [events, flooders] = short ? [3, 4] : [6, 10];
  const product = await Product.start({ fast: true });
  try {
    const owner = await product.organizer();
    const real = await drillContest(owner, { judges: short ? 6 : 12, items: 40, title: 'Настоящий' });
    const judges = await seatJudges(real, product.address());
    const stranger = await strangerOf(product);
    const floods: Flood[] = [];
    for (let index = 0; index < events; index++)
      floods.push(await Flood.open(product, stranger, index, flooders, chance));

    const marking = new Marking({
      ...{ organizer: owner, contest: real, judges, chance, marksPerSecond: short ? 30 : 60, stageMs: 1_500 },
    });
    await marking.start();
    await pause(lastsMs);
    const flooded = performance.now();
    for (const flood of floods) flood.start();
    await pause(lastsMs);
    const ended = performance.now();
    await marking.stop();
    await Promise.all(floods.map((flood) => flood.stop()));

    const waits = (from: number, to: number): Spread =>
      spreadOf(
        judges.flatMap(({ ledger }) =>
          ledger
            .filter(({ sentAt }) => sentAt !== null && sentAt >= from && sentAt < to)
            .map(({ sentAt, answeredAt }) => (answeredAt ?? performance.now()) - sentAt!),
        ),
      );
    const [quiet, loud] = [waits(0, flooded), waits(flooded, ended)];
    const found = await auditOf(product, real, judges);
    const strange = await Promise.all(floods.map(({ contest, judges: of }) => auditOf(product, contest, of)));
    const taken = strange.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const unanswered = judges.reduce((sum, judge) => sum + judge.unanswered, 0);
    return {
      drill: 'flood',
      seed,
      figures: {
        'настоящий: p50 / p99 в тишине, мс': `${number(quiet.p50, 1)} / ${number(quiet.p99, 1)}`,
        'настоящий: p50 / p99 под наводнением, мс': `${number(loud.p50, 1)} / ${number(loud.p99, 1)}`,
        'настоящий: принято': found.acknowledged,
        'настоящий: попросили прийти ещё раз': unanswered,
        'наводнение: принято в секунду': Math.round((taken * 1000) / (ended - flooded)),
        'наводнение: принято': taken,
      },
      faults: {
        ...faultsOf(found),
        ...Object.fromEntries(
          Object.keys(faultsOf(found)).map((name) => [
            `наводнение: ${name}`,
            strange.reduce((sum, each) => sum + faultsOf(each)[name]!, 0),
          ]),
        ),
        ...atLeast('настоящий: принято', found.acknowledged, 50),
        ...atLeast('наводнение: принято', taken, 500),
      },
      notes: [found, ...strange].flatMap(({ examples }) => examples),
    };
  } finally {
    await product.stop();
  }
}

async function auditOf(product: Product, contest: DrillContest, judges: readonly Judge[]): Promise<Audit> {
  const oracle = new Oracle(product.databaseUrl, contest.guid);
  try {
    return await audit(
      oracle,
      judges.map(({ ledger }) => ledger),
    );
  } finally {
    await oracle.close();
  }
}

/** An event whose judges always have a full call of marks under way. */
class Flood {
  readonly contest: DrillContest;
  readonly judges: readonly Judge[];
  #chance: Chance;
  #isRunning = false;
  #loops: Promise<void>[] = [];

  private constructor(contest: DrillContest, judges: readonly Judge[], chance: Chance) {
    this.contest = contest;
    this.judges = judges;
    this.#chance = chance;
  }

  static async open(product: Product, organizer: Organizer, index: number, judges: number, chance: Chance) {
    const title = `Наводнение ${index + 1} ${newGuid().slice(0, 8)}`;
    const contest = await drillContest(organizer, { judges, items: 2, title });
    for (const item of contest.items.keys()) await callToStage(organizer, contest, item);
    return new Flood(contest, await seatJudges(contest, product.address()), chance);
  }

  start(): void {
    this.#isRunning = true;
    this.#loops = this.judges.map((judge) => this.#pour(judge));
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#loops);
    await Promise.all(this.judges.map((judge) => judge.drained(120_000)));
  }

  async #pour(judge: Judge): Promise<void> {
    while (this.#isRunning) {
      for (let count = 0; count < BATCH; count++) {
        judge.tap({
          item: this.#chance.pick(this.contest.items),
          point: this.#chance.pick(this.contest.points),
          value: this.#chance.whole(0, 100) * 100,
        });
      }
      await judge.send();
    }
  }
}

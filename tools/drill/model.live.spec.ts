// I1–I6 as a model: a random day on two real nodes. Whatever was done in whatever order, in the end every acknowledged
// mark has its one effect, every screen equals the oracle, and no revision ever went back.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  VotingProtocolChangeState,
  VotingProtocolLock,
  VotingProtocolSavingBySelf,
  type BodyOf,
} from '@rampa/contract';
import { ask } from '../client/asking.ts';
import type { Judge } from '../client/judge.ts';
import { settle } from '../client/ledger.ts';
import { seatJudges } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { faultsOf } from './verdict.ts';

const JUDGES = 3;
const ITEMS = 3;

type State = BodyOf<typeof VotingProtocolChangeState>['state'];

type Step =
  | { do: 'mark'; judge: number; item: number; point: number; value: number | null; copies: number }
  | { do: 'stage'; item: number }
  | { do: 'lock' | 'open' | 'publish' }
  | { do: 'reconnect'; screen: number }
  | { do: 'kill'; piece: 'node-0' | 'node-1' | 'redis' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      judge: fc.nat(JUDGES - 1),
      item: fc.nat(ITEMS - 1),
      point: fc.nat(3),
      value: fc.option(
        fc.nat(100).map((tenths) => tenths * 100),
        { freq: 8 },
      ),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('stage' as const), item: fc.nat(ITEMS - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('lock' as const, 'open' as const, 'publish' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconnect' as const), screen: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('kill' as const),
      piece: fc.constantFrom('node-0' as const, 'node-1' as const, 'redis' as const),
    }),
  },
);

let product: Product;
let organizer: Organizer;

beforeAll(async () => {
  product = await Product.start({ nodes: 2, fast: true });
  organizer = await product.organizer();
});
afterAll(() => product?.stop());

class Day {
  readonly contest: DrillContest;
  readonly judges: readonly Judge[];
  readonly hall: Hall;
  readonly oracle: Oracle;
  #state: State = 'Open';

  constructor(contest: DrillContest, judges: readonly Judge[], hall: Hall) {
    this.contest = contest;
    this.judges = judges;
    this.hall = hall;
    this.oracle = new Oracle(product.databaseUrl, contest.guid);
  }

  static async begin(): Promise<Day> {
    const contest = await drillContest(organizer, { judges: JUDGES, items: ITEMS });
    await callToStage(organizer, contest, 0);
    const judges = await seatJudges(contest, product.address());
    const hall = await Hall.open({ address: product.address(), organizer, contest, judges, displays: 2 });
    return new Day(contest, judges, hall);
  }

  async take(next: Step): Promise<void> {
    switch (next.do) {
      case 'mark':
        return this.#mark(next);
      case 'stage':
        return callToStage(organizer, this.contest, next.item);
      case 'lock':
        return this.#to('Locked');
      case 'open':
        return this.#to('Open');
      case 'publish':
        return this.#to('Published');
      case 'reconnect': {
        const screen = this.hall.screens[next.screen % this.hall.screens.length]!;
        screen.drop();
        return;
      }
      case 'kill': {
        const piece = next.piece === 'redis' ? product.redis : product.nodes[Number(next.piece.slice(-1))]!;
        await piece.kill();
        await piece.start();
        await piece.ready();
      }
    }
  }

  /** Further copies of what the outbox sends reach both nodes at the same time, as a bad network delivers them. */
  async #mark({ judge, item, point, value, copies }: Extract<Step, { do: 'mark' }>): Promise<void> {
    const who = this.judges[judge]!;
    const entry = who.tap({ item: this.contest.items[item]!, point: this.contest.points[point]!, value });
    const deliveries = Array.from({ length: copies }, async (_, copy) => {
      const url = product.urls[copy % product.urls.length]!;
      const sent = {
        query: { competitionGuid: this.contest.guid },
        body: { submissions: [entry.submission] },
        as: who.token,
      };
      const answered = await ask(url, VotingProtocolSavingBySelf, sent).catch(() => null);
      const reply = answered?.replies[0];
      if (answered && reply) settle(entry, reply, answered.epoch);
    });
    await Promise.all([...deliveries, who.send()]);
  }

  async #to(wanted: 'Open' | 'Locked' | 'Published'): Promise<void> {
    const path: Record<typeof wanted, State[]> = {
      Open: this.#state === 'Published' ? ['Withdrawn', 'Open'] : ['Open'],
      Locked: ['Locked'],
      Published: ['Locked', 'Confirmed', 'Published'],
    };
    if (this.#state === wanted || (this.#state === 'Published' && wanted === 'Locked')) return;
    const query = { competitionProgramGuid: this.contest.program };
    for (const state of path[wanted]) {
      if (state === this.#state) continue;
      const reason = 'случайный день';
      const isLock = state === 'Locked' || (state === 'Open' && this.#state === 'Locked');
      try {
        if (isLock)
          await organizer.insist(VotingProtocolLock, { query, body: { isLocked: state === 'Locked', reason } });
        else await organizer.insist(VotingProtocolChangeState, { query, body: { state, reason } });
      } catch (error) {
        // A protocol with performances nobody marked may not be confirmed: then it stays where it is.
        if ((error as { code?: string }).code === 'marksMissing') return;
        throw error;
      }
      this.#state = state;
    }
  }

  async end(): Promise<Record<string, number>> {
    await this.#to('Open');
    await Promise.all(this.judges.map((judge) => judge.drained()));
    await this.hall.agree(this.oracle, 'в конце дня');
    const found = await audit(
      this.oracle,
      this.judges.map((judge) => judge.ledger),
    );
    return { ...faultsOf(found), wrongScreens: this.hall.wrong, wentBack: this.hall.wentBack };
  }

  async close(): Promise<void> {
    this.hall.stop();
    await this.oracle.close();
  }
}

it('a random day loses no mark, counts none twice, and leaves every screen right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const day = await Day.begin();
      try {
        for (const next of steps) await day.take(next);
        const faults = await day.end();
        expect(
          Object.fromEntries(Object.entries(faults).filter(([, count]) => count !== 0)),
          day.hall.notes.join('\n'),
        ).toEqual({});
      } finally {
        await day.close();
      }
    }),
    { numRuns: Number(process.env.RAMPA_TEST_RUNS ?? 3), endOnFailure: true, interruptAfterTimeLimit: 150_000 },
  );
}, 240_000);

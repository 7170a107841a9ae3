// A random day on two real nodes: takes the steps one by one, and knows what each must do.

import {
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDeleteFastLoginUrl,
  VotingProtocolSavingBySelf,
} from '@rampa/contract';
import type { ProtocolState } from '@rampa/kernel';
import { ask, pause, type Address } from '../../client/asking.ts';
import { keyOf } from '../../client/contest.ts';
import { Judge } from '../../client/judge.ts';
import { settle, type LedgerEntry } from '../../client/ledger.ts';
import { seatJudges } from '../../client/opening.ts';
import type { Organizer } from '../../client/organizer.ts';
import type { Product } from '../../client/product.ts';
import { Screen } from '../../client/screen.ts';
import { Oracle } from '../../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from '../contest.ts';
import { Hall, sheetOf } from '../hall.ts';
import { Checks } from './checks.ts';
import { keepCopy, restoreCopy } from './copies.ts';
import { ProtocolModel } from './protocol-model.ts';
import { ITEMS, JUDGES, POINTS, type Delivery, type Kind, type Piece, type Step } from './steps.ts';

const DISPLAYS = 5;
const MOST_HOLD_MS = 40;
interface Seated {
  readonly own: Judge;
  readonly spare: Judge;
  sheet: Screen | null;
  /** Which his tablets have heard of. */
  epoch: string | null;
  isRevoked: boolean;
}

export interface DayOptions {
  product: Product;
  organizer: Organizer;
  heedless?: boolean;
  /** How long a screen may take for what it must do; a mutant that never does it is not waited for. */
  limitMs?: number;
}

export class Day {
  readonly checks: Checks;
  readonly happened = new Map<Kind, number>();
  readonly #given: DayOptions;
  readonly #contest: DrillContest;
  readonly #judges: Seated[];
  readonly #hall: Hall;
  readonly #oracle: Oracle;
  readonly #seats = new Map<number, { node: number }>();
  readonly #away = new Set<Screen>();
  readonly #down = new Set<Piece>();
  readonly #watching: { stop(): Promise<number> };
  readonly #protocol: ProtocolModel;
  #hasCopy = false;

  static async begin(given: DayOptions): Promise<Day> {
    const { product, organizer } = given;
    const contest = await drillContest(organizer, { judges: JUDGES, items: ITEMS, points: POINTS });
    // Everybody has been on stage, the first one is there now: marks of all are taken.
    for (const item of [2, 1, 0]) await callToStage(organizer, contest, item);
    const own = await seatJudges(contest, product.address());
    const spares = own.map(({ options }) => new Judge({ ...options, device: `${options.device}-spare` }).signIn());
    const judges = (await Promise.all(spares)).map((spare, j): Seated => ({
      own: own[j]!,
      spare,
      sheet: null,
      epoch: null,
      isRevoked: false,
    }));
    const day: { seat?: (index: number) => Address } = {};
    const hall = await Hall.open({
      address: product.address(),
      addressOf: (index) => () => day.seat!(index)(),
      hold: () => pause(Math.random() * MOST_HOLD_MS),
      ...{ organizer, contest, judges: own, displays: DISPLAYS, everyReveal: true, heedless: given.heedless ?? false },
      isStarted: false,
    });
    const made = new Day(given, contest, judges, hall);
    day.seat = (index) => made.#addressOf(index);
    hall.start();
    return made;
  }

  private constructor(given: DayOptions, contest: DrillContest, judges: Seated[], hall: Hall) {
    this.#given = given;
    this.#contest = contest;
    this.#judges = judges;
    this.#hall = hall;
    this.#oracle = new Oracle(given.product.databaseUrl, contest.guid);
    this.checks = new Checks(hall, this.#oracle);
    this.#protocol = new ProtocolModel(given.organizer, contest.program, this.checks);
    for (const screen of hall.screens) this.checks.follow(screen);
    for (const judge of judges) {
      const sheet = hall.screens.find(({ options }) => options.key.endsWith(`:${judge.own.options.judge}`))!;
      this.#give(judge, sheet);
    }
    this.#watching = hall.watch(this.#oracle);
  }

  async take(step: Step): Promise<void> {
    if ((await this.#take(step)) === false) return;
    this.happened.set(step.do, (this.happened.get(step.do) ?? 0) + 1);
  }

  /** False where there was nothing to do. */
  async #take(step: Step): Promise<boolean | void> {
    switch (step.do) {
      case 'tap':
        return this.#tap(this.#tablet(step), step.item, step.point, step.value, step.deliveries);
      case 'edit': {
        const tablet = this.#tablet(step);
        const before = tablet.ledger[step.entry % Math.max(1, tablet.ledger.length)];
        if (!before) return false;
        const { competitionProgramItemGuid: item, pointGuid: point } = before.submission;
        const { items, points } = this.#contest;
        return this.#tap(tablet, items.indexOf(item), points.indexOf(point!), step.value, step.deliveries);
      }
      case 'fill':
        return this.#fill(step.judge, step.item, step.value, step.deliveries);
      case 'together': {
        const also =
          step.also === 'turn'
            ? this.#protocol.turn(step.to)
            : step.also === 'clear'
              ? this.#protocol.clear(false)
              : null;
        await Promise.all([
          also,
          ...step.taps.map((tap) => this.#tap(this.#tablet(tap), tap.item, tap.point, tap.value, tap.deliveries)),
        ]);
        return;
      }
      case 'stage':
        return callToStage(this.#given.organizer, this.#contest, step.item);
      case 'clear':
        await this.#protocol.clear(true);
        return this.#forgetVersions();
      case 'turn':
        return this.#protocol.turn(step.to);
      case 'publish':
        return this.#publish();
      case 'open':
        return this.#protocol.go('Open');
      case 'revoke':
        return this.#revoke(this.#judges[step.judge]!);
      case 'relink':
        return this.#judges[step.judge]!.isRevoked ? this.#relink(this.#judges[step.judge]!) : false;
      case 'cut':
        return this.#cut(this.#screen(step.screen));
      case 'rejoin':
        return this.#rejoin([...this.#away][step.screen % Math.max(1, this.#away.size)]);
      case 'hop':
        return this.#hop(this.#screen(step.screen));
      case 'drop':
        return this.#screen(step.screen).drop();
      case 'down':
        return this.#kill(step.piece);
      case 'up':
        return this.#bring(step.piece);
      case 'backup':
        await keepCopy(this.#given.product);
        this.#hasCopy = true;
        return;
      case 'restore':
        return this.#restore(step.writesEpoch);
      case 'look':
        return this.#look('на ходу');
    }
  }

  /** Everything comes back, everybody sends what he has; then the day is judged. */
  async end(): Promise<Checks> {
    for (const piece of [...this.#down]) await this.#bring(piece);
    for (const judge of this.#judges) if (judge.isRevoked) await this.#relink(judge);
    for (const screen of [...this.#away]) this.#rejoin(screen);
    await this.#protocol.go('Open');
    await this.#drain();
    await this.#forgetVersions();
    // Each judge marks everything: the first time he may meet his other tablet's mark, the second time he knows of it.
    for (const value of [7000, 7100]) {
      const all = this.#judges.flatMap((_, judge) => this.#contest.items.map((__, item) => [judge, item] as const));
      await Promise.all(all.map(([judge, item]) => this.#fill(judge, item, value + 100 * judge, [])));
    }
    await this.#drain();
    await this.#look('в конце дня');
    await this.#watching.stop();
    await this.checks.finish(this.#judges.flatMap(({ own, spare }) => [own.ledger, spare.ledger]));
    return this.checks;
  }

  async close(): Promise<void> {
    for (const piece of [...this.#down]) await this.#bring(piece);
    for (const { own, spare } of this.#judges) for (const tablet of [own, spare]) tablet.stop();
    void this.#watching.stop();
    this.#hall.stop();
    this.checks.stop();
    await this.#oracle.close();
  }

  // --- marks ---

  #tablet({ judge, spare }: { judge: number; spare: boolean }): Judge {
    const seated = this.#judges[judge]!;
    return spare ? seated.spare : seated.own;
  }

  async #fill(judge: number, item: number, value: number, deliveries: readonly Delivery[]): Promise<void> {
    const { own } = this.#judges[judge]!;
    await Promise.all(
      this.#contest.points.map((_, point) => this.#tap(own, item, point, value, deliveries.slice(point))),
    );
  }

  /** Copies of what the outbox sends reach the nodes in any order, and their answers come back late or never. */
  async #tap(
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
    const url = this.#given.product.urls[node]!;
    const sent = {
      query: { competitionGuid: this.#contest.guid },
      body: { submissions: [entry.submission] },
      as: tablet.token,
    };
    // A dead node, a revoked link: this copy is gone, the outbox still has the mark.
    const answered = await ask(url, VotingProtocolSavingBySelf, sent).catch(() => null);
    await pause(answerWait);
    const reply = isAnswerLost ? null : answered?.replies[0];
    if (answered && reply) settle(entry, reply, answered.epoch);
  }

  /** A cleared cell has no version; the real tablet reads that from its sheet. */
  async #forgetVersions(): Promise<void> {
    const { epoch } = await this.#headNow();
    for (const { own, spare } of this.#judges) for (const tablet of [own, spare]) tablet.offerAgain(epoch);
  }

  async #drain(): Promise<void> {
    await Promise.all(this.#judges.flatMap(({ own, spare }) => [own.drained(), spare.drained()]));
  }

  /** With a result for every performance, so that nothing hinders it. */
  async #publish(): Promise<boolean> {
    if (this.#protocol.state === 'Published') return false;
    await this.#protocol.go('Open');
    const judge = this.#judges[0]!;
    if (judge.isRevoked) await this.#relink(judge);
    for (let item = 0; item < ITEMS; item++) {
      await callToStage(this.#given.organizer, this.#contest, item);
      await this.#fill(0, item, 5000 + 100 * item, []);
    }
    const isOut = await this.#protocol.go('Published');
    this.checks.say(isOut, 'state', `остался ${this.#protocol.state}, хотя результаты есть у всех`);
    return isOut;
  }

  // --- links ---

  async #revoke(judge: Seated): Promise<boolean | void> {
    if (judge.isRevoked) return false;
    const sheet = judge.sheet!;
    const query = { competitionJudgeGuid: judge.own.options.judge };
    await this.#given.organizer.insist(CompetitionJudgeDeleteFastLoginUrl, { query });
    judge.isRevoked = true;
    this.#hall.take(sheet);
    if (this.#away.delete(sheet)) sheet.comeBack();
    await this.checks.revoked(judge.own, sheet, this.#given.limitMs);
  }

  async #relink(judge: Seated): Promise<void> {
    const { organizer, product, heedless = false } = this.#given;
    const query = { competitionJudgeGuid: judge.own.options.judge };
    const { url } = await organizer.insist(CompetitionJudgeCreateFastLoginUrl, { query, body: {} });
    for (const tablet of [judge.own, judge.spare]) {
      tablet.options.key = keyOf(url);
      // A send that still had the former link ends before its trouble is forgotten.
      await tablet.send();
      tablet.trouble = null;
      await tablet.signIn();
    }
    judge.isRevoked = false;
    const sheet = new Screen({ address: product.address(), ...sheetOf(this.#contest, judge.own), heedless });
    this.checks.follow(sheet);
    this.#give(judge, sheet);
    this.#hall.screens.push(sheet.start());
    await Promise.all([judge.own.send(), judge.spare.send()]);
  }

  /** The sheet tells the tablets of another epoch: they offer everything again. */
  #give(judge: Seated, sheet: Screen): void {
    judge.sheet = sheet;
    this.checks.onShown(sheet, ({ epoch }) => {
      const isNew = judge.epoch !== null && judge.epoch !== epoch;
      judge.epoch = epoch;
      if (!isNew) return;
      for (const tablet of [judge.own, judge.spare]) {
        tablet.offerAgain(epoch);
        void tablet.send();
      }
    });
  }

  // --- screens and processes ---

  #addressOf(index: number): Address {
    const { urls } = this.#given.product;
    let seat = this.#seats.get(index);
    if (!seat) this.#seats.set(index, (seat = { node: index % urls.length }));
    const { node } = seat;
    return () => urls[this.#down.has(node === 0 ? 'node-0' : 'node-1') ? 1 - node : node]!;
  }

  #screen(index: number): Screen {
    return this.#hall.screens[index % this.#hall.screens.length]!;
  }

  #cut(screen: Screen): boolean {
    if (this.#away.has(screen)) return false;
    this.#away.add(screen);
    screen.leave();
    this.checks.away(screen);
    return true;
  }

  #rejoin(screen: Screen | undefined): boolean {
    if (!screen || !this.#away.delete(screen)) return false;
    this.checks.back(screen);
    screen.comeBack();
    return true;
  }

  /** To the other node at once. */
  #hop(screen: Screen): boolean {
    if (this.#away.has(screen)) return false;
    const seat = this.#seats.get(this.#hall.screens.indexOf(screen));
    if (seat) seat.node = 1 - seat.node;
    screen.leave();
    screen.comeBack();
    return true;
  }

  /** It stays down over other steps; of the nodes one at a time. */
  async #kill(piece: Piece): Promise<boolean | void> {
    const isLastNode = piece !== 'redis' && (this.#down.has('node-0') || this.#down.has('node-1'));
    if (this.#down.has(piece) || isLastNode) return false;
    this.#down.add(piece);
    await this.#pieceOf(piece).kill();
  }

  async #bring(piece: Piece): Promise<boolean | void> {
    if (!this.#down.has(piece)) return false;
    await this.#pieceOf(piece).start();
    await this.#pieceOf(piece).ready();
    this.#down.delete(piece);
  }

  #pieceOf(piece: Piece) {
    const { redis, nodes } = this.#given.product;
    return piece === 'redis' ? redis : nodes[piece === 'node-0' ? 0 : 1]!;
  }

  /** Yesterday's database under everybody's feet: another epoch, and sessions that it does not know. */
  async #restore(writesEpoch: boolean): Promise<boolean | void> {
    if (!this.#hasCopy) return false;
    const { product, limitMs = 60_000 } = this.#given;
    this.checks.forgetRevoked();
    const before = await this.#oracle.head();
    await restoreCopy(product, writesEpoch);
    const isEarlier = (await this.#headNow()).revision < before.revision;
    for (let waited = 0; isEarlier && waited < limitMs; waited += 25) {
      if ((await this.#headNow()).epoch !== before.epoch) break;
      await pause(25);
    }
    const now = await this.#headNow();
    this.checks.say(!isEarlier || now.epoch !== before.epoch, 'I2', 'эпоха осталась прежней после возврата копии');
    this.#protocol.state = (
      await this.#oracle.query<{ state: ProtocolState }>(STATE, [this.#contest.program])
    )[0]!.state;
    for (const judge of this.#judges) {
      if (judge.sheet && !judge.isRevoked) {
        this.#hall.take(judge.sheet);
        this.#away.delete(judge.sheet);
        judge.sheet.stop();
      }
      await this.#relink(judge);
    }
  }

  async #headNow() {
    for (;;) {
      const head = await this.#oracle.head().catch(() => null);
      if (head) return head;
      await pause(25);
    }
  }

  async #look(moment: string): Promise<void> {
    const present = this.#hall.screens.filter((screen) => !this.#away.has(screen));
    await this.#hall.agree(this.#oracle, moment, this.#given.limitMs ?? 60_000, present);
    const [row] = await this.#oracle.query<{ state: string }>(STATE, [this.#contest.program]);
    this.checks.say(
      row!.state === this.#protocol.state,
      'state',
      `в базе ${row!.state}, должен быть ${this.#protocol.state}`,
    );
  }
}

const STATE = 'select state from judging.protocol where program_guid = $1';

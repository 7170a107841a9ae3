// A random day on two real nodes: executes the steps one by one and knows the right effect of each.

import type { ProtocolState } from '@rampa/kernel';
import { pause, type Address } from '../../client/asking.ts';
import type { Organizer } from '../../client/organizer.ts';
import type { Product } from '../../client/product.ts';
import { Screen } from '../../client/screen.ts';
import { Oracle } from '../../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from '../contest.ts';
import { Hall, sheetOf } from '../hall.ts';
import { Checks } from './checks.ts';
import { headNow, keepCopy, restoreCopy } from './copies.ts';
import { giveLink, revokeLink } from './links.ts';
import { Processes } from './processes.ts';
import { ProtocolModel } from './protocol-model.ts';
import { ITEMS, JUDGES, POINTS, type Kind, type Step } from './steps.ts';
import { Tablets, type Seated } from './tablets.ts';

const DISPLAYS = 7;
const MOST_HOLD_MS = 40;

export interface DayOptions {
  product: Product;
  organizer: Organizer;
  heedless?: boolean;
  /** How long a screen may take; a mutant that never does its part is not waited for. */
  limitMs?: number;
}

export class Day {
  readonly checks: Checks;
  readonly happened = new Map<Kind, number>();
  readonly #given: DayOptions;
  readonly #contest: DrillContest;
  readonly #tablets: Tablets;
  readonly #processes: Processes;
  readonly #hall: Hall;
  readonly #oracle: Oracle;
  readonly #away = new Set<Screen>();
  readonly #watching: { stop(): Promise<number> };
  readonly #protocol: ProtocolModel;
  #hasCopy = false;

  static async begin(given: DayOptions): Promise<Day> {
    const { product, organizer } = given;
    const contest = await drillContest(organizer, { judges: JUDGES, items: ITEMS, points: POINTS });
    // All performances have been on stage and the first one is there now, so all may be marked.
    for (const item of [2, 1, 0]) await callToStage(organizer, contest, item);
    const tablets = await Tablets.seat(product, contest);
    const processes = new Processes(product);
    const hall = await Hall.open({
      address: product.address(),
      addressOf: (index): Address => processes.addressOf(index),
      hold: () => pause(Math.random() * MOST_HOLD_MS),
      ...{ organizer, contest, judges: tablets.seated.map(({ own }) => own) },
      ...{ displays: DISPLAYS, everyReveal: true, heedless: given.heedless ?? false },
      isStarted: false,
    });
    const day = new Day(given, contest, { tablets, processes, hall });
    hall.start();
    return day;
  }

  private constructor(
    given: DayOptions,
    contest: DrillContest,
    { tablets, processes, hall }: { tablets: Tablets; processes: Processes; hall: Hall },
  ) {
    this.#given = given;
    this.#contest = contest;
    this.#tablets = tablets;
    this.#processes = processes;
    this.#hall = hall;
    this.#oracle = new Oracle(given.product.databaseUrl, contest.guid);
    this.checks = new Checks(hall, this.#oracle);
    this.#protocol = new ProtocolModel(given.organizer, contest.program, this.checks);
    for (const screen of hall.screens) this.checks.follow(screen);
    for (const judge of tablets.seated) {
      const sheet = hall.screens.find(({ options }) => options.key.endsWith(`:${judge.own.options.judge}`))!;
      tablets.give(judge, sheet, this.checks);
    }
    this.#watching = hall.watch(this.#oracle);
  }

  async take(step: Step): Promise<void> {
    if ((await this.#take(step)) === false) return;
    this.happened.set(step.do, (this.happened.get(step.do) ?? 0) + 1);
  }

  /** False when there was nothing to do. */
  async #take(step: Step): Promise<boolean | void> {
    switch (step.do) {
      case 'tap':
        return this.#tablets.tap(this.#tablets.of(step), step.item, step.point, step.value, step.deliveries);
      case 'edit': {
        const tablet = this.#tablets.of(step);
        const before = tablet.ledger[step.entry % Math.max(1, tablet.ledger.length)];
        if (!before) return false;
        const { competitionProgramItemGuid: item, pointGuid: point } = before.submission;
        const { items, points } = this.#contest;
        return this.#tablets.tap(tablet, items.indexOf(item), points.indexOf(point!), step.value, step.deliveries);
      }
      case 'fill':
        return this.#tablets.fill(step.judge, step.item, step.value, step.deliveries);
      case 'together': {
        await Promise.all([
          step.also === 'turn' ? this.#protocol.turn(step.to) : null,
          step.also === 'clear' ? this.#protocol.clear(false) : null,
          ...step.taps.map((tap) =>
            this.#tablets.tap(this.#tablets.of(tap), tap.item, tap.point, tap.value, tap.deliveries),
          ),
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
        return this.#revoke(this.#tablets.seated[step.judge]!);
      case 'relink':
        return this.#tablets.seated[step.judge]!.isRevoked ? this.#relink(this.#tablets.seated[step.judge]!) : false;
      case 'cut':
        return this.#cut(this.#screen(step.screen));
      case 'rejoin':
        return this.#rejoin([...this.#away][step.screen % Math.max(1, this.#away.size)]);
      case 'hop':
        return this.#hop(this.#present[step.screen % this.#present.length]);
      case 'drop':
        return this.#screen(step.screen).drop();
      case 'down':
        return this.#processes.kill(step.process);
      case 'up':
        return this.#processes.bring(step.process);
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

  /** Starts everything again, lets everybody send, then checks the day. */
  async end(): Promise<Checks> {
    await this.#processes.bringAll();
    for (const judge of this.#tablets.seated) if (judge.isRevoked) await this.#relink(judge);
    for (const screen of [...this.#away]) this.#rejoin(screen);
    await this.#protocol.go('Open');
    await this.#tablets.drained();
    await this.#forgetVersions();
    // Each judge marks everything: the first time he may meet his other tablet's mark, the second time he has seen it.
    for (const value of [7000, 7100]) {
      const all = this.#tablets.seated.flatMap((_, judge) =>
        this.#contest.items.map((__, item) => [judge, item] as const),
      );
      await Promise.all(all.map(([judge, item]) => this.#tablets.fill(judge, item, value + 100 * judge, [])));
    }
    await this.#tablets.drained();
    await this.#look('в конце дня');
    await this.#watching.stop();
    await this.checks.finish(this.#tablets.all.map(({ ledger }) => ledger));
    return this.checks;
  }

  async close(): Promise<void> {
    await this.#processes.bringAll();
    this.#tablets.stop();
    void this.#watching.stop();
    this.#hall.stop();
    this.checks.stop();
    await this.#oracle.close();
  }

  // --- marks ---

  async #forgetVersions(): Promise<void> {
    this.#tablets.forgetVersions((await headNow(this.#oracle)).epoch);
  }

  /** Publishes with a result for every performance, so that nothing prevents it. */
  async #publish(): Promise<boolean> {
    if (this.#protocol.state === 'Published') return false;
    await this.#protocol.go('Open');
    const judge = this.#tablets.seated[0]!;
    if (judge.isRevoked) await this.#relink(judge);
    for (let item = 0; item < ITEMS; item++) {
      await callToStage(this.#given.organizer, this.#contest, item);
      await this.#tablets.fill(0, item, 5000 + 100 * item, []);
    }
    const isOut = await this.#protocol.go('Published');
    this.checks.say(isOut, 'state', `остался ${this.#protocol.state}, хотя результаты есть у всех`);
    return isOut;
  }

  // --- links ---

  async #revoke(judge: Seated): Promise<boolean | void> {
    if (judge.isRevoked) return false;
    const sheet = judge.sheet!;
    await revokeLink(this.#given.organizer, judge);
    this.#hall.take(sheet);
    if (this.#away.delete(sheet)) sheet.comeBack();
    await this.checks.revoked(judge.own, sheet, this.#given.limitMs);
  }

  async #relink(judge: Seated): Promise<void> {
    const { organizer, product, heedless = false } = this.#given;
    await giveLink(organizer, judge);
    const sheet = new Screen({ address: product.address(), ...sheetOf(this.#contest, judge.own), heedless });
    this.checks.follow(sheet);
    this.#tablets.give(judge, sheet, this.checks);
    this.#hall.screens.push(sheet.start());
    await Promise.all([judge.own.send(), judge.spare.send()]);
  }

  // --- screens and processes ---

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

  /** Moves the screen to the other node at once; an offline screen stays offline. */
  #hop(screen: Screen | undefined): boolean {
    if (!screen) return false;
    this.#processes.reseat(this.#hall.screens.indexOf(screen));
    screen.leave();
    screen.comeBack();
    return true;
  }

  get #present(): Screen[] {
    return this.#hall.screens.filter((screen) => !this.#away.has(screen));
  }

  /** Restores yesterday's database under everybody: another epoch, and unknown sessions. */
  async #restore(writesEpoch: boolean): Promise<boolean | void> {
    if (!this.#hasCopy) return false;
    const { product, limitMs = 60_000 } = this.#given;
    this.checks.forgetRevoked();
    const before = await this.#oracle.head();
    await restoreCopy(product, writesEpoch);
    const isEarlier = (await headNow(this.#oracle)).revision < before.revision;
    for (let waited = 0; isEarlier && waited < limitMs; waited += 25) {
      if ((await headNow(this.#oracle)).epoch !== before.epoch) break;
      await pause(25);
    }
    const now = await headNow(this.#oracle);
    this.checks.say(!isEarlier || now.epoch !== before.epoch, 'I2', 'эпоха осталась прежней после возврата копии');
    this.#protocol.state = (
      await this.#oracle.query<{ state: ProtocolState }>(STATE, [this.#contest.program])
    )[0]!.state;
    for (const judge of this.#tablets.seated) {
      if (judge.sheet && !judge.isRevoked) {
        this.#hall.take(judge.sheet);
        this.#away.delete(judge.sheet);
        judge.sheet.stop();
      }
      await this.#relink(judge);
    }
  }

  async #look(moment: string): Promise<void> {
    await this.#hall.agree(this.#oracle, moment, this.#given.limitMs ?? 60_000, this.#present);
    const [row] = await this.#oracle.query<{ state: string }>(STATE, [this.#contest.program]);
    this.checks.say(
      row!.state === this.#protocol.state,
      'state',
      `в базе ${row!.state}, должен быть ${this.#protocol.state}`,
    );
  }
}

const STATE = 'select state from judging.protocol where program_guid = $1';

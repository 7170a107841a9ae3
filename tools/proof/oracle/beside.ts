// A small contest with one screen of every kind that the oracle knows, each laid beside the tables.

import {
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingCreate,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramItemSetActivity,
  type DisplayView,
  type PresenterView,
  type ProgramView,
  type ProtocolView,
  type SentBody,
} from '@rampa/contract';
import { ask } from '../client/asking.ts';
import { keyOf, setUpContest, type Contest } from '../client/contest.ts';
import type { Judge } from '../client/judge.ts';
import { openProtocols, seatJudges } from '../client/opening.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Screen } from '../client/screen.ts';
import { agree } from './screens.ts';
import { Oracle, type TablesReader } from './tables.ts';
import type { Difference } from './compare.ts';

const LIMIT_MS = 30_000;
const SCHEME = {
  method: { kind: 'mean', per: 'judgeTotal' },
  perJudge: 'mean',
  rounding: { total: 2, judge: 1 },
  missing: 'block',
  ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }],
  numbering: 'competition',
};
const AWARDS = [
  { title: 'Гран-при', kind: 'manual' as const },
  { title: 'Лауреат I степени', kind: 'threshold' as const, from: 8_000, to: null },
  { title: 'Лауреат II степени', kind: 'threshold' as const, from: 0, to: 8_000 },
];
const criterion = (title: string) => ({ title, min: 0, max: 10_000, step: 100, weight: 1000 });
const item = (number: number) => ({ number: String(number), performer: `Участник ${number}`, duration: 100 + number });

interface Shown {
  display: DisplayView;
  presenter: PresenterView;
  program: ProgramView;
  protocol: ProtocolView;
}

interface Made {
  product: Product;
  organizer: Organizer;
  contest: Contest;
  judges: readonly Judge[];
  display: { guid: string; key: string };
  presenter: string;
}

export class Beside {
  readonly organizer: Organizer;
  readonly competition: string;
  readonly program: string;
  readonly items: readonly string[];
  readonly judges: readonly Judge[];
  readonly screens: readonly Screen[];
  readonly #made: Made;
  readonly #oracle: Oracle;

  static async open(): Promise<Beside> {
    const product = await Product.start({ fast: true });
    const organizer = await product.organizer();
    const contest = await setUpContest(organizer, {
      title: 'Сверка',
      judges: ['Берестов Андрей', 'Ветрова Евгения'],
      segments: [
        {
          title: 'Гала',
          criteria: [criterion('Мастерство'), criterion('Артистизм')],
          scheme: SCHEME,
          awards: AWARDS,
          items: [1, 2, 3, 4, 5, 6].map(item),
        },
      ],
    });
    await openProtocols(organizer, contest);
    const judges = await seatJudges(contest, product.address());
    const query = { competitionGuid: contest.guid };
    const display = await organizer.call(CompetitionDisplaySettingCreate, {
      query,
      body: { title: 'Экран', programGuid: contest.segments[0]!.program },
    });
    const link = await organizer.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Ведущая' } });
    const signing = { query: { key: keyOf(link.url), device: 'presenter' } };
    const { token } = await ask(product.urls[0]!, CompetitionPresenterFastLogin, signing);
    return new Beside({ product, organizer, contest, judges, display, presenter: token });
  }

  private constructor(made: Made) {
    const { product, organizer, contest, judges, display } = made;
    const { token } = organizer;
    const [judge] = judges;
    this.#made = made;
    this.organizer = organizer;
    this.competition = contest.guid;
    this.program = contest.segments[0]!.program;
    this.items = contest.segments[0]!.items;
    this.judges = judges;
    this.#oracle = new Oracle(product.databaseUrl, contest.guid);
    this.screens = [
      { view: 'display' as const, key: display.key },
      { view: 'protocol' as const, key: this.program, token },
      { view: 'program' as const, key: this.program, token },
      { view: 'presenter' as const, key: this.program, token: made.presenter },
      { view: 'judge-sheet' as const, key: `${this.program}:${judge!.options.judge}`, token: judge!.token },
    ].map((one) => new Screen({ address: product.address(), ...one }).start());
  }

  async close(): Promise<void> {
    for (const screen of this.screens) screen.stop();
    await this.#oracle.close();
    await this.#made.product.stop();
  }

  shown<V extends keyof Shown>(view: V): Shown[V] {
    return this.screens.find(({ options }) => options.view === view)!.shown!.state as Shown[V];
  }

  /** What is wrong on any screen, once there is nothing more to wait for. */
  async differences(reader: TablesReader = this.#oracle, screens = this.screens): Promise<Difference[]> {
    const found = await Promise.all(screens.map((screen) => agree(screen, reader, LIMIT_MS)));
    return found.flatMap(({ differences }) => differences);
  }

  async control(command: SentBody<typeof CompetitionDisplaySettingControl>['command']): Promise<void> {
    const body = { displays: [this.#made.display.guid], command };
    await this.organizer.call(CompetitionDisplaySettingControl, { query: { competitionGuid: this.competition }, body });
  }

  async stage(index: number): Promise<void> {
    await this.organizer.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: this.program },
      body: { competitionProgramItemGuid: this.items[index]!, activity: 'OnStage' },
    });
  }

  /** Each of them gives the same for every criterion. */
  async mark(index: number, value: number, judges = this.judges): Promise<void> {
    for (const judge of judges) {
      for (const point of this.#made.contest.segments[0]!.criteria) {
        judge.tap({ item: this.items[index]!, point, value });
      }
      await judge.drained();
    }
  }
}

// Creates a contest for one journey through the portal's calls, so that journeys do not disturb each other.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionDisplaySettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionSetAccessToMobileProgram,
  FestivalCreateFestival,
  JudgeFastLogin,
  MobileProgramGetCompetition,
  OrganizerLogin,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReferenceBookItemGetByReferenceBookGuid,
  ScoringSchemeUpdate,
  TemplateMessageCreate,
  VotingProtocolChangeState,
  VotingProtocolLock,
  VotingProtocolSavingBySelf,
} from '@rampa/contract';
import type { AnswerOf, CallDefinition } from '@rampa/contract';
import { newGuid, type Activity, type Guid } from '@rampa/kernel';
import { call, send, type Sent } from '../../libs/platform/testing/caller.ts';

const given = JSON.parse(process.env.RAMPA_E2E ?? '{}') as {
  url: string;
  links: { organizer: { login: string; password: string } };
  databaseUrl: string;
};

export const BASE = given.url;
export const ORGANIZER = {
  login: given.links?.organizer.login ?? '',
  password: given.links?.organizer.password ?? '',
};

/** For journeys that read the tables. */
export const DATABASE_URL = given.databaseUrl;

/** Links carry the public address; the product of the journeys listens on its own port. */
export function here(link: string): string {
  const url = new URL(link);
  return `${BASE}${url.pathname}${url.search}${url.hash}`;
}

export interface JudgeOfContest {
  guid: Guid;
  name: string;
  link: string;
  key: string;
}

/** Of the contest: ahead, because an event that is over takes no applications any more. */
export const YEAR = new Date().getUTCFullYear() + 1;

const PERFORMERS = [
  {
    performer: 'Жар-птица',
    collective: 'Образцовый ансамбль танца',
    city: 'Кострома',
    pieceTitle: 'Половецкие пляски',
  },
  { performer: 'Калинушка', collective: 'Народный ансамбль', city: 'Арзамас', pieceTitle: 'Посею лебеду на берегу' },
  { performer: 'Лель', collective: 'Хореографический ансамбль', city: 'Иваново', pieceTitle: 'Камаринская' },
];

export interface ContestOptions {
  judges?: number;
  open?: boolean;
  criteria?: readonly string[];
  /** The contest's organizer; by default that of the demo contest. */
  organizer?: { login: string; password: string };
  /** Spells every name; gets its longest length. */
  spell?(name: string, most: number): string;
}

interface Made {
  guid: Guid;
  title: string;
  program: Guid;
  items: Guid[];
  points: Guid[];
  judges: JudgeOfContest[];
  display: { guid: Guid; url: string };
  presenterLink: string;
}

export class Contest {
  readonly guid: Guid;
  readonly title: string;
  readonly program: Guid;
  readonly judges: JudgeOfContest[];
  readonly display: { guid: Guid; url: string };
  readonly presenterLink: string;
  readonly #items: Guid[];
  readonly #points: Guid[];
  readonly #token: string;

  private constructor(made: Made, token: string) {
    this.guid = made.guid;
    this.title = made.title;
    this.program = made.program;
    this.judges = made.judges;
    this.display = made.display;
    this.presenterLink = made.presenterLink;
    this.#items = made.items;
    this.#points = made.points;
    this.#token = token;
  }

  static async create(options: ContestOptions = {}): Promise<Contest> {
    const { token } = await call(BASE, OrganizerLogin, { body: options.organizer ?? ORGANIZER });
    const as = token;
    const spell = options.spell ?? ((name) => name);
    const title = spell(`Проверка ${newGuid().slice(-6)}`, 300);
    const { guid } = await call(BASE, FestivalCreateFestival, {
      as,
      body: {
        details: { title, beginDate: `${YEAR}-11-20`, endDate: `${YEAR}-11-22`, city: 'Нижний Новгород' },
        typeTourCompetition: 2,
      },
    });
    const query = { competitionGuid: guid };
    const books = await call(BASE, ReferenceBookGetByOrganizer, { as, body: {} });
    const book = books.collection.find(({ systemKey }) => systemKey === 'nominations')!;
    const nomination = await nominationOf(as, book.guid, spell('Народный танец', 300));
    const points: Guid[] = [];
    for (const [order, point] of (options.criteria ?? ['Техника исполнения', 'Артистизм']).entries()) {
      const made = await call(BASE, PointCreate, {
        as,
        query,
        body: { title: spell(point, 300), min: 1000, max: 10_000, step: 100, order },
      });
      points.push(made.guid);
    }
    await call(BASE, ScoringSchemeUpdate, {
      as,
      query,
      body: {
        scheme: {
          method: { kind: 'mean', per: 'judgeTotal' },
          perJudge: 'mean',
          rounding: { total: 2, judge: 2 },
          missing: 'block',
          ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }],
          numbering: 'competition',
        },
      },
    });
    const group = await call(BASE, AwardGroupCreate, { as, query, body: { title: 'Звания' } });
    const awards = [
      { title: 'Лауреат I степени', from: 9000, to: null, color: '#F6D37A' },
      { title: 'Лауреат II степени', from: 8000, to: 9000, color: '#DADDE3' },
      { title: 'Участник', from: 0, to: 8000, color: '#ECE7EB' },
    ];
    for (const [order, award] of awards.entries()) {
      await call(BASE, AwardSettingCreate, {
        as,
        query,
        body: { awardGroupGuid: group.guid, kind: 'threshold', order, ...award },
      });
    }
    const judges: JudgeOfContest[] = [];
    for (const name of ['Берестов Андрей Николаевич', 'Громова Лариса Петровна', 'Ивлева Мария Сергеевна'].slice(
      0,
      options.judges ?? 2,
    )) {
      const judge = await call(BASE, CompetitionJudgeCreate, { as, query, body: { fullName: spell(name, 200) } });
      const link = await call(BASE, CompetitionJudgeCreateFastLoginUrl, {
        as,
        query: { competitionJudgeGuid: judge.guid },
        body: {},
      });
      judges.push({ guid: judge.guid, name, link: here(link.url), key: new URL(link.url).hash.slice('#key='.length) });
    }
    const program = await call(BASE, CompetitionProgramCreate, {
      as,
      query,
      body: { title: spell('Конкурсный день', 300), dateTimeBegin: `${YEAR}-11-20T07:00:00.000Z` },
    });
    const items = await call(BASE, CompetitionProgramItemCreateRange, {
      as,
      query: { competitionProgramGuid: program.guid },
      body: {
        items: PERFORMERS.map((item) => ({
          ...Object.fromEntries(Object.entries(item).map(([field, name]) => [field, spell(name, 200)])),
          performer: spell(item.performer, 300),
          block: 'I отделение',
          duration: 200,
          nominationGuid: nomination.guid,
        })),
      },
    });
    if (options.open !== false) {
      await call(BASE, VotingProtocolChangeState, {
        as,
        query: { competitionProgramGuid: program.guid },
        body: { state: 'Open' },
      });
    }
    const display = await call(BASE, CompetitionDisplaySettingCreate, {
      as,
      query,
      body: { title: spell('Зал', 200), programGuid: program.guid },
    });
    const presenter = await call(BASE, CompetitionPresenterCreateFastLoginUrl, {
      as,
      query,
      body: { name: spell('Ведущая', 200) },
    });
    const made = {
      ...{ guid, title, points, judges, program: program.guid, items: items.guids },
      display: { guid: display.guid, url: here(display.url) },
      presenterLink: here(presenter.url),
    };
    return new Contest(made, token);
  }

  call<C extends CallDefinition>(definition: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return call(BASE, definition, { ...sent, as: this.#token });
  }

  /** The organizer's book «Номинации». */
  async book(): Promise<Guid> {
    const { collection } = await this.call(ReferenceBookGetByOrganizer, { body: {} });
    return collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
  }

  /** A letter of the organizer's own. */
  async letter(title: string): Promise<Guid> {
    const body = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Ждём вас, {участник}!' }] }],
    };
    return (await this.call(TemplateMessageCreate, { body: { title, subject: 'Новости', body, kind: 'mailing' } }))
      .guid;
  }

  /** Opens the mobile program with these programs, by default the contest's own: the keys of the event and of the first. */
  async mobile(programGuids: readonly Guid[] = [this.program]): Promise<{ mobile: string; mobileProgram: string }> {
    const query = { competitionGuid: this.guid };
    const body = { isOpen: true, programGuids: [...programGuids] };
    const { mobileProgramKey: key } = await this.call(CompetitionSetAccessToMobileProgram, { query, body });
    const { programs } = await this.call(MobileProgramGetCompetition, { query: { key: key! } });
    return { mobile: key!, mobileProgram: programs[0]!.programKey };
  }

  item(index: number): Guid {
    return this.#items[index]!;
  }

  async stage(index: number, activity: Activity = 'OnStage'): Promise<void> {
    await this.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: this.program },
      body: { competitionProgramItemGuid: this.#items[index]!, activity },
    });
  }

  get performances(): number {
    return this.#items.length;
  }

  /** Gives all marks and closes the protocol. */
  async finish(): Promise<void> {
    for (const index of this.#items.keys()) {
      await this.stage(index);
      for (const judge of this.judges.keys()) await this.mark(judge, index, [96 - 6 * index, 94 - 6 * index]);
    }
    await this.call(VotingProtocolLock, {
      query: { competitionProgramGuid: this.program },
      body: { isLocked: true },
    });
  }

  /** Sends one judge's marks for a performance, in tenths, as his own device would. */
  mark(judge: number, item: number, tenths: number[]): Promise<void> {
    return this.#submit(
      judge,
      item,
      tenths.map((value, order) => ({ pointGuid: this.#points[order]!, value: value * 100 })),
    );
  }

  comment(judge: number, item: number, comment: string): Promise<void> {
    return this.#submit(judge, item, [{ comment }]);
  }

  /** The judge's tablet: his session, from the first call of it. */
  async enter(judge: number): Promise<{ token: string; device: string }> {
    const device = `journey-${judge}`;
    const { token } = await call(BASE, JudgeFastLogin, { query: { key: this.judges[judge]!.key, device } });
    return { token, device };
  }

  async #submit(
    judge: number,
    item: number,
    said: ({ pointGuid: Guid; value: number } | { comment: string })[],
  ): Promise<void> {
    const { guid } = this.judges[judge]!;
    const { token, device } = await this.enter(judge);
    const { replies } = await call(BASE, VotingProtocolSavingBySelf, {
      as: token,
      query: { competitionGuid: this.guid },
      body: {
        submissions: said.map((one, order) => ({
          submissionGuid: newGuid(),
          judgeGuid: guid,
          device,
          deviceSeq: Date.now() + order,
          seenRevision: null,
          baseVersion: null,
          competitionProgramItemGuid: this.#items[item]!,
          ...one,
        })),
      },
    });
    const refused = replies.find(({ status }) => status !== 'accepted');
    if (refused) throw new Error(`A mark was not accepted: ${JSON.stringify(refused)}`);
  }
}

/** Contests of one organizer share the book, because a title must be unique in it. */
async function nominationOf(as: string, referenceBookGuid: Guid, title: string): Promise<{ guid: Guid }> {
  const made = await send(BASE, ReferenceBookItemCreate, { as, body: { referenceBookGuid, title } });
  if (made.status === 200) return made.envelope.data as { guid: Guid };
  const items = await call(BASE, ReferenceBookItemGetByReferenceBookGuid, { as, query: { referenceBookGuid } });
  return items.find((item) => item.title === title)!;
}

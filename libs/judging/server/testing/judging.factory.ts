// A contest set up through the portal's own calls, for tests over HTTP.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  FestivalCreateFestival,
  GroupFieldUpdate,
  JudgeFastLogin,
  PointCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolSavingBySelf,
  type ProtocolView,
  type Submission,
  type SubmissionReply,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { TestApi, TestOrganizer } from '@rampa/platform/testing';

export interface Judge {
  guid: Guid;
  token: string;
}

export interface Setup {
  judges?: number;
  /** Ages of the performances, in order: each age is a ranking group of its own. */
  ages?: readonly string[];
  scheme?: Record<string, unknown>;
  criteria?: readonly { title: string; isRequired?: boolean }[];
  open?: boolean;
}

export const MEAN = {
  method: { kind: 'mean' },
  perJudge: 'mean',
  rounding: { total: 2 },
  missing: 'block',
  ties: [{ kind: 'sharedPlace' }],
  numbering: 'competition',
};

/** Лауреат from 9, Дипломант from 7, Участник below; Гран-при by the jury. */
export const TITLES = [
  { title: 'Гран-при', kind: 'manual', isUnique: true, scope: 'event', color: '#7A0F38' },
  { title: 'Лауреат', kind: 'threshold', from: 9000, color: '#F6D37A' },
  { title: 'Дипломант', kind: 'threshold', from: 7000, to: 9000, color: '#CFE0FA' },
  { title: 'Участник', kind: 'threshold', from: 0, to: 7000, color: '#ECE7EB' },
] as const;

export class LiveContest {
  private sequence = 0;

  private constructor(
    readonly api: TestApi,
    readonly organizer: TestOrganizer,
    readonly competition: Guid,
    readonly nominations: readonly Guid[],
    readonly ageField: Guid,
    readonly judges: Judge[],
    readonly criteria: Guid[],
    readonly awardGroup: Guid,
    readonly awards: Guid[],
    readonly program: Guid,
    readonly items: Guid[],
  ) {}

  static async create(api: TestApi, given: Setup = {}): Promise<LiveContest> {
    const organizer = await api.organizer();
    const as = organizer.token;
    const details = { title: 'Светлояр', beginDate: '2026-05-01', endDate: '2026-05-02', city: 'Кострома' };
    const { guid: competition } = await api.call(FestivalCreateFestival, { as, body: { details } });
    const query = { competitionGuid: competition };
    const books = await api.call(ReferenceBookGetByOrganizer, { as, body: {} });
    const book = books.collection.find(({ systemKey }) => systemKey === 'nominations')!;
    const nominations: Guid[] = [];
    for (const title of ['Народный танец', 'Эстрадный вокал']) {
      nominations.push(
        (await api.call(ReferenceBookItemCreate, { as, body: { referenceBookGuid: book.guid, title } })).guid,
      );
    }
    const fields = await api.call(GroupFieldUpdate, {
      as,
      query,
      body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] },
    });
    const criteria: Guid[] = [];
    for (const [order, criterion] of (given.criteria ?? [{ title: 'Техника' }, { title: 'Артистизм' }]).entries()) {
      const body = { ...criterion, min: 0, max: 10_000, step: 100, order };
      criteria.push((await api.call(PointCreate, { as, query, body })).guid);
    }
    await api.call(ScoringSchemeUpdate, { as, query, body: { scheme: given.scheme ?? MEAN } });
    const { guid: awardGroup } = await api.call(AwardGroupCreate, { as, query, body: { title: 'Звания' } });
    const awards: Guid[] = [];
    for (const [order, award] of TITLES.entries()) {
      const body = { awardGroupGuid: awardGroup, order, ...award };
      awards.push((await api.call(AwardSettingCreate, { as, query, body })).guid);
    }
    const judges: Judge[] = [];
    const contest = new LiveContest(
      api,
      organizer,
      competition,
      nominations,
      fields.guids[0]!,
      judges,
      criteria,
      awardGroup,
      awards,
      '',
      [],
    );
    for (let index = 0; index < (given.judges ?? 3); index++) judges.push(await contest.addJudge(`Судья ${index + 1}`));
    const ages = given.ages ?? ['10–12 лет', '10–12 лет', '10–12 лет'];
    const { program, items } = await contest.addProgram('День первый', ages, given.open ?? true);
    return new LiveContest(
      api,
      organizer,
      competition,
      nominations,
      fields.guids[0]!,
      judges,
      criteria,
      awardGroup,
      awards,
      program,
      items,
    );
  }

  get as(): string {
    return this.organizer.token;
  }

  get query() {
    return { competitionGuid: this.competition };
  }

  async addJudge(fullName: string): Promise<Judge> {
    const { guid } = await this.api.call(CompetitionJudgeCreate, {
      as: this.as,
      query: this.query,
      body: { fullName },
    });
    return { guid, token: await this.signIn(guid) };
  }

  async signIn(judge: Guid): Promise<string> {
    const link = await this.api.call(CompetitionJudgeCreateFastLoginUrl, {
      as: this.as,
      query: { competitionJudgeGuid: judge },
      body: {},
    });
    const key = new URL(link.url).hash.replace('#key=', '');
    return (await this.api.call(JudgeFastLogin, { query: { key, device: 'tablet' } })).token;
  }

  /** Every performance is of the first nomination and already performed. */
  async addProgram(title: string, ages: readonly string[], open = true): Promise<{ program: Guid; items: Guid[] }> {
    const { guid: program } = await this.api.call(CompetitionProgramCreate, {
      as: this.as,
      query: this.query,
      body: { title },
    });
    const query = { competitionProgramGuid: program };
    const { guids: items } = await this.api.call(CompetitionProgramItemCreateRange, {
      as: this.as,
      query,
      body: {
        items: ages.map((age, index) => ({
          performer: `Участник ${index + 1}`,
          nominationGuid: this.nominations[0]!,
          groupValues: { [this.ageField]: age },
        })),
      },
    });
    for (const competitionProgramItemGuid of items) {
      await this.api.call(CompetitionProgramItemSetActivity, {
        as: this.as,
        query,
        body: { competitionProgramItemGuid, activity: 'Done' },
      });
    }
    if (open) await this.api.call(VotingProtocolChangeState, { as: this.as, query, body: { state: 'Open' } });
    return { program, items };
  }

  tap(judge: Judge, item: Guid, more: Partial<Submission> = {}): Submission {
    return {
      submissionGuid: newGuid(),
      judgeGuid: judge.guid,
      device: 'tablet',
      deviceSeq: ++this.sequence,
      seenRevision: null,
      baseVersion: null,
      competitionProgramItemGuid: item,
      ...more,
    };
  }

  async send(judge: Judge, submissions: Submission[]): Promise<SubmissionReply[]> {
    const sent = { as: judge.token, query: this.query, body: { submissions } };
    return (await this.api.call(VotingProtocolSavingBySelf, sent)).replies;
  }

  /** One mark by every criterion; answers the last one's revision. Throws unless accepted. */
  async mark(judge: Judge, item: Guid, value: number): Promise<number> {
    const replies = await this.send(
      judge,
      this.criteria.map((pointGuid) => this.tap(judge, item, { pointGuid, value })),
    );
    const refused = replies.find(({ status }) => status !== 'accepted');
    if (refused) throw new Error(`not accepted: ${JSON.stringify(refused)}`);
    return replies.at(-1)!.revision!;
  }

  /** The revision that a sheet read now would carry. */
  async head(): Promise<number> {
    const [head] = await this.api.database.query<{ revision: number }>(
      'select revision from live.stream where stream_guid = $1',
      [this.competition],
    );
    return head!.revision;
  }

  /** Every judge gives every performance `values` by its index. */
  async markAll(values: readonly number[], items: readonly Guid[] = this.items): Promise<void> {
    for (const judge of this.judges) {
      for (const [index, item] of items.entries()) await this.mark(judge, item, values[index]!);
    }
  }

  protocol(program: Guid = this.program): Promise<ProtocolView> {
    const query = { competitionProgramGuid: program };
    return this.api.call(VotingProtocolGetVoitingProtocolJson, { as: this.as, query });
  }

  async rows(program: Guid = this.program) {
    return (await this.protocol(program)).groups.flatMap(({ rows }) => rows);
  }
}

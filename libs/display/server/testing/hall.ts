// An event with a stage, a jury and screens, created and run through the portal's calls.

import {
  CompetitionDisplaySettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  FestivalCreateFestival,
  JudgeFastLogin,
  PointCreate,
  PublicDisplay,
  VotingProtocolChangeState,
  VotingProtocolSavingBySelf,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Activity, type Guid } from '@rampa/kernel';
import type { TestApi } from '@rampa/platform/testing';

const PERFORMERS = [
  {
    performer: 'Жар-птица',
    collective: 'Образцовый ансамбль танца',
    city: 'Кострома',
    pieceTitle: 'Половецкие пляски',
  },
  { performer: 'Калинушка', city: 'Арзамас' },
  { performer: 'Лель', city: 'Иваново' },
];

export class Hall {
  private constructor(
    private readonly api: TestApi,
    /** The organizer's session. */
    readonly as: string,
    readonly competition: Guid,
    readonly program: Guid,
    readonly items: readonly Guid[],
    private readonly point: Guid,
    private readonly judges: readonly { guid: Guid; token: string }[],
  ) {}

  /** An event with two judges and three performances; its protocol is open. */
  static async make(api: TestApi, as: string): Promise<Hall> {
    const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Нижний Новгород' };
    const { guid } = await api.call(FestivalCreateFestival, { body: { details }, as });
    return Hall.within(api, as, guid);
  }

  /** The same in an event that exists. */
  static async within(api: TestApi, as: string, competition: Guid): Promise<Hall> {
    const query = { competitionGuid: competition };
    const { guid: program } = await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as });
    const { guids: items } = await api.call(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid: program },
      body: { items: PERFORMERS.map((performer) => ({ ...performer, block: 'I отделение' })) },
      as,
    });
    const scale = { title: 'Мастерство', min: 0, max: 10_000, step: 100 };
    const { guid: point } = await api.call(PointCreate, { query, body: scale, as });
    const judges = [];
    for (const fullName of ['Берестов Андрей Ильич', 'Громова Ольга Львовна']) {
      const { guid } = await api.call(CompetitionJudgeCreate, { query, body: { fullName }, as });
      const link = { query: { competitionJudgeGuid: guid }, body: {}, as };
      const { url } = await api.call(CompetitionJudgeCreateFastLoginUrl, link);
      const key = new URL(url).hash.replace('#key=', '');
      const { token } = await api.call(JudgeFastLogin, { query: { key, device: 'планшет' } });
      judges.push({ guid, token });
    }
    const hall = new Hall(api, as, competition, program, items, point, judges);
    await hall.protocol('Open');
    return hall;
  }

  async protocol(state: SentBody<typeof VotingProtocolChangeState>['state'], reason = ''): Promise<void> {
    const query = { competitionProgramGuid: this.program };
    await this.api.call(VotingProtocolChangeState, { query, body: { state, reason }, as: this.as });
  }

  async activity(index: number, activity: Activity): Promise<void> {
    await this.api.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: this.program },
      body: { competitionProgramItemGuid: this.items[index]!, activity },
      as: this.as,
    });
  }

  async mark(judge: number, index: number, value: number | null, baseVersion: number | null = null): Promise<void> {
    const { guid, token } = this.judges[judge]!;
    const { replies } = await this.api.call(VotingProtocolSavingBySelf, {
      query: { competitionGuid: this.competition },
      body: {
        submissions: [
          {
            submissionGuid: newGuid(),
            judgeGuid: guid,
            device: 'планшет',
            deviceSeq: 1,
            seenRevision: null,
            baseVersion,
            competitionProgramItemGuid: this.items[index]!,
            pointGuid: this.point,
            value,
          },
        ],
      },
      as: token,
    });
    if (replies[0]!.status !== 'accepted') throw new Error(`The mark was answered ${JSON.stringify(replies[0])}`);
  }

  newDisplay(more: Partial<SentBody<typeof CompetitionDisplaySettingCreate>> = {}) {
    const query = { competitionGuid: this.competition };
    return this.api.call(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал', ...more }, as: this.as });
  }

  show(key: string) {
    return this.api.call(PublicDisplay, { params: { key } });
  }
}

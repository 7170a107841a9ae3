import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  BodyOf,
  CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
  CompetitionSpecialPrizeGetByCompetitionForProtocol,
  GivenPrizeView,
  OrganizerPrizeView,
  OrganizerSpecialPrizeGet,
  OrganizerSpecialPrizeGetShortByCompetition,
  QueryOf,
  SpecialPrizeView,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';

const COLUMNS = `s.guid, s.title, s.description, s.giver, s.giver_name as "giverName",
  s.judge_guid as "competitionJudgeGuid", s.copies as "limit",
  (select count(*)::int from judging.given_prize g where g.prize_guid = s.guid) as "givenCount"`;
const LIBRARY_SORTS = { title: 'lower(p.title)', createdAt: 'p.created_at' };
const GIVEN_SORTS = {
  prize: 'g.position',
  performer: `lower(coalesce(nullif(i.performer, ''), i.collective))`,
  number: 'i.order_key',
};

@Injectable()
export class ListPrizes {
  constructor(private readonly database: Database) {}

  ofEvent(scope: Scope): Promise<SpecialPrizeView[]> {
    return this.database.query<SpecialPrizeView>(
      `select ${COLUMNS} from judging.v_special_prize s where s.competition_guid = $1 order by s.position, s.guid`,
      [eventOf(scope).competition],
    );
  }

  /** A judge sees his own prizes alone: what the others decide stays with them. */
  ofProgram(scope: Scope, program: Guid): Promise<AnswerOf<typeof CompetitionSpecialPrizeGetByCompetitionForProtocol>> {
    const judge = scope.actor.kind === 'judge' ? scope.actor.judge : null;
    return this.database.query(
      `select ${COLUMNS},
              array(select g.item_guid from judging.given_prize g join program.v_item i on i.guid = g.item_guid
                     where g.prize_guid = s.guid and i.program_guid = $2 order by i.order_key) as "itemGuids"
         from judging.v_special_prize s
        where s.competition_guid = $1 and ($3::uuid is null or s.judge_guid = $3) order by s.position, s.guid`,
      [eventOf(scope).competition, program, judge],
    );
  }

  async given(
    scope: Scope,
    asked: QueryOf<typeof CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition>,
  ): Promise<AnswerOf<typeof CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition>> {
    const { rows, totalCount } = await pageOf<GivenPrizeView>(
      this.database,
      {
        columns: `g.prize_guid as "specialPrizeGuid", g.title, g.giver, g.giver_name as "giverName",
          g.item_guid as "competitionProgramItemGuid", i.program_guid as "competitionProgramGuid",
          p.title as "programTitle", i.number, i.performer, i.collective, i.city, i.piece_title as "pieceTitle"`,
        found: `from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
          join program.v_program p on p.guid = i.program_guid where g.competition_guid = $1`,
        parameters: [eventOf(scope).competition],
        search: { text: asked.searchText, in: ['g.title', 'g.giver_name', 'i.performer', 'i.collective', 'i.number'] },
        order: orderBy(GIVEN_SORTS, asked, 'g.position, g.prize_guid, i.order_key, g.item_guid'),
      },
      asked,
    );
    return { collection: rows, totalCount };
  }

  async library(
    scope: Scope,
    asked: BodyOf<typeof OrganizerSpecialPrizeGet>,
  ): Promise<AnswerOf<typeof OrganizerSpecialPrizeGet>> {
    const { rows, totalCount } = await pageOf<OrganizerPrizeView>(
      this.database,
      {
        columns: 'p.guid, p.title, p.description',
        found: 'from judging.organizer_prize p where p.organizer_guid = $1',
        parameters: [scope.organizer!],
        search: { text: asked.searchText, in: ['p.title', 'p.description'] },
        order: orderBy(LIBRARY_SORTS, asked, 'p.guid'),
      },
      asked,
    );
    return { collection: rows, totalCount };
  }

  libraryFor(scope: Scope): Promise<AnswerOf<typeof OrganizerSpecialPrizeGetShortByCompetition>> {
    const { organizer, competition } = eventOf(scope);
    return this.database.query(
      `select p.guid, p.title, p.description,
              exists (select from judging.special_prize s
                       where s.competition_guid = $2 and s.library_guid = p.guid) as "isBound"
         from judging.organizer_prize p where p.organizer_guid = $1 order by lower(p.title), p.guid`,
      [organizer, competition],
    );
  }
}

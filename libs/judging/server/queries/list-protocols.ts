import { Injectable } from '@nestjs/common';
import type { AnswerOf, VotingProtocolGetUsingForProtocol } from '@rampa/contract';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

type Answer = AnswerOf<typeof VotingProtocolGetUsingForProtocol>;

// $2: a judge's own view (his nominations, his marks), or null. A performance counts as marked when everybody who does
// not abstain has given all required marks. Each performance is counted by its own keys: a join compared thousands of
// rows one by one as long as the database had no statistics of its new tables.
const SITS = `j.removed_at is null and jury.serves(j.nominations, i.nomination_guid)
  and ($2::uuid is null or j.guid = $2)`;
const ASKED = 'jury.asked_criteria($1, i.nomination_guid)';
const SQL = `
  with performance as materialized (
    select i.program_guid,
           (select count(*) from jury.v_judge j where j.competition_guid = $1 and ${SITS}) as judges,
           (select count(*) from judging.abstention a join jury.v_judge j on j.guid = a.judge_guid
             where a.item_guid = i.guid and ${SITS}) as absent,
           (select count(*) from ${ASKED}) as criteria,
           (select count(*) from judging.mark m
              join jury.v_judge j on j.guid = m.judge_guid
              join ${ASKED} c on c.guid = m.criterion_guid
             where m.item_guid = i.guid and m.value is not null and ${SITS}
               and not exists (select from judging.abstention a
                                where a.item_guid = i.guid and a.judge_guid = m.judge_guid)) as given
      from program.v_item i
     where i.competition_guid = $1 and i.kind = 'performance' and not i.is_withdrawn and i.activity <> 'Skipped'
  ), counted as materialized (
    select program_guid, count(*) as performances,
           count(*) filter (where judges > 0 and criteria > 0
             and judging.has_given_all(given, (judges - absent) * criteria, false)) as marked
      from performance where $2::uuid is null or judges > 0 group by program_guid
  )
  select p.guid as "programGuid", p.competition_guid as "competitionGuid", p.title, p.tour,
         coalesce(t.state, 'Draft') as state, coalesce(counted.performances, 0)::int as "performanceCount",
         coalesce(counted.marked, 0)::int as "markedCount"
    from program.v_program p
    left join judging.protocol t on t.program_guid = p.guid
    left join counted on counted.program_guid = p.guid
   where p.competition_guid = $1 and ($2::uuid is null or counted.performances > 0)
   order by p.position, p.guid`;

@Injectable()
export class ListProtocols {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
  ) {}

  /** Throws Failure withoutMarks. */
  async ofEvent(scope: Scope): Promise<Answer> {
    const { competition } = eventOf(scope);
    await this.competitions.assertJudged(this.database, competition);
    return this.list(competition, null);
  }

  /** The programs that the asking judge rates, counted by his own marks. */
  ofJudge({ actor }: Scope): Promise<Answer> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    return this.list(actor.competition, actor.judge);
  }

  private list(competition: Guid, judge: Guid | null): Promise<Answer> {
    return this.database.query<Answer[number]>(SQL, [competition, judge]);
  }
}

import { Injectable } from '@nestjs/common';
import type { AnswerOf, VotingProtocolGetUsingForProtocol } from '@rampa/contract';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

type Answer = AnswerOf<typeof VotingProtocolGetUsingForProtocol>;

// $2: a judge's own view (his nominations, his marks), or null. A performance counts as marked when everybody who does
// not abstain has given all required marks. Who rates and by what is asked once a nomination. Marks are found by their
// performance alone: as long as the database has no statistics of its new tables, it would compare the rows of a join
// one by one, and find a judge's marks by his key, all of them for each performance.
const SQL = `
  with nomination as materialized (
    select n.guid,
           array(select j.guid from jury.v_judge j
                  where j.competition_guid = $1 and j.removed_at is null and jury.serves(j.nominations, n.guid)
                    and ($2::uuid is null or j.guid = $2)) as judges,
           array(select c.guid from jury.asked_criteria($1, n.guid) c) as criteria
      from (select distinct nomination_guid as guid from program.v_item where competition_guid = $1) n
  ), performance as materialized (
    select i.guid, i.program_guid, n.judges, n.criteria,
           array(select a.judge_guid from judging.abstention a
                  where a.item_guid = i.guid and a.judge_guid = any (n.judges)) as absent
      from program.v_item i
      join nomination n on n.guid is not distinct from i.nomination_guid
     where i.competition_guid = $1 and i.kind = 'performance' and not i.is_withdrawn and i.activity <> 'Skipped'
  ), given as materialized (
    select p.program_guid, cardinality(p.judges) as judges, cardinality(p.criteria) as criteria,
           cardinality(p.absent) as absent,
           (select count(*) filter (where m.value is not null and m.judge_guid = any (p.judges)
                and m.criterion_guid = any (p.criteria) and m.judge_guid <> all (p.absent))
              from judging.mark m where m.item_guid = p.guid) as marks
      from performance p
  ), counted as materialized (
    select program_guid, count(*) as performances,
           count(*) filter (where judges > 0 and criteria > 0
             and judging.has_given_all(marks, (judges - absent) * criteria, false)) as marked
      from given where $2::uuid is null or judges > 0 group by program_guid
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

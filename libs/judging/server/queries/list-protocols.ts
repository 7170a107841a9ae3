import { Injectable } from '@nestjs/common';
import type { AnswerOf, VotingProtocolGetUsingForProtocol } from '@rampa/contract';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

type Answer = AnswerOf<typeof VotingProtocolGetUsingForProtocol>;

// $2: a judge's own view (only his nominations, only his marks), or null. A performance is marked when nothing required
// is missing of those who do not abstain.
const SQL = `
  with panel as (
    select i.guid, i.program_guid, i.nomination_guid, count(j.guid) as judges, count(a.judge_guid) as absent
      from program.item i
      left join judging.judge j on j.competition_guid = $1 and j.removed_at is null
        and (j.nominations = '{}' or i.nomination_guid = any (j.nominations)) and ($2::uuid is null or j.guid = $2)
      left join judging.abstention a on a.item_guid = i.guid and a.judge_guid = j.guid
     where i.competition_guid = $1 and i.kind = 'performance' and not i.is_withdrawn and i.activity <> 'Skipped'
     group by i.guid
  ), criteria as (
    select p.nomination_guid, count(c.guid) as count
      from (select distinct nomination_guid from panel) p
      join judging.criterion c on c.competition_guid = $1 and c.is_required
       and (c.nominations = '{}' or p.nomination_guid = any (c.nominations))
     group by p.nomination_guid
  ), given as (
    select p.guid, count(*) as marks
      from panel p
      join judging.mark m on m.item_guid = p.guid and m.value is not null
      join judging.judge j on j.guid = m.judge_guid and j.removed_at is null
       and (j.nominations = '{}' or p.nomination_guid = any (j.nominations)) and ($2::uuid is null or j.guid = $2)
      join judging.criterion c on c.guid = m.criterion_guid and c.is_required
       and (c.nominations = '{}' or p.nomination_guid = any (c.nominations))
      left join judging.abstention a on a.item_guid = p.guid and a.judge_guid = j.guid
     where a.judge_guid is null
     group by p.guid
  ), counted as (
    select panel.program_guid,
           panel.judges > 0 and coalesce(criteria.count, 0) > 0
             and coalesce(given.marks, 0) >= (panel.judges - panel.absent) * criteria.count as is_marked
      from panel
      left join criteria on criteria.nomination_guid is not distinct from panel.nomination_guid
      left join given on given.guid = panel.guid
     where $2::uuid is null or panel.judges > 0
  )
  select p.guid as "programGuid", p.competition_guid as "competitionGuid", p.title, p.tour,
         coalesce(t.state, 'Draft') as state, count(counted.*)::int as "performanceCount",
         (count(*) filter (where counted.is_marked))::int as "markedCount"
    from program.program p
    left join judging.protocol t on t.program_guid = p.guid
    left join counted on counted.program_guid = p.guid
   where p.competition_guid = $1
   group by p.guid, t.state
  having $2::uuid is null or count(counted.*) > 0
   order by p.position, p.guid`;

@Injectable()
export class ListProtocols {
  constructor(private readonly database: Database) {}

  ofEvent(scope: Scope): Promise<Answer> {
    return this.list(eventOf(scope).competition, null);
  }

  /** The programs that the judge who asks rates, counted by his own marks. */
  ofJudge({ actor }: Scope): Promise<Answer> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    return this.list(actor.competition, actor.judge);
  }

  private list(competition: Guid, judge: Guid | null): Promise<Answer> {
    return this.database.query<Answer[number]>(SQL, [competition, judge]);
  }
}

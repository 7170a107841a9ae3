import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionProgramGetByCompetition } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { JudgeNominations } from '../ports/judge-nominations.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Answer = AnswerOf<typeof CompetitionProgramGetByCompetition>;
type Row = Omit<Answer[number], 'dateTimeBegin' | 'protocolState'> & { beginsAt: Date | null };

@Injectable()
export class ListPrograms {
  constructor(
    private readonly database: Database,
    private readonly states: ProtocolStates,
    private readonly judgeNominations: JudgeNominations,
  ) {}

  /** A judge sees the programs with performances that he marks, a member the published ones. */
  run(scope: Scope): Promise<Answer> {
    const { actor, competition } = eventOf(scope);
    const publishedOnly = actor.kind === 'account' && actor.userType === 'Member';
    return this.database.snapshot(async (reader) => {
      const rated = actor.kind === 'judge' ? await this.judgeNominations.of(reader, actor.judge) : null;
      const rows = await reader.query<Row>(
        `select p.guid, p.title, p.tour, p.begins_at as "beginsAt", p.place, p.is_published as "isPublished",
                count(i.guid)::int as "itemCount",
                (count(i.guid) filter (where i.kind = 'performance' and not i.is_withdrawn))::int as "performanceCount",
                (count(i.guid) filter (where i.kind = 'performance' and not i.is_withdrawn
                                         and i.activity in ('Waiting', 'Ready', 'OnStage')))::int as "aheadCount"
         from program.program p left join program.item i on i.program_guid = p.guid
         where p.competition_guid = $1 and (p.is_published or not $2)
         group by p.guid
         having $3::uuid[] is null
             or count(i.guid) filter (where i.kind = 'performance' and i.nomination_guid = any ($3::uuid[])) > 0
         order by p.position, p.guid`,
        [competition, publishedOnly, rated],
      );
      const states = await this.states.stateOf(
        reader,
        rows.map(({ guid }): Guid => guid),
      );
      return rows.map(({ beginsAt, ...row }) => ({
        ...row,
        dateTimeBegin: beginsAt?.toISOString() ?? null,
        protocolState: states.get(row.guid)!,
      }));
    });
  }
}

// Documents of an event, and the programs they can be printed for: the built-in diploma, then the organizer's own.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, DocumentListGetAll, PaperFaceView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { TemplateFaces } from './template-faces.ts';

type Document = AnswerOf<typeof DocumentListGetAll>[number];

@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly templates: TemplateFaces,
  ) {}

  async ofEvent(scope: Scope): Promise<PaperFaceView[]> {
    const { competition } = eventOf(scope);
    const [row] = await this.database.query<{ guid: Guid }>('select diplomas.built_in($1) as guid', [competition]);
    const { isJudged } = await this.competitions.face(this.database, competition);
    return [
      {
        guid: row!.guid,
        title: isJudged ? 'Диплом лауреата и дипломанта' : 'Диплом участника',
        type: 'diploma',
        size: 'A4',
        orientation: 'portrait',
        recipients: 'performances',
        isBuiltIn: true,
        changedAt: null,
      },
      ...(await this.templates.faces(competition)),
    ];
  }

  /** A contest's documents are ready with its closed protocol, a festival's as soon as its participants are known. */
  async withPrograms(scope: Scope): Promise<Document[]> {
    const programs = await this.database.query<Document['programs'][number]>(
      `select p.guid, p.title, coalesce(t.state, 'Draft') as "protocolState",
              (case c.type_tour when 0 then count(i.guid) else count(r.item_guid) end)::int as count,
              count(i.guid) > 0
                and (c.type_tour = 0 or coalesce(t.state in ('Locked', 'Confirmed', 'Published'), false)
                                        and count(i.guid) = count(r.item_guid)) as "isReady"
         from program.v_program p
         join competitions.v_competition c on c.guid = p.competition_guid
         left join judging.v_protocol t on t.program_guid = p.guid
         left join program.v_item i on i.program_guid = p.guid and i.kind = 'performance' and not i.is_withdrawn
          and i.activity <> 'Skipped'
         left join judging.v_result r on r.item_guid = i.guid
        where p.competition_guid = $1 group by p.guid, p.title, p.position, t.state, c.type_tour
        order by p.position, p.guid`,
      [eventOf(scope).competition],
    );
    return (await this.ofEvent(scope)).map((document) => ({
      ...document,
      programs: document.recipients === 'performances' ? programs : [],
    }));
  }

  async isBuiltIn(competition: Guid, document: Guid): Promise<boolean> {
    const [row] = await this.database.query<{ is: boolean }>('select diplomas.built_in($1) = $2::uuid as is', [
      competition,
      document,
    ]);
    return row!.is;
  }

  /** In the order of the event's programs; null: all. */
  titlesOf(competition: Guid, programs: readonly Guid[] | null): Promise<{ guid: Guid; title: string }[]> {
    return this.database.query(
      `select guid, title from program.v_program
        where competition_guid = $1 and ($2::uuid[] is null or guid = any ($2::uuid[])) order by position, guid`,
      [competition, programs],
    );
  }
}

// The papers of a member's own performances: what the organizer has issued and not withdrawn, once results are open.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, DocumentListGetOwn } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { paperNumber } from '../persistence/issued-papers.ts';

type Answer = AnswerOf<typeof DocumentListGetOwn>;

interface Row {
  guid: Guid;
  document: Guid;
  title: string;
  recipients: string;
  name: string;
  number: number;
  item: Guid;
  application: Guid | null;
  prize: Guid | null;
}

@Injectable()
export class OwnPapers {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
  ) {}

  async of(scope: Scope): Promise<Answer> {
    const { competition } = eventOf(scope);
    const member = scope.actor.kind === 'account' ? scope.actor.account : null;
    return this.database.snapshot(async (reader) => {
      const event = await this.competitions.face(reader, competition);
      const rows = await reader.query<Row>(
        `select p.guid, d.guid as document, d.title, d.recipients, p.recipient as name, p.number,
                i.guid as item, a.application_guid as application,
                g.prize_guid as prize
           from program.v_item i
           join diplomas.paper p on p.competition_guid = i.competition_guid and p.withdrawn_at is null
            and split_part(p.record_key, ':', 2) = i.guid::text
           join diplomas.document d on d.guid = p.document_guid and d.deleted_at is null
            and d.recipients in ('performances', 'people', 'prizes')
           left join judging.v_protocol t on t.program_guid = i.program_guid
           left join program.v_item_application a on a.item_guid = i.guid
           left join judging.v_given_prize g on g.item_guid = i.guid and d.recipients = 'prizes'
            and p.record_key = 'prize:' || i.guid || ':' || g.prize_guid
          where i.competition_guid = $1 and i.participant_guid = $2
            and (t.state = 'Published' or i.activity = 'Done' and not $3)
          order by p.number`,
        [competition, member, event.isJudged],
      );
      return rows.flatMap<Answer[number]>(
        ({ guid, document, title, recipients, name, number, item, application, prize }) => {
          const face = {
            ...{ guid, documentGuid: document, title, name, number: paperNumber(event, number), itemGuid: item },
            ...{ applicationGuid: null, specialPrizeGuid: null },
          };
          if (recipients === 'performances') return [face];
          // A prize that was taken back is nobody's any more.
          if (recipients === 'prizes') return prize === null ? [] : [{ ...face, specialPrizeGuid: prize }];
          return application === null ? [] : [{ ...face, applicationGuid: application }];
        },
      );
    });
  }
}

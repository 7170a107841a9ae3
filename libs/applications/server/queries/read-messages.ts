import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import type { AnswerOf, ApplicationMessageGetByApplication, QueryOf } from '@rampa/contract';
import { Database, pageOf, type Reader, type Scope } from '@rampa/platform/server';
import { ApplicationRows, memberOf } from '../persistence/application-rows.ts';
import { MESSAGE, MESSAGE_FILE, type MessageFileRow, type MessageRow } from '../persistence/application-tables.ts';
import { fileView } from '../persistence/message-files.ts';
import { authorOf, namesOf } from './authors.ts';

@Injectable()
export class ReadMessages {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
  ) {}

  /** The latest first. */
  of(
    scope: Scope,
    { applicationGuid, ...page }: QueryOf<typeof ApplicationMessageGetByApplication>,
  ): Promise<AnswerOf<typeof ApplicationMessageGetByApplication>> {
    return this.database.snapshot(async (reader) => {
      const { competitionGuid } = await this.rows.one(reader, scope, applicationGuid);
      const isMember = memberOf(scope) !== null;
      const { rows, totalCount } = await pageOf<MessageRow>(
        reader,
        {
          ...{ columns: MESSAGE.select('x'), found: 'from applications.message x where x.application_guid = $1' },
          ...{ parameters: [applicationGuid], order: 'x.position desc' },
        },
        page,
      );
      const [{ unseen } = { unseen: 0 }] = await reader.query<{ unseen: number }>(
        `select count(*)::int as unseen from applications.message
          where application_guid = $1 and seen_at is null and is_organizer = $2`,
        [applicationGuid, isMember],
      );
      const files = await reader.query<MessageFileRow>(
        `select ${MESSAGE_FILE.select('f')} from applications.message_file f
          where f.message_guid = any ($1::uuid[]) order by f.guid`,
        [rows.map(({ guid }) => guid)],
      );
      const names = await namesOf(reader, rows.map(({ actor }) => actor)); // prettier-ignore
      const office = isMember ? await this.officeName(reader, competitionGuid) : null;
      const collection = rows.map(({ guid, text, isOrganizer, actor, at, seenAt }) => ({
        ...{ guid, text, isOrganizer, at: at.toISOString(), isSeen: seenAt !== null },
        files: files.filter(({ messageGuid }) => messageGuid === guid).map(fileView),
        // To a member the organizer's people are the organizer.
        authorName: isOrganizer && office !== null ? office : authorOf(actor, names).name,
      }));
      return { collection, totalCount, unseen };
    });
  }

  private async officeName(reader: Reader, competition: string): Promise<string> {
    const { organizerGuid } = await this.competitions.face(reader, competition);
    return (await this.organizers.infoOf(reader, organizerGuid)).companyName;
  }
}

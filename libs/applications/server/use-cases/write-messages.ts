// A message about an application to the other side, and that it has been read.

import { Injectable } from '@nestjs/common';
import { AnswerLetters } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import type { BodyOf, ApplicationMessageSend } from '@rampa/contract';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ApplicationRows, memberOf } from '../persistence/application-rows.ts';
import { MESSAGE, type ApplicationRow } from '../persistence/application-tables.ts';
import { announceMessage } from './announce.ts';
import { nameOf } from './application-name.ts';
import { AttachFiles } from './attach-files.ts';
import type { UrlOf } from './tell-status.ts';

/** Of one application. */
const MOST = 500;

@Injectable()
export class WriteMessages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly competitions: Competitions,
    private readonly letters: AnswerLetters,
    private readonly attached: AttachFiles,
  ) {}

  /** A member is told by a letter once until he has read. Failures messagesFull, messageFileGone, messageNobody where nobody would read it. */
  async send(
    scope: Scope,
    { applicationGuid, messageGuid, text, fileGuids }: BodyOf<typeof ApplicationMessageSend>,
    urlOf: UrlOf,
  ) {
    const isOrganizer = memberOf(scope) === null;
    const guid = messageGuid ?? newGuid();
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, applicationGuid, { held: true });
      if (await MESSAGE.find(tx, { guid, applicationGuid })) return;
      if (isOrganizer && application.memberGuid === null) throw new Failure('messageNobody');
      const [{ count, unread } = { count: 0, unread: 0 }] = await tx.query<{ count: number; unread: number }>(
        `select count(*)::int as count, (count(*) filter (where is_organizer and seen_at is null))::int as unread
           from applications.message where application_guid = $1`,
        [applicationGuid],
      );
      if (count >= MOST) throw new Failure('messagesFull');
      await MESSAGE.insert(tx, {
        ...{ guid, applicationGuid, competitionGuid: application.competitionGuid, position: count + 1 },
        ...{ text, isOrganizer, actor: actorName(scope.actor) },
      });
      const files = await this.attached.send(tx, scope, { guid, applicationGuid }, fileGuids);
      if (isOrganizer && unread === 0) await this.tell(tx, application, { guid, text, files, urlOf });
      await announceMessage(tx, application);
    });
  }

  /** What the other side has written until now. */
  async see(scope: Scope, applicationGuid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const application = await this.rows.one(tx, scope, applicationGuid);
      const seen = await tx.query(
        `with seen as (
           update applications.message set seen_at = now()
            where application_guid = $1 and seen_at is null and is_organizer = $2 returning guid)
         select guid from seen`,
        [applicationGuid, memberOf(scope) !== null],
      );
      if (seen.length > 0) await announceMessage(tx, application);
    });
  }

  private async tell(
    tx: Transaction,
    application: ApplicationRow,
    { guid, text, files, urlOf }: { guid: Guid; text: string; files: readonly string[]; urlOf: UrlOf },
  ) {
    const { title: eventTitle } = await this.competitions.face(tx, application.competitionGuid);
    const { competitionGuid: competition, memberGuid, guid: own } = application;
    const name = nameOf(application);
    const named = files.map((file) => inQuotes(file)).join(', ');
    const sent = files.length === 1 ? 'файл' : 'файлы';
    await this.letters.tell(tx, {
      ...{ competition, eventTitle, member: memberGuid!, once: `application-message:${guid}`, urlOf },
      subject: `${name}: организатор ${text === '' ? `прислал ${sent}` : 'написал вам'}`,
      paragraphs: [
        `${name} на мероприятие ${inQuotes(eventTitle)}. Организатор ${text === '' ? `прислал ${sent}: ${named}.` : 'пишет:'}`,
        ...text.split(/\n+/).filter(Boolean),
        ...(files.length === 0 || text === '' ? [] : [`К сообщению приложено: ${named}.`]),
      ],
      button: { label: 'Открыть заявку и ответить', path: `/member/competition/${competition}/applications/${own}` },
    });
  }
}

// A letter to chosen applicants: written down whole, with its job, or not at all. Nothing leaves before.

import { Injectable } from '@nestjs/common';
import type { BodyOf, TemplateMessagePreviewSend, TemplateMessageSend, MailingPreview } from '@rampa/contract';
import { counted, Failure, newGuid, type Guid } from '@rampa/kernel';
import { answerPlaceholder, answersIn, filledLetter, withNumbers } from '@rampa/mailings/domain';
import { OwnLetters, type WrittenLetter } from '@rampa/mailings/server';
import {
  actorName,
  Database,
  Dispatcher,
  JobTable,
  UnitOfWork,
  type Reader,
  type Scope,
  type Transaction,
} from '@rampa/platform/server';
import { MAILING_SEND } from '../jobs/mailing.ts';
import { MAILING, MAILING_LETTER } from '../persistence/mailing-tables.ts';
import { Addressees, type Addressee } from '../queries/addressees.ts';
import { SaidAnswers } from '../queries/said-answers.ts';
import { mailingMoved } from './mailing-moves.ts';
import { PostMailing, saying } from './post-mailing.ts';

/** Of one event. */
const AN_HOUR = 20;

@Injectable()
export class SendMailing {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly words: OwnLetters,
    private readonly addressees: Addressees,
    private readonly jobs: JobTable,
    private readonly dispatcher: Dispatcher,
    private readonly posting: PostMailing,
    private readonly answers: SaidAnswers,
  ) {}

  /** Failures mailingWords, letterWrong, notFound of a template. */
  async preview(
    scope: Scope,
    asked: BodyOf<typeof TemplateMessagePreviewSend>,
    baseUrl: string,
  ): Promise<MailingPreview> {
    const letter = await this.written(this.database, scope, asked);
    const numbers = answersIn(letter);
    const all = await this.addressees.of(this.database, scope.competition!, asked.applicationGuids, {
      baseUrl,
      numbers,
    });
    const reached = all.filter(({ why }) => why === null);
    const one = reached[Math.min(asked.at, reached.length - 1)];
    return {
      count: reached.length,
      skipped: all.flatMap((each) => (each.why === null ? [] : [{ ...faceOf(each), why: each.why }])),
      letter: one ? { ...faceOf(one), ...filledLetter('mailing', letter, one.values, saying(letter)) } : null,
    };
  }

  /** Failures as of a preview, mailingNobody, mailingsOften. The same `mailingGuid` is the same mailing. */
  async send(scope: Scope, asked: BodyOf<typeof TemplateMessageSend>, baseUrl: string): Promise<{ jobGuid: Guid }> {
    const guid = asked.mailingGuid ?? newGuid();
    const competition = scope.competition!;
    const { result } = await this.work.run({ scope }, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 19))', [guid]);
      const known = await MAILING.find(tx, { guid });
      if (known) {
        if (known.competitionGuid !== competition) throw new Failure('notFound');
        return { jobGuid: known.jobGuid, isNew: false };
      }
      const letter = await this.written(tx, scope, asked);
      const numbers = answersIn(letter);
      const all = await this.addressees.of(tx, competition, asked.applicationGuids, { baseUrl, numbers });
      const count = all.filter(({ why }) => why === null).length;
      if (count === 0) throw new Failure('mailingNobody');
      await refuseOften(tx, competition);
      const [jobGuid, author] = [newGuid(), actorName(scope.actor)];
      await MAILING.insert(tx, { guid, competitionGuid: competition, jobGuid, ...letter, baseUrl, author });
      await MAILING_LETTER.insertAll(
        tx,
        all.map(({ applicationGuid, why }, position) => ({
          ...{ mailingGuid: guid, applicationGuid, position, why },
          outcome: why === null ? ('waiting' as const) : ('skipped' as const),
        })),
      );
      await mailingMoved(tx, guid);
      await this.jobs.enqueue(tx, MAILING_SEND, {
        ...{ competition, owner: author, guid: jobGuid, payload: { mailing: guid } },
        title: `Рассылка: ${counted(count, 'письмо', 'письма', 'писем')}`,
      });
      return { jobGuid, isNew: true };
    });
    if (result.isNew) this.dispatcher.send(result.jobGuid);
    return { jobGuid: result.jobGuid };
  }

  async cancel(scope: Scope, guid: Guid): Promise<{ cancelled: number }> {
    const { result } = await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      const cancelled = await this.posting.cancel(tx, guid);
      const mailing = await MAILING.find(tx, { guid });
      if (mailing) await this.jobs.cancel(tx, mailing.jobGuid);
      return { cancelled };
    });
    return result;
  }

  private async written(
    reader: Reader,
    scope: Scope,
    {
      templateMessageGuid: template,
      letter,
    }: Pick<BodyOf<typeof TemplateMessageSend>, 'templateMessageGuid' | 'letter'>,
  ): Promise<WrittenLetter> {
    if ((template === undefined) === (letter === undefined)) throw new Failure('mailingWords');
    if (!letter) return this.words.template(reader, scope.organizer!, template as Guid);
    const fields = await this.answers.fields(reader, scope.competition!);
    const kept = withNumbers({ subject: letter.subject, body: letter.body }, fields);
    this.words.assertSound(kept, fields.map(answerPlaceholder));
    return kept;
  }
}

const faceOf = ({ applicationGuid, number, title, fullName }: Addressee) => ({
  ...{ applicationGuid, number, title, fullName },
});

async function refuseOften(tx: Transaction, competition: Guid): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from applications.mailing
      where competition_guid = $1 and created_at > now() - interval '1 hour'`,
    [competition],
  );
  if (row!.count >= AN_HOUR) throw new Failure('mailingsOften');
}

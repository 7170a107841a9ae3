// Files that go with a message about an application. They come in pieces before it is sent, and until then only whoever
// attaches them sees them.

import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationMessageBeginUpload, ApplicationMessageGetAttached, BodyOf, MessageFile } from '@rampa/contract'; // prettier-ignore
import { MESSAGE_FILES_MAX } from '@rampa/contract';
import { fileFault, takenFile } from '@rampa/forms/domain';
import { Failure, UPLOAD_LIMIT, type Guid } from '@rampa/kernel';
import {
  actorName,
  contentOf,
  Database,
  Files,
  forgetFiles,
  lostWhenGone,
  UnitOfWork,
  UploadsByPieces,
  type Reader,
  type Scope,
  type Transaction,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { AnswerFiles } from '../persistence/answer-files.ts';
import { ApplicationRows, memberOf } from '../persistence/application-rows.ts';
import { MESSAGE_FILE, type MessageFileRow } from '../persistence/application-tables.ts';
import { fileView, MESSAGE_PURPOSE } from '../persistence/message-files.ts';
import { recordingLength } from '../persistence/recording-length.ts';

/** Whatever a field for files may take. */
const ANY = { kind: 'Attachment', option: {} } as const;

@Injectable()
export class AttachFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly answers: AnswerFiles,
    private readonly files: Files,
    private readonly pieces: UploadsByPieces,
  ) {}

  /** What the asking person himself has attached and not sent. */
  async of(scope: Scope, application: Guid): Promise<AnswerOf<typeof ApplicationMessageGetAttached>> {
    await this.rows.one(this.database, scope, application);
    const unsent = await this.database.query<MessageFileRow>(
      `select ${MESSAGE_FILE.select('f')} from applications.message_file f
        where f.application_guid = $1 and f.actor = $2 and f.message_guid is null and f.came_at is not null
        order by f.guid`,
      [application, actorName(scope.actor)],
    );
    const coming = await this.pieces.of(scope, application, MESSAGE_PURPOSE);
    return { files: unsent.map(fileView), coming: coming.filter(({ isOwn }) => isOwn) };
  }

  /** Failures fileTooLarge, answerFileRefused in words, messageFilesFull, messageNobody, answerFilesFull, eventFilesFull. */
  async begin(scope: Scope, sent: BodyOf<typeof ApplicationMessageBeginUpload>): Promise<{ uploadGuid: Guid }> {
    const { applicationGuid, name, size, mark } = sent;
    if (size > UPLOAD_LIMIT) throw new Failure('fileTooLarge');
    const fault = fileFault(ANY, { name, size });
    if (fault !== null) throw new Failure('answerFileRefused', { message: `${fault}.` });
    const beside = async (tx: Transaction, guid: Guid): Promise<void> => {
      const application = await this.rows.one(tx, scope, applicationGuid, { held: true });
      if (memberOf(scope) === null && application.memberGuid === null) throw new Failure('messageNobody');
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        `select count(*)::int as count from applications.message_file f
          where f.application_guid = $1 and f.actor = $2 and f.message_guid is null
            and (f.came_at is not null or exists (select from files.v_upload u where u.guid = f.guid))`,
        [applicationGuid, actorName(scope.actor)],
      );
      if (count >= MESSAGE_FILES_MAX) throw new Failure('messageFilesFull');
      await this.answers.assertRoom(tx, applicationGuid, application.competitionGuid, size);
      await MESSAGE_FILE.insert(tx, {
        ...{ guid, applicationGuid, competitionGuid: application.competitionGuid },
        ...{ name, size, actor: actorName(scope.actor) },
      });
    };
    const upload = { owner: applicationGuid, purpose: MESSAGE_PURPOSE, name, size, mark, beside };
    return { uploadGuid: await this.pieces.begin(scope, upload) };
  }

  async piece(scope: Scope, upload: Guid, at: number, request: FastifyRequest): Promise<{ received: number }> {
    await this.own(this.database, scope, upload);
    return this.pieces.add(scope, upload, at, request);
  }

  /** Failures uploadGap, uploadLost, answerFileRefused in words. A file that is refused leaves nothing behind. */
  async finish(scope: Scope, upload: Guid): Promise<MessageFile> {
    const file = await this.own(this.database, scope, upload);
    if (file.cameAt !== null) return fileView(file);
    try {
      const whole = await this.pieces.whole(upload);
      const taken = takenFile({}, file.name, await contentOf(whole.path));
      if ('fault' in taken) throw new Failure('answerFileRefused', { message: `${taken.fault}.` });
      const { name, type } = taken;
      const seconds = await recordingLength(whole.path, type, whole.size);
      await this.work.run({ scope }, async (tx) => {
        // Somebody else has finished or cancelled it meanwhile.
        if (!(await this.pieces.forget(tx, upload))) throw new Failure('notFound');
        await this.files.keep(tx, {
          ...{ guid: upload, owner: file.applicationGuid, purpose: MESSAGE_PURPOSE, name, type },
          ...{ bytes: whole, isCounted: true },
        });
        await MESSAGE_FILE.update(tx, { guid: upload }, { name, contentType: type, seconds, cameAt: new Date() });
      });
      return fileView({ ...file, name, contentType: type, seconds });
    } catch (error) {
      if (error instanceof Failure && error.status === 415) await this.cancel(scope, upload);
      // Another window of the sender has finished it meanwhile, and its pieces are gone.
      const now = await MESSAGE_FILE.find(this.database, { guid: upload });
      if (now && now.cameAt !== null) return fileView(now);
      throw lostWhenGone(error);
    }
  }

  async cancel(scope: Scope, upload: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await this.own(tx, scope, upload);
      await this.pieces.forget(tx, upload);
      const gone = await tx.query<{ guid: Guid }>(
        `with gone as (
           delete from applications.message_file where guid = $1 and message_guid is null returning guid)
         select guid from gone`,
        [upload],
      );
      await forgetFiles(tx, gone.map(({ guid }) => guid)); // prettier-ignore
    });
  }

  /** They go with the message. Answers their names; Failure messageFileGone. */
  async send(tx: Transaction, scope: Scope, message: { guid: Guid; applicationGuid: Guid }, files: readonly Guid[]) {
    if (files.length === 0) return [];
    const rows = await tx.query<{ guid: Guid; name: string }>(
      `with sent as (
         update applications.message_file set message_guid = $1
          where guid = any ($4::uuid[]) and application_guid = $2 and actor = $3 and message_guid is null
            and came_at is not null returning guid, name)
       select guid, name from sent order by guid`,
      [message.guid, message.applicationGuid, actorName(scope.actor), files],
    );
    if (rows.length < new Set(files).size) throw new Failure('messageFileGone');
    return rows.map(({ name }) => name);
  }

  /** Not sent yet, and attached by whoever asks: to everybody else it does not exist. */
  private async own(reader: Reader, scope: Scope, guid: Guid): Promise<MessageFileRow> {
    const file = await MESSAGE_FILE.find(reader, { guid });
    if (!file || file.messageGuid !== null || file.actor !== actorName(scope.actor)) throw new Failure('notFound');
    return file;
  }
}

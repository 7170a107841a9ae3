// A file comes to a field in pieces. Its content says what it is; whole, it stands in the answer at once, so that nothing
// is lost between the last piece and the page that sent it.

import { Injectable } from '@nestjs/common';
import { plainAnswer } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationFileBeginUpload, ApplicationFileFinishUpload, BodyOf } from '@rampa/contract';
import { ANSWER_WORDS, fileFault, takenFile, type FormField } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import { Failure, UPLOAD_LIMIT, type Guid } from '@rampa/kernel';
import {
  contentOf,
  Database,
  Files,
  lostWhenGone,
  UnitOfWork,
  UploadsByPieces,
  type Scope,
  type Transaction,
  type WholeUpload,
} from '@rampa/platform/server';
import { ANSWER_PURPOSE, AnswerFiles } from '../persistence/answer-files.ts';
import { recordingLength } from '../persistence/recording-length.ts';
import { ApplicationRows, type KeptBlock } from '../persistence/application-rows.ts';
import { ANSWER_FILE, type AnswerFileRow } from '../persistence/application-tables.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { replacedFile } from '../queries/replaced-file.ts';
import { blockOf, fieldOf, invalid } from './answered-place.ts';
import { ApplicationWriting, type Held, type Outcome } from './application-writing.ts';

@Injectable()
export class UploadAnswers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly writing: ApplicationWriting,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly dates: EventDatesReader,
    private readonly answers: AnswerFiles,
    private readonly files: Files,
    private readonly pieces: UploadsByPieces,
  ) {}

  /** Failures fileTooLarge, answerInvalid in words, answerFilesFull, eventFilesFull, tooMany, those of an edit. */
  async begin(scope: Scope, sent: BodyOf<typeof ApplicationFileBeginUpload>): Promise<{ uploadGuid: Guid }> {
    const { applicationGuid, name, size, mark } = sent;
    const beside = async (tx: Transaction, guid: Guid): Promise<void> => {
      const form = await this.forms.of(tx, scope.competition!, { held: true });
      if (!form) throw new Failure('formAbsent');
      const application = await this.rows.one(tx, scope, applicationGuid, { held: true });
      await this.dates.refuseClosed(tx, scope, application);
      const field = fieldOf(scope, { form }, sent.fieldGuid, 'Attachment');
      const block = blockOf({ blocks: await this.rows.blocks(tx, applicationGuid) }, field, sent.applicationBlockGuid);
      const fault = fileFault(field, { name, size });
      if (fault !== null) throw invalid(field, 'name', `${fault}.`);
      refuseMore(field, block, await this.answers.coming(tx, block.guid, field.n));
      await this.answers.assertRoom(tx, applicationGuid, application.competitionGuid, size);
      await ANSWER_FILE.insert(tx, {
        ...{ guid, applicationGuid, competitionGuid: application.competitionGuid },
        ...{ blockGuid: block.guid, n: field.n, name, size },
      });
    };
    if (size > UPLOAD_LIMIT) throw new Failure('fileTooLarge');
    const upload = { owner: applicationGuid, purpose: ANSWER_PURPOSE, name, size, mark, beside };
    return { uploadGuid: await this.pieces.begin(scope, upload) };
  }

  /** Failures uploadGap, uploadLost, answerFileRefused in words, answerInvalid, and those of every write. */
  async finish(scope: Scope, upload: Guid): Promise<AnswerOf<typeof ApplicationFileFinishUpload>> {
    const file = await this.answers.one(this.database, upload);
    const kept = file.cameAt === null ? await this.looked(scope, file) : null;
    const { repeated: _, ...written } = await this.writing.run(
      scope,
      file.applicationGuid,
      { changeGuid: upload, body: { file: upload } },
      (tx, held) => this.add(tx, scope, held, file, kept),
    );
    return { ...written, ...(await this.standing(scope, upload)) };
  }

  /** What has come already stays. */
  async cancel(scope: Scope, upload: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      if (await this.pieces.forget(tx, upload))
        await tx.query('delete from applications.file where guid = $1 and came_at is null', [upload]);
    });
  }

  /** What is in it. A file that the field does not take leaves nothing behind. */
  private async looked(scope: Scope, file: AnswerFileRow): Promise<Kept | null> {
    const form = await this.forms.of(this.database, scope.competition!);
    const field = [...(form?.whole.fields.values() ?? [])].find(({ n }) => n === file.n);
    if (!field) throw new Failure('formPartGone');
    const read = async () => {
      const whole = await this.pieces.whole(file.guid);
      const taken = takenFile(field.option, file.name, await contentOf(whole.path));
      if ('fault' in taken) return taken;
      return { ...whole, ...taken, seconds: await recordingLength(whole.path, taken.type, whole.size) };
    };
    const taken = await read().catch(async (error: unknown) => {
      // Another window of the sender has finished it meanwhile, and its pieces are gone.
      const now = await this.answers.one(this.database, file.guid);
      if (now.cameAt !== null) return null;
      throw lostWhenGone(error);
    });
    if (!taken || !('fault' in taken)) return taken;
    await this.cancel(scope, file.guid);
    throw new Failure('answerFileRefused', { message: `${taken.fault}.`, customData: { guid: field.guid } });
  }

  private async add(
    tx: Transaction,
    scope: Scope,
    held: Held,
    file: AnswerFileRow,
    kept: Kept | null,
  ): Promise<Outcome> {
    const { guid, n, blockGuid } = file;
    const ofForm = [...held.form.whole.fields.values()].find((one) => one.n === n);
    const field = fieldOf(scope, held, ofForm?.guid ?? '', 'Attachment');
    const block = blockOf(held, field, blockGuid);
    // Somebody else has finished or cancelled it meanwhile.
    if (!kept || !(await this.pieces.forget(tx, guid))) throw new Failure('notFound');
    const before = plainAnswer(block.answers[n]);
    const standing = before && 'f' in before ? before.f : [];
    const isOnly = (field.option.count ?? 1) === 1;
    if (!isOnly) refuseMore(field, block, 0);
    const after = { f: isOnly ? [guid] : [...standing, guid] };
    const { name, type, path, size, seconds } = kept;
    await this.files.keep(tx, {
      ...{ guid, owner: file.applicationGuid, purpose: ANSWER_PURPOSE, name, type },
      ...{ bytes: { path, size }, isCounted: true },
    });
    await ANSWER_FILE.update(tx, { guid }, { name, contentType: type, seconds, cameAt: new Date() });
    await this.answers.put(tx, block.guid, n, after.f);
    const answers = { ...block.answers, [n]: { ...after, r: held.revision } };
    return {
      deed: { kind: 'answer', blockGuid, n, before, after },
      blocks: held.blocks.map((one) => (one === block ? { ...block, answers } : one)),
      touched: [blockGuid],
      changes: held.application.state === 'Draft' ? { state: 'Submitted' } : {},
    };
  }

  /** The file, and the answer in which it stands or stood. */
  private standing(scope: Scope, upload: Guid) {
    return this.database.snapshot(async (reader) => {
      const file = await this.answers.one(reader, upload);
      const form = await this.forms.of(reader, scope.competition!);
      const field = [...(form?.whole.fields.values() ?? [])].find(({ n }) => n === file.n);
      const blocks = await this.rows.blocks(reader, file.applicationGuid);
      const answer = blocks.find(({ guid }) => guid === file.blockGuid)?.answers[file.n];
      const { guid, blockGuid: applicationBlockGuid, name, contentType, size, seconds } = file;
      return {
        replaced: await replacedFile(reader, scope, file),
        file: { guid, applicationBlockGuid, fieldGuid: field!.guid, name, type: contentType!, size, seconds },
        valueGuids: answer && 'f' in answer ? [...answer.f] : [],
        r: answer?.r ?? (await this.rows.lastChange(reader, file.blockGuid, file.n))?.revision ?? 0,
      };
    });
  }
}

type Kept = WholeUpload & { type: string; seconds: number | null };

/** A field for one file has it replaced; one for several must have a place. */
function refuseMore(field: FormField, { answers }: KeptBlock, coming: number): void {
  const most = field.option.count ?? 1;
  const answer = answers[field.n];
  const standing = answer && 'f' in answer ? answer.f.length : 0;
  if (most > 1 && standing + coming >= most) throw invalid(field, 'name', `${ANSWER_WORDS.tooManyFiles(most)}.`);
}

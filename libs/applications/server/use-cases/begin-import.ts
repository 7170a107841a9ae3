// A table comes, what its columns are is chosen, it is tried and written: each begins a job here, and any may be stopped.

import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { mappingFault } from '@rampa/applications/domain';
import { counted, Failure, newGuid, type Guid } from '@rampa/kernel';
import { IMPORT_LIMITS, type ImportMappingSent } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import {
  actorName,
  contentOf,
  Dispatcher,
  Files,
  JobTable,
  UnitOfWork,
  withUpload,
  type Scope,
  type Transaction,
  type Upload,
} from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { IMPORT_PURPOSE } from '../import-file-gate.ts';
import { IMPORT_RUN } from '../jobs/import.ts';
import { IMPORT, type ImportRow, type KeptMapping } from '../persistence/import-tables.ts';
import { heldImport, stoppedAs, WORKING } from './held-import.ts';

/** Of one event. */
const AN_HOUR = 30;
/** What a table may be by its first bytes; text is looked at when it is read. */
const TABLES = /^(text\/|application\/(zip|x-cfb|vnd\.openxmlformats-officedocument\.|vnd\.oasis\.|csv|xml))/;

@Injectable()
export class BeginImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
    private readonly forms: EventForms,
    private readonly jobs: JobTable,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** Failures importTooLarge, importUnsupported, formAbsent, importsOften, and those of uploads. */
  async upload(scope: Scope, request: FastifyRequest): Promise<{ importGuid: Guid }> {
    return withUpload(request, this.files.temporary, (upload) => this.keep(scope, upload));
  }

  /** Failures importMapping, importBusy. */
  async save(scope: Scope, guid: Guid, sent: ImportMappingSent): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const row = await this.free(tx, guid);
      const mapping = await this.sound(tx, scope, row, sent, { isWhole: false });
      // What was tried is not what would be written any more.
      const state = row.state === 'checked' ? ('mapping' as const) : row.state;
      await IMPORT.update(tx, { guid }, { mapping, state });
    });
  }

  /** Failures importMapping, importBusy, importFileGone. */
  check(scope: Scope, guid: Guid, sent: ImportMappingSent): Promise<{ jobGuid: Guid }> {
    return this.begun(scope, guid, async (tx, row) => {
      const mapping = await this.sound(tx, scope, row, sent, { isWhole: true });
      await tx.query('delete from applications.import_row where import_guid = $1', [guid]);
      return { changes: { state: 'checking', mapping, run: row.run + 1 }, title: 'Проверка таблицы заявок' };
    });
  }

  /** Failures importStale (another dry run, another form), importBusy, importFileGone. */
  apply(scope: Scope, guid: Guid, run: number): Promise<{ jobGuid: Guid }> {
    return this.begun(scope, guid, async (tx, row) => {
      const form = await this.forms.of(tx, row.competitionGuid, { held: true });
      if (row.state !== 'checked' || row.run !== run || form?.revision !== row.formRevision)
        throw new Failure('importStale');
      return {
        changes: { state: 'applying' },
        title: `Импорт заявок: ${counted(row.rowCount, 'строка', 'строки', 'строк')}`,
      };
    });
  }

  /** What has ended is left as it is. */
  async cancel(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      const [row] = await tx.query<{ job: Guid | null }>('select job_guid as job from applications.import where guid = $1', [guid]); // prettier-ignore
      if (row?.job) await this.jobs.cancel(tx, row.job);
      // Its job may have given up long ago.
      await this.stop(tx, guid);
    });
  }

  /** Also what the tray's own «Отменить» does. */
  async stop(tx: Transaction, guid: Guid): Promise<void> {
    const row = await heldImport(tx, guid).catch(() => null);
    if (row && WORKING.includes(row.state)) await IMPORT.update(tx, { guid }, stoppedAs(row.state));
  }

  private async keep(scope: Scope, { path, name }: Upload): Promise<{ importGuid: Guid }> {
    const { size } = await stat(path);
    if (size === 0) throw new Failure('fileMissing');
    if (size > IMPORT_LIMITS.bytes) throw new Failure('importTooLarge');
    const { type, isProgram } = await contentOf(path);
    if (isProgram || (type !== null && !TABLES.test(type))) throw new Failure('importUnsupported');
    const [guid, fileGuid, jobGuid] = [newGuid(), newGuid(), newGuid()];
    const [competition, actor] = [scope.competition!, actorName(scope.actor)];
    await this.work.run({ scope }, async (tx) => {
      if (!(await this.forms.of(tx, competition, { held: true }))) throw new Failure('formAbsent');
      await refuseOften(tx, competition);
      await this.files.keep(tx, {
        ...{ guid: fileGuid, owner: competition, purpose: IMPORT_PURPOSE, name },
        ...{ type: type ?? 'application/octet-stream', bytes: { path, size } },
      });
      const [file] = await tx.query<{ sha256: string }>('select sha256 from files.v_file where guid = $1', [fileGuid]);
      await IMPORT.insert(tx, {
        ...{ guid, competitionGuid: competition, name, size, fileGuid, fileSha256: file!.sha256 },
        ...{ state: 'reading', jobGuid, actor },
      });
      await this.enqueue(tx, { guid, jobGuid, run: 0, competition, actor, title: 'Чтение таблицы заявок' });
    });
    this.dispatcher.send(jobGuid);
    return { importGuid: guid };
  }

  private async begun(
    scope: Scope,
    guid: Guid,
    work: (tx: Transaction, row: ImportRow) => Promise<{ changes: Partial<ImportRow>; title: string }>,
  ): Promise<{ jobGuid: Guid }> {
    const jobGuid = newGuid();
    const actor = actorName(scope.actor);
    await this.work.run({ scope }, async (tx) => {
      const row = await this.free(tx, guid);
      if (row.fileGuid === null) throw new Failure('importFileGone');
      const { changes, title } = await work(tx, row);
      await IMPORT.update(tx, { guid }, { ...changes, jobGuid, actor, done: 0, failure: null });
      const run = changes.run ?? row.run;
      await this.enqueue(tx, { guid, jobGuid, run, competition: row.competitionGuid, actor, title });
    });
    this.dispatcher.send(jobGuid);
    return { jobGuid };
  }

  private enqueue(
    tx: Transaction,
    { guid, jobGuid, run, competition, actor, title }: { guid: Guid; jobGuid: Guid; run: number; competition: Guid; actor: string; title: string }, // prettier-ignore
  ) {
    const payload = { import: guid, run };
    return this.jobs.enqueue(tx, IMPORT_RUN, { competition, owner: actor, guid: jobGuid, payload, title });
  }

  /** Failures notFound, importBusy while its work goes on; work whose job has given up is over. */
  private async free(tx: Transaction, guid: Guid): Promise<ImportRow> {
    const row = await heldImport(tx, guid);
    if (!WORKING.includes(row.state)) return row;
    if ((await this.jobs.openOf(tx, [row.jobGuid!])).size > 0) throw new Failure('importBusy');
    return { ...row, ...stoppedAs(row.state) };
  }

  /** `isWhole`: it must make sense. Failures importMapping in words, formAbsent. */
  private async sound(
    tx: Transaction,
    scope: Scope,
    { state, columns }: ImportRow,
    mapping: ImportMappingSent,
    { isWhole }: { isWhole: boolean },
  ): Promise<KeptMapping> {
    const form = await this.forms.of(tx, scope.competition!, { held: true });
    if (!form) throw new Failure('formAbsent');
    if (state === 'failed' || columns.length !== mapping.columns.length) throw new Failure('importMapping');
    const titles = columns.map(({ title }) => title);
    const fault = isWhole ? mappingFault(form.used, titles, mapping) : null;
    if (fault !== null) throw new Failure('importMapping', { field: 'columns', message: fault });
    const fields = new Map(form.used.fields.map((field) => [field.guid, field.title]));
    return { ...mapping, fieldTitles: mapping.columns.map((use) => (use.to === 'field' ? (fields.get(use.fieldGuid) ?? '') : '')) }; // prettier-ignore
  }
}

async function refuseOften(tx: Transaction, competition: Guid): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from applications.import
      where competition_guid = $1 and created_at > now() - interval '1 hour'`,
    [competition],
  );
  if (row!.count >= AN_HOUR) throw new Failure('importsOften');
}

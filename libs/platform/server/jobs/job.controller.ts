// A person's own background jobs; jobs of others answer notFound.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Inject } from '@nestjs/common';
import { JobCancel, JobDownload, JobGetByGuid, JobGetOwn } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { GuidOwners } from '../access/guid-owners.ts';
import { permit } from '../access/permit.ts';
import { actorName, type Scope } from '../access/scope.ts';
import { Database } from '../database/database.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { FileAnswer } from '../http/answers.ts';
import { Call, Input, type Given } from '../http/call.decorator.ts';
import { FileMakers } from './file-makers.ts';
import { JobReads, type KeptFile } from './job-reads.ts';
import { JobTable } from './job-table.ts';
import { JobKinds } from './kinds.ts';
import { JOB_OPTIONS, type JobOptions } from './options.ts';

@Controller()
export class JobController {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly owners: GuidOwners,
    private readonly kinds: JobKinds,
    private readonly table: JobTable,
    private readonly jobs: JobReads,
    private readonly makers: FileMakers,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  @Call(JobGetByGuid)
  one(@Input() { scope, query }: Given<typeof JobGetByGuid>) {
    return this.jobs.one(this.database, actorName(scope.actor), query.jobGuid);
  }

  @Call(JobGetOwn)
  async own(@Input() { scope }: Given<typeof JobGetOwn>) {
    return { jobs: await this.jobs.ofOwner(this.database, actorName(scope.actor)) };
  }

  @Call(JobCancel)
  async cancel(@Input() { scope, query }: Given<typeof JobCancel>) {
    const owner = actorName(scope.actor);
    await this.unit.run({ actor: owner }, async (transaction) => {
      await this.jobs.one(transaction, owner, query.jobGuid);
      await this.table.cancel(transaction, query.jobGuid);
    });
  }

  @Call(JobDownload)
  async download(@Input() { scope, query }: Given<typeof JobDownload>) {
    const kept = await this.jobs.file(this.database, actorName(scope.actor), query.jobGuid);
    await this.permitAgain(scope, kept);
    const path = join(this.options.files, kept.sha);
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) throw new Failure('fileNotReady', { message: 'Файл уже удалён. Выпустите его ещё раз.' });
    // A truncated file must not be served: half an archive would pass for a whole one.
    if (kept.size !== null && size !== kept.size) {
      throw new Failure('fileNotReady', { message: 'Файл на диске повреждён. Выпустите его ещё раз.' });
    }
    return new FileAnswer(kept.name, createReadStream(path), size);
  }

  /** Rights may have been withdrawn since the job began. */
  private async permitAgain({ actor }: Scope, kept: KeptFile): Promise<void> {
    const { kind, competition } = kept;
    const { who } = this.kinds.of(kind);
    if (who.length === 0) throw new Failure('notFound');
    const owner = competition ? await this.owners.ownerOf([{ kind: 'competition', guid: competition }]) : null;
    permit({ who }, actor, owner);
    await this.makers.permitAgain(kept, actorName(actor));
  }
}

import { Injectable } from '@nestjs/common';
import { Failure, numberSign, type Guid } from '@rampa/kernel';
import { BeginJob, Database, type Scope } from '@rampa/platform/server';
import { ANSWER_ARCHIVE } from '../jobs/answer-archive.ts';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { FilesInOrder } from '../queries/files-in-order.ts';

@Injectable()
export class ArchiveFiles {
  constructor(
    private readonly begin: BeginJob,
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly inOrder: FilesInOrder,
  ) {}

  /** Failures notFound, noAnswerFiles. The tray names the application by its number alone. */
  async run(scope: Scope, guid: Guid): Promise<{ jobGuid: Guid }> {
    const { number } = await this.rows.one(this.database, scope, guid);
    const { files } = await this.inOrder.of(this.database, guid);
    if (files.length === 0) throw new Failure('noAnswerFiles');
    return this.begin.run(scope, ANSWER_ARCHIVE, {
      title: number === null ? 'Файлы заявки' : `Файлы заявки ${numberSign(number)}`,
      payload: { application: guid },
    });
  }
}

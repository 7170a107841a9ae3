import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import {
  archiveStored,
  Database,
  fileName,
  JobHandlers,
  StoredFiles,
  type JobFileResult,
  type JobRun,
} from '@rampa/platform/server';
import type { z } from 'zod';
import { FilesInOrder } from '../queries/files-in-order.ts';
import { ANSWER_ARCHIVE } from './answer-archive.ts';

@Injectable()
export class AnswerArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly inOrder: FilesInOrder,
    private readonly files: StoredFiles,
  ) {}

  onModuleInit(): void {
    this.handlers.add(ANSWER_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: JobRun<z.output<(typeof ANSWER_ARCHIVE)['payload']>>): Promise<JobFileResult> {
    const { title, files } = await this.inOrder.of(this.database, job.payload.application as Guid);
    const note = (await archiveStored(job, this.files, files)) || null;
    return { fileName: fileName(title, 'zip'), size: (await stat(job.file)).size, note };
  }
}

import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { counted, type Guid } from '@rampa/kernel';
import {
  Archive,
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
    let lost = 0;
    const archive = new Archive(job.file);
    try {
      for (const [index, { guid, name }] of files.entries()) {
        const bytes = await this.files.bytesOf(guid);
        if (bytes === null) lost += 1;
        else await archive.add(name, bytes);
        await job.progress((99 * (index + 1)) / files.length);
      }
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
    const note = lost === 0 ? null : `Не нашлось на диске: ${counted(lost, 'файл', 'файла', 'файлов')}.`;
    return { fileName: fileName(title, 'zip'), size: (await stat(job.file)).size, note };
  }
}

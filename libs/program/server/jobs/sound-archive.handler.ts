import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { counted, Failure, type Guid } from '@rampa/kernel';
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
import { Recordings } from '../queries/recordings.ts';
import { PROGRAM } from '../persistence/program-tables.ts';
import { SOUND_ARCHIVE } from './sound-archive.ts';

@Injectable()
export class SoundArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly recordings: Recordings,
    private readonly files: StoredFiles,
  ) {}

  onModuleInit(): void {
    this.handlers.add(SOUND_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: JobRun<z.output<(typeof SOUND_ARCHIVE)['payload']>>): Promise<JobFileResult> {
    const program = job.payload.program as Guid;
    const row = await PROGRAM.find(this.database, { guid: program });
    if (!row) throw new Failure('notFound');
    const { files, lacking } = await this.database.snapshot((reader) => this.recordings.named(reader, program));
    let lost = 0;
    const archive = new Archive(job.file);
    try {
      for (const [index, { guid, name, ending }] of files.entries()) {
        const bytes = await this.files.bytesOf(guid);
        if (bytes === null) lost += 1;
        else await archive.add(fileName(name, ending), bytes);
        await job.progress((99 * (index + 1)) / files.length);
      }
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
    const notes = [
      lacking === 0 ? '' : `Без записи: ${counted(lacking, 'выступление', 'выступления', 'выступлений')}.`,
      lost === 0 ? '' : `Не нашлось на диске: ${counted(lost, 'файл', 'файла', 'файлов')}.`,
    ].filter(Boolean);
    const note = notes.length === 0 ? null : notes.join(' ');
    return { fileName: fileName(`Записи. ${row.title}`, 'zip'), size: (await stat(job.file)).size, note };
  }
}

import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { counted, Failure, type Guid } from '@rampa/kernel';
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
    const named = files.map(({ guid, name, ending }) => ({ guid, name: fileName(name, ending) }));
    const lost = await archiveStored(job, this.files, named);
    const absent = lacking === 0 ? '' : `Без записи: ${counted(lacking, 'выступление', 'выступления', 'выступлений')}.`;
    const note = [absent, lost].filter(Boolean).join(' ') || null;
    return { fileName: fileName(`Записи. ${row.title}`, 'zip'), size: (await stat(job.file)).size, note };
  }
}

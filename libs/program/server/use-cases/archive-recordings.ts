import { Injectable } from '@nestjs/common';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { BeginJob, Database, type Scope } from '@rampa/platform/server';
import { SOUND_ARCHIVE } from '../jobs/sound-archive.ts';
import { PROGRAM } from '../persistence/program-tables.ts';
import { Recordings } from '../queries/recordings.ts';

@Injectable()
export class ArchiveRecordings {
  constructor(
    private readonly begin: BeginJob,
    private readonly database: Database,
    private readonly recordings: Recordings,
  ) {}

  /** Failures notFound, noRecordings. */
  async run(scope: Scope, program: Guid): Promise<{ jobGuid: Guid }> {
    const row = await PROGRAM.find(this.database, { guid: program });
    if (!row) throw new Failure('notFound');
    const { files } = await this.database.snapshot((reader) => this.recordings.named(reader, program));
    if (files.length === 0) throw new Failure('noRecordings');
    return this.begin.run(scope, SOUND_ARCHIVE, { title: `Записи ${inQuotes(row.title)}`, payload: { program } });
  }
}

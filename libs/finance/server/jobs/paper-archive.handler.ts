import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Archive, Database, fileName, JobHandlers, type JobFileResult, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { DocumentFiles, fileTitle, formatOf } from '../documents/document-files.ts';
import { DOCUMENT, type DocumentRow } from '../documents/document-tables.ts';
import { PAPER_ARCHIVE } from './paper-archive.ts';

type Run = JobRun<z.output<(typeof PAPER_ARCHIVE)['payload']>>;

@Injectable()
export class PaperArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly files: DocumentFiles,
  ) {}

  onModuleInit(): void {
    this.handlers.add(PAPER_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: Run): Promise<JobFileResult> {
    const { month } = job.payload;
    const documents = await this.database.query<DocumentRow>(
      `select ${DOCUMENT.select('d')} from finance.document d
        where d.competition_guid = $1 and to_char(d.issued_on, 'YYYY-MM') = $2
        order by d.type, d.year, d.no nulls last, d.created_at, d.guid`,
      [job.competition, month],
    );
    const archive = new Archive(job.file);
    const taken = new Map<string, number>();
    try {
      for (const [index, document] of documents.entries()) {
        // Reconciliations of one day have no number that tells them apart.
        const title = fileTitle(document);
        const known = (taken.get(title) ?? 0) + 1;
        taken.set(title, known);
        const tail = known === 1 ? '' : `(${known})`;
        await archive.add(fileName(title, formatOf(document), tail), await this.files.bytesOf(document));
        await job.progress(1 + (98 * (index + 1)) / documents.length);
      }
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
    return { fileName: fileName(`Документы за ${month}`, 'zip'), size: (await stat(job.file)).size };
  }
}

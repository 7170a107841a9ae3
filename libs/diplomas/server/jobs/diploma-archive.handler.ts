import { stat, writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { orderSign } from '@rampa/diplomas/domain';
import { Failure } from '@rampa/kernel';
import { Archive, fileName, JobHandlers, type JobFileResult, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { DiplomaNumbers } from '../persistence/diploma-numbers.ts';
import { DiplomaPapers, noteOf, type Numbered } from '../papers/diploma-papers.ts';
import { DiplomaSources, type DiplomaSource } from '../papers/diploma-source.ts';
import { DIPLOMA_ARCHIVE } from './diploma-archive.ts';

/** Diplomas printed between two reports of progress. */
const BATCH = 32;
/** Most pages of one PDF; more would take too much memory. */
const MOST_PAGES = 5_000;

type Run = JobRun<z.output<(typeof DIPLOMA_ARCHIVE)['payload']>>;

@Injectable()
export class DiplomaArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly sources: DiplomaSources,
    private readonly numbers: DiplomaNumbers,
    private readonly papers: DiplomaPapers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(DIPLOMA_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: Run): Promise<JobFileResult> {
    const { programs, format } = job.payload;
    const source = await this.sources.of(job.competition!, programs);
    if (source.diplomas.length === 0) throw new Failure('nothingToPrint');
    const numbered = await this.numbers.given(job.owner, source);
    await job.progress(1);
    if (format === 'pdf') await this.printOne(job, source, numbered);
    else await this.pack(job, source, numbered);
    const { size } = await stat(job.file);
    return {
      fileName: fileName(source.fileTitle, format),
      size,
      count: numbered.length,
      note: noteOf(source),
    };
  }

  private async printOne(job: Run, source: DiplomaSource, numbered: readonly Numbered[]): Promise<void> {
    if (numbered.length > MOST_PAGES) {
      throw new Failure('badRequest', { message: `В одном файле не больше ${MOST_PAGES} страниц. Выберите архив.` });
    }
    await writeFile(job.file, await this.papers.merged(source, numbered));
  }

  private async pack(job: Run, source: DiplomaSource, numbered: readonly Numbered[]): Promise<void> {
    const archive = new Archive(job.file);
    try {
      for (let from = 0; from < numbered.length; from += BATCH) {
        const batch = numbered.slice(from, from + BATCH);
        const printed = await this.papers.each(source, batch);
        for (const [index, pdf] of printed.entries()) {
          const order = orderSign(from + index, numbered.length);
          await archive.add(fileName(`${order} ${batch[index]!.performer}`, 'pdf'), pdf);
        }
        await job.progress((100 * (from + batch.length)) / numbered.length);
      }
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
  }
}

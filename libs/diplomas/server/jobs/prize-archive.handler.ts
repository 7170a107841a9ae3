import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { orderSign } from '@rampa/diplomas/domain';
import { Archive, fileName, JobHandlers, type JobFileResult, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { noPrizes, PrizePapers } from '../papers/prize-papers.ts';
import { PRIZE_ARCHIVE } from './prize-archive.ts';

const FORMATS = ['pdf', 'xlsx'] as const;

type Run = JobRun<z.output<(typeof PRIZE_ARCHIVE)['payload']>>;

@Injectable()
export class PrizeArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly papers: PrizePapers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(PRIZE_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: Run): Promise<JobFileResult> {
    const competition = job.competition!;
    const programs = await this.papers.programs(competition);
    if (programs.length === 0) throw noPrizes();
    const archive = new Archive(job.file);
    try {
      for (const format of FORMATS)
        await archive.add(fileName('Протокол спецпризов', format), await this.papers.print(competition, null, format));
      for (const [index, { guid, title }] of programs.entries()) {
        for (const format of FORMATS) {
          const name = `${orderSign(index, programs.length)} ${title}`;
          await archive.add(fileName(name, format, '— Спецпризы'), await this.papers.print(competition, guid, format));
        }
        await job.progress((99 * (index + 1)) / programs.length);
      }
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
    return { fileName: fileName('Протоколы спецпризов', 'zip'), size: (await stat(job.file)).size };
  }
}

import { stat } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PROTOCOL_PAPERS } from '@rampa/contract';
import { orderSign } from '@rampa/diplomas/domain';
import { Archive, fileName, JobHandlers, type JobFileResult, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { ProtocolPapers } from '../papers/protocol-papers.ts';
import { ProtocolSources } from '../papers/protocol-source.ts';
import { protocolTables } from '../papers/protocol-tables.ts';
import { PAPER_TITLES } from '../papers/protocol-words.ts';
import { PROTOCOL_ARCHIVE } from './protocol-archive.ts';

const FORMATS = ['pdf', 'xlsx'] as const;

type Run = JobRun<z.output<(typeof PROTOCOL_ARCHIVE)['payload']>>;

@Injectable()
export class ProtocolArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly sources: ProtocolSources,
    private readonly papers: ProtocolPapers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(PROTOCOL_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: Run): Promise<JobFileResult> {
    const { programs } = job.payload;
    const archive = new Archive(job.file);
    let event = '';
    try {
      for (const [index, program] of programs.entries()) {
        const source = await this.sources.of(program);
        event = source.event.title;
        for (const paper of PROTOCOL_PAPERS) {
          const tables = protocolTables(source, paper);
          if (tables.length === 0) continue;
          for (const format of FORMATS) {
            const name = `${orderSign(index, programs.length)} ${source.program.title}`;
            const tail = `— ${paper === 'judge' ? 'Листы судей' : PAPER_TITLES[paper]}`;
            await archive.add(fileName(name, format, tail), await this.papers.print(tables, format));
            await job.progress(1 + (98 * index) / programs.length);
          }
        }
      }
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
    return { fileName: fileName(`Протоколы ${event}`, 'zip'), size: (await stat(job.file)).size };
  }
}

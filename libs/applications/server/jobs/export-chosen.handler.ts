import { writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers, type JobFileResult, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { ApplicationTable } from '../papers/application-table.ts';
import { EXPORT_CHOSEN } from './export-chosen.ts';

@Injectable()
export class ExportChosenHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly table: ApplicationTable,
  ) {}

  onModuleInit(): void {
    this.handlers.add(EXPORT_CHOSEN, (job) => this.run(job));
  }

  private async run(job: JobRun<z.output<(typeof EXPORT_CHOSEN)['payload']>>): Promise<JobFileResult> {
    const { name, print } = await this.table.asked(job.competition!, job.payload);
    await job.progress(10);
    const bytes = await print();
    await job.progress(90);
    await writeFile(job.file, bytes);
    return { fileName: name, size: bytes.byteLength };
  }
}

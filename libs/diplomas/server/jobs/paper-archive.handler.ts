import { stat, writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { orderSign } from '@rampa/diplomas/domain';
import { Failure } from '@rampa/kernel';
import { Archive, fileName, JobHandlers, type JobFileResult, type JobRun } from '@rampa/platform/server';
import sharp from 'sharp';
import type { z } from 'zod';
import { PrintTemplate, type PreparedPapers } from '../papers/print-template.ts';
import { PAPER_ARCHIVE } from './paper-archive.ts';

/** Papers printed between two reports of progress. */
const BATCH = 32;
/** Most pages of one PDF; more would take too much memory. */
const MOST_PAGES = 5_000;
/** Longer side of a picture for social networks. */
const PICTURE_SIDE = 1_600;

type Run = JobRun<z.output<(typeof PAPER_ARCHIVE)['payload']>>;

@Injectable()
export class PaperArchiveHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly print: PrintTemplate,
  ) {}

  onModuleInit(): void {
    this.handlers.add(PAPER_ARCHIVE, (job) => this.run(job));
  }

  private async run(job: Run): Promise<JobFileResult> {
    const { document, format, ...chosen } = job.payload;
    const papers = await this.print.prepare(job.owner, job.competition!, document, chosen);
    await job.progress(1);
    if (format === 'pdf') await printOne(job, papers);
    else await pack(job, papers);
    const { size } = await stat(job.file);
    const count = papers.records.length;
    return { fileName: fileName(papers.title, format === 'pdf' ? 'pdf' : 'zip'), size, count, note: papers.note };
  }
}

async function printOne(job: Run, papers: PreparedPapers): Promise<void> {
  if (papers.records.length > MOST_PAGES) {
    throw new Failure('badRequest', { message: `В одном файле не больше ${MOST_PAGES} страниц. Выберите архив.` });
  }
  await writeFile(job.file, await papers.merged());
}

async function pack(job: Run, papers: PreparedPapers): Promise<void> {
  const { records } = papers;
  const isPicture = job.payload.format === 'png';
  const archive = new Archive(job.file);
  try {
    for (let from = 0; from < records.length; from += BATCH) {
      const to = Math.min(records.length, from + BATCH);
      const printed = isPicture ? await pictures(papers, from, to) : await papers.each(from, to);
      for (const [index, bytes] of printed.entries()) {
        const name = `${orderSign(from + index, records.length)} ${records[from + index]!.name}`;
        await archive.add(fileName(name, isPicture ? 'png' : 'pdf'), bytes);
      }
      await job.progress((100 * to) / records.length);
    }
    await archive.finish();
  } catch (error) {
    archive.discard();
    throw error;
  }
}

/** One after another, because a drawn sheet takes tens of megabytes. */
async function pictures(papers: PreparedPapers, from: number, to: number): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  for (let index = from; index < to; index++) {
    const svg = Buffer.from(await papers.drawing(index));
    const size = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside' as const };
    drawn.push(await sharp(svg, { density: 150 }).resize(size).flatten({ background: '#ffffff' }).png().toBuffer());
  }
  return drawn;
}

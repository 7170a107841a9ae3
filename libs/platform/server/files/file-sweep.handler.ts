import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { DailyJobs } from '../jobs/daily-jobs.ts';
import type { JobRun } from '../jobs/definition.ts';
import { JobHandlers } from '../jobs/kinds.ts';
import type { BlobStore } from './blob-store-type.ts';
import { blobStore } from './blob-store.ts';
import { foldersOf, lockBlob, removeLeftovers } from './blobs.ts';
import { FILE_SWEEP, FILE_SWEEP_HOURS } from './file-sweep.ts';

const HOUR_MS = 3_600_000;
/** Most names that are logged; the rest are counted. */
const MOST_NAMED = 20;

type Run = JobRun<z.output<(typeof FILE_SWEEP)['payload']>>;

@Injectable()
export class FileSweepHandler implements OnModuleInit {
  private readonly logger = new Logger('files');
  private readonly blobs: BlobStore;
  private readonly temporary: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'home' | 'filesStore'>,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {
    this.blobs = blobStore(config);
    this.temporary = foldersOf(config.home).temporary;
  }

  onModuleInit(): void {
    this.handlers.add(FILE_SWEEP, (job) => this.run(job));
    this.daily.add(FILE_SWEEP, { afterHours: FILE_SWEEP_HOURS });
  }

  private async run(job: Run) {
    const before = Date.now() - job.payload.afterHours * HOUR_MS;
    await removeLeftovers(this.temporary, before);
    await this.removeUnfinished(before);
    let removed = 0;
    for await (const sha256 of this.blobs.stored(before)) {
      await job.progress(0);
      if (await this.isRemoved(sha256)) removed++;
    }
    return { removed, lost: await this.tellLost(job) };
  }

  /** Unfinished uploads in pieces that nobody continues. */
  private async removeUnfinished(before: number): Promise<void> {
    await this.work.run({ actor: 'files' }, (tx) =>
      tx.query('delete from files.upload where touched_at < $1', [new Date(before)]),
    );
    await removeLeftovers(this.temporary, before, 'pieces-');
  }

  /** A writer of the same bytes holds the lock until his row is committed. */
  private async isRemoved(sha256: string): Promise<boolean> {
    const { result } = await this.work.run({ actor: 'files' }, async (tx) => {
      await lockBlob(tx, sha256);
      const owned = await tx.query('select 1 from files.file where sha256 = $1 limit 1', [sha256]);
      if (owned.length > 0) return false;
      await this.blobs.remove(sha256);
      return true;
    });
    return result;
  }

  private async tellLost(job: Run): Promise<number> {
    const rows = await this.database.query<{ sha256: string; size: number; name: string }>(
      'select distinct on (sha256) sha256, size, name from files.file order by sha256',
    );
    const lost: string[] = [];
    for (const { sha256, size, name } of rows) {
      await job.progress(50);
      const isWhole = await this.blobs.isReadable(sha256, size);
      if (!isWhole) lost.push(`${this.blobs.placeOf(sha256)} («${name}»)`);
    }
    if (lost.length > 0) {
      const named = lost.slice(0, MOST_NAMED).join(', ');
      this.logger.error(
        `${lost.length} uploaded files are missing, unreadable or damaged: ${named}${lost.length > MOST_NAMED ? ', …' : ''}`,
      );
    }
    return lost.length;
  }
}

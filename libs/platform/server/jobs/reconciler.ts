// Sends again the jobs that the queue has lost: those of dead workers, and those written while Redis was down or before
// it was emptied. Every worker does it; the rows decide who wins.

import { Inject, Injectable, Logger } from '@nestjs/common';
import { failureText, type Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { DailyJobs } from './daily-jobs.ts';
import { Dispatcher } from './dispatcher.ts';
import { removeFiles } from './job-file.ts';
import { tellJob } from './job-table.ts';
import { JOB_OPTIONS, type JobOptions } from './options.ts';
import type { JobMessage } from './queue.ts';

/** Bounds how often a worker may die over a job that makes progress; such a job is not to blame. */
const FORGIVEN = 200;
const BATCH = 1_000;

interface Expired {
  guid: Guid;
  kind: string;
  competition: Guid | null;
  owner: string;
  status: string;
}

@Injectable()
export class Reconciler {
  private readonly logger = new Logger('jobs');
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly dispatcher: Dispatcher,
    private readonly daily: DailyJobs,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  start(): void {
    void this.tick();
    this.timer ??= setInterval(() => void this.tick(), this.options.reconcileMs);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }

  private tick(): Promise<void> {
    this.running ??= this.reconcile()
      .catch((error: unknown) => this.logger.warn(`jobs cannot be reconciled: ${(error as Error).message}`))
      .finally(() => (this.running = null));
    return this.running;
  }

  private async reconcile(): Promise<void> {
    await this.daily.ensure();
    for (const job of await this.takeBack()) {
      this.logger.warn(`${job.kind} ${job.guid}: its worker is gone, now ${job.status}`);
      if (job.status !== 'waiting') await removeFiles(this.options, job.guid);
    }
    const waiting = await this.database.query<JobMessage>(
      `select guid, attempt + 1 as attempt from jobs.job
        where status = 'waiting' and run_at <= clock_timestamp() order by run_at limit ${BATCH}`,
    );
    // The queue ignores an attempt that it still knows.
    await this.dispatcher.sendAll(waiting);
  }

  /**
   * An interrupted try counts only when the job had made no progress: a job that kills its worker is parked like one
   * that fails, and a job whose worker is killed a hundred times still finishes.
   */
  private async takeBack(): Promise<Expired[]> {
    const { result } = await this.unit.run({ actor: 'worker' }, async (transaction) => {
      const rows = await transaction.query<Expired>(
        `with expired as (
           select guid, progress > 0 and attempt < ${FORGIVEN} as is_forgiven from jobs.job
            where status = 'running' and lease_until < clock_timestamp()
            order by guid limit ${BATCH} for update skip locked
         ), changed as (
           update jobs.job j set lease_until = null, run_at = clock_timestamp(),
             max_attempts = j.max_attempts + e.is_forgiven::int,
             status = case when j.cancel_requested then 'cancelled'
                           when e.is_forgiven or j.attempt < j.max_attempts then 'waiting' else 'failed' end,
             failure = case when not (j.cancel_requested or e.is_forgiven or j.attempt < j.max_attempts) then $1 end,
             finished_at = case when j.cancel_requested or not (e.is_forgiven or j.attempt < j.max_attempts)
                                then clock_timestamp() end
            from expired e where e.guid = j.guid
          returning j.guid, j.kind, j.competition_guid as competition, j.owner, j.status)
         select * from changed`,
        [`${failureText('internal')} Задание прерывалось при каждой попытке.`],
      );
      for (const { status, ...job } of rows) tellJob(transaction, job, status);
      return rows;
    });
    return result;
  }
}

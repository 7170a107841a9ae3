// Does one attempt of one job: takes it, keeps its lease, runs the handler, records how it ended.

import { rm } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobRun } from './definition.ts';
import { Dispatcher } from './dispatcher.ts';
import { fileOf, keepFile, prepareFolders } from './job-file.ts';
import { finishJob, renewLease, takeJob, type Outcome, type TakenJob } from './job-row.ts';
import { tellJob } from './job-table.ts';
import { JobHandlers, JobKinds } from './kinds.ts';
import { JOB_OPTIONS, type JobOptions } from './options.ts';

const ACTOR = 'worker';

/** Why an attempt was ended from outside. */
type Stop = 'lost' | 'cancelled' | 'stopping';

class Stopped extends Error {
  constructor(readonly why: Stop) {
    super(why);
  }
}

@Injectable()
export class JobRunner {
  private readonly logger = new Logger('jobs');
  private readonly running = new Set<AbortController>();
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly kinds: JobKinds,
    private readonly handlers: JobHandlers,
    private readonly dispatcher: Dispatcher,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  /** Hands back the running jobs; another worker, or the next start, continues them. */
  stop(): void {
    this.isStopping = true;
    for (const controller of this.running) controller.abort(new Stopped('stopping'));
  }

  async run(guid: Guid, attempt: number): Promise<void> {
    if (this.isStopping) return;
    const { result: job } = await this.unit.run({ actor: ACTOR }, async (transaction) => {
      const taken = await takeJob(transaction, guid, attempt, this.options.leaseMs);
      if (taken) tellJob(transaction, taken, 'running');
      return taken;
    });
    if (!job) return;
    const controller = new AbortController();
    this.running.add(controller);
    if (this.isStopping) controller.abort(new Stopped('stopping'));
    const lease = this.keepLease(job, controller);
    try {
      await this.finish(job, await this.attempt(job, controller));
    } finally {
      clearInterval(lease);
      this.running.delete(controller);
      await rm(fileOf(this.options, job), { recursive: true, force: true }).catch(() => undefined);
    }
  }

  private async attempt(job: TakenJob, { signal }: AbortController): Promise<Outcome | null> {
    try {
      const { guid, competition, owner, attempt } = job;
      const file = fileOf(this.options, job);
      await prepareFolders(this.options, guid);
      const payload: unknown = this.kinds.of(job.kind).payload.parse(job.payload);
      const handler = this.handlers.of(job.kind);
      const progress = this.progressOf(job, signal);
      const result = await handler({ guid, competition, owner, payload, attempt, signal, file, progress });
      signal.throwIfAborted();
      // Asked once more before the file is stored, because a short job ends between two renewals.
      const renewed = await renewLease(this.database, job, this.options.leaseMs, null);
      if (renewed?.isCancelled) throw new Stopped('cancelled');
      return { status: 'done', result: result ?? {}, sha: await keepFile(this.options, file) };
    } catch (error) {
      const stopped = error instanceof Stopped ? error : signal.reason instanceof Stopped ? signal.reason : null;
      return stopped ? this.stoppedAs(stopped) : this.failedAs(job, error);
    }
  }

  private stoppedAs({ why }: Stopped): Outcome | null {
    if (why === 'lost') return null;
    if (why === 'cancelled') return { status: 'cancelled' };
    return { status: 'waiting', failure: null, delayMs: 0, isFree: true };
  }

  private failedAs(job: TakenJob, error: unknown): Outcome {
    const isExpected = error instanceof Failure;
    const failure = isExpected ? (error.details[0]?.message ?? failureText(error.code)) : failureText('internal');
    const text = isExpected ? error.code : ((error as Error)?.stack ?? String(error));
    this.logger.warn(`${job.kind} ${job.guid}, attempt ${job.attempt} of ${job.maxAttempts}: ${text}`);
    if (job.attempt >= job.maxAttempts) return { status: 'failed', failure };
    return { status: 'waiting', failure, delayMs: this.restOf(job), isFree: false };
  }

  private restOf({ kind, attempt }: TakenJob): number {
    return this.options.retryMs * this.kinds.of(kind).pace * attempt ** 2;
  }

  private async finish(job: TakenJob, outcome: Outcome | null): Promise<void> {
    if (!outcome) return;
    const { result: status } = await this.unit.run({ actor: ACTOR }, async (transaction) => {
      const written = await finishJob(transaction, job, outcome);
      if (written) tellJob(transaction, job, written);
      return written;
    });
    if (status !== 'waiting' || outcome.status !== 'waiting' || this.isStopping) return;
    await this.dispatcher.sendAll([{ guid: job.guid, attempt: job.attempt + 1 }], outcome.delayMs);
  }

  /** Cheap enough for every step: it writes at most once per interval. */
  private progressOf(job: TakenJob, signal: AbortSignal): JobRun['progress'] {
    let toldAt = Number.NEGATIVE_INFINITY;
    return async (percent) => {
      signal.throwIfAborted();
      if (performance.now() - toldAt < this.options.progressMs) return;
      toldAt = performance.now();
      await this.tellProgress(job, Math.max(0, Math.min(99, Math.round(percent))));
    };
  }

  private async tellProgress(job: TakenJob, progress: number): Promise<void> {
    const { result: renewed } = await this.unit.run({ actor: ACTOR }, async (transaction) => {
      const row = await renewLease(transaction, job, this.options.leaseMs, progress);
      if (row && !row.isCancelled) tellJob(transaction, job, 'running');
      return row;
    });
    if (!renewed) throw new Stopped('lost');
    if (renewed.isCancelled) throw new Stopped('cancelled');
  }

  private keepLease(job: TakenJob, controller: AbortController): NodeJS.Timeout {
    let renewedAt = performance.now();
    const renew = async (): Promise<void> => {
      const askedAt = performance.now();
      const renewed = await renewLease(this.database, job, this.options.leaseMs, null);
      if (!renewed) controller.abort(new Stopped('lost'));
      else if (renewed.isCancelled) controller.abort(new Stopped('cancelled'));
      renewedAt = askedAt;
    };
    return setInterval(() => {
      renew().catch(() => {
        // While the database is unreachable nobody else can take the job either; after the lease has run out somebody
        // may have.
        if (performance.now() - renewedAt > this.options.leaseMs) controller.abort(new Stopped('lost'));
      });
    }, this.options.leaseMs / 4);
  }
}

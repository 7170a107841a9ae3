// Finds letters that no job will send: posted while no mail server was set, or given up by their job. Each worker with
// a mail server looks at its start and regularly, because a worker without one may still be running.

import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Dispatcher } from '../jobs/dispatcher.ts';
import { JobTable } from '../jobs/job-table.ts';
import { JOB_OPTIONS, type JobOptions } from '../jobs/options.ts';
import { PostOffice } from './post-office.ts';
import { MAIL_OWNER, MAIL_SEND } from './send-letter.ts';

const BATCH = 500;
/** Rounds of the reconciler between two looks: a minute. */
const ROUNDS = 4;

@Injectable()
export class LettersThatWait implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('mail');
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly unit: UnitOfWork,
    private readonly jobs: JobTable,
    private readonly dispatcher: Dispatcher,
    private readonly office: PostOffice,
    @Inject(JOB_OPTIONS) private readonly options: JobOptions,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.office.isOpen) return;
    this.look();
    this.timer = setInterval(() => this.look(), this.options.reconcileMs * ROUNDS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking ??= this.takeUpAll()
      .catch((error: unknown) => this.logger.warn(`letters cannot be looked for: ${(error as Error).message}`))
      .finally(() => (this.looking = null));
  }

  private async takeUpAll(): Promise<void> {
    let taken: number;
    do taken = await this.takeUp();
    while (taken === BATCH);
  }

  private async takeUp(): Promise<number> {
    const { result } = await this.unit.run({ actor: MAIL_OWNER }, async (transaction) => {
      const letters = await transaction.query<{ guid: Guid }>(
        `select l.guid from mail.letter l
          where l.state in ('waiting', 'sending') and not exists (
            select from jobs.job j where j.guid = l.job_guid and j.status in ('waiting', 'running'))
          order by l.guid limit ${BATCH} for update skip locked`,
      );
      for (const { guid: letter } of letters) {
        const given = { competition: null, owner: MAIL_OWNER, guid: newGuid(), payload: { letter } };
        const job = await this.jobs.enqueue(transaction, MAIL_SEND, given);
        await transaction.query('update mail.letter set job_guid = $2 where guid = $1', [letter, job]);
        transaction.afterCommit(() => this.dispatcher.send(job));
      }
      return letters.length;
    });
    if (result > 0) this.logger.log(`${result} letters that waited are taken up`);
    return result;
  }
}

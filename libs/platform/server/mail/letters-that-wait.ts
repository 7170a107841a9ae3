// Letters that wait though no job is after them: posted while there was no post office, or their job was given up. A
// worker that has a post office takes them up when it starts.

import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Dispatcher } from '../jobs/dispatcher.ts';
import { JobTable } from '../jobs/job-table.ts';
import { PostOffice } from './post-office.ts';
import { MAIL_OWNER, MAIL_SEND } from './send-letter.ts';

const BATCH = 500;

@Injectable()
export class LettersThatWait implements OnApplicationBootstrap {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly unit: UnitOfWork,
    private readonly jobs: JobTable,
    private readonly dispatcher: Dispatcher,
    private readonly office: PostOffice,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.office.isOpen) return;
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

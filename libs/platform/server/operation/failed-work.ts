// Jobs and letters of the last days that the worker has given up, and how they are tried again.

import { Injectable } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';
import { pageOf } from '../database/page-of.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Dispatcher } from '../jobs/dispatcher.ts';
import { JobTable, tellJob, type ToldJob } from '../jobs/job-table.ts';
import { JobKinds } from '../jobs/kinds.ts';
import { LetterRows } from '../mail/letter-rows.ts';
import { MAIL_OWNER, MAIL_SEND } from '../mail/send-letter.ts';

export const PER_PAGE = 50;
const DAYS = 14;
const ACTOR = 'operator';

export interface FailedJob {
  guid: Guid;
  kind: string;
  title: string;
  failure: string;
  attempts: number;
  at: Date;
}

export interface FailedLetter {
  guid: Guid;
  kind: string;
  /** Only the recipient's mail host: the operator need not know whose letter it is. */
  host: string;
  reason: string;
  attempts: number;
  at: Date;
  /** It still exists and is not too old. */
  isRepeatable: boolean;
}

export interface FailedAsked {
  search: string;
  /** Page number, from 1. */
  page: number;
}

export interface Listed<T> {
  rows: T[];
  count: number;
  /** Number of the page that is shown. */
  page: number;
}

@Injectable()
export class FailedWork {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly kinds: JobKinds,
    private readonly table: JobTable,
    private readonly letterRows: LetterRows,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** The newest first. */
  jobs(asked: FailedAsked): Promise<Listed<FailedJob>> {
    return this.listed(asked, {
      columns: `guid, kind, title, coalesce(failure, '') as failure, attempt as attempts, finished_at as at`,
      found: `from jobs.job where status = 'failed' and created_at > now() - make_interval(days => $1)`,
      searched: ['title', 'kind', 'failure'],
      order: 'finished_at desc, guid',
    });
  }

  letters(asked: FailedAsked): Promise<Listed<FailedLetter>> {
    return this.listed(asked, {
      columns: `guid, kind, split_part(recipient, '@', 2) as host, coalesce(last_error, '') as reason, attempts,
        created_at as at, body is not null and expires_at > now() as "isRepeatable"`,
      found: `from mail.letter where state = 'failed' and created_at > now() - make_interval(days => $1)`,
      searched: ['kind', `split_part(recipient, '@', 2)`, 'last_error'],
      order: 'created_at desc, guid',
    });
  }

  /** When the page has become empty meanwhile, the last page is shown. */
  private async listed<Row extends object>(
    { search, page }: FailedAsked,
    { searched, ...of }: { columns: string; found: string; searched: string[]; order: string },
  ): Promise<Listed<Row>> {
    const list = { ...of, parameters: [DAYS], search: { text: search, in: searched } };
    const { rows, totalCount } = await pageOf<Row>(this.database, list, { pageNumber: page, pageSize: PER_PAGE });
    const last = Math.max(1, Math.ceil(totalCount / PER_PAGE));
    return page > last ? this.listed({ search, page: last }, { searched, ...of }) : { rows, count: totalCount, page };
  }

  /** Gives it as many tries as a new one. False: it is no longer among the failed ones. */
  async repeatJob(guid: Guid): Promise<boolean> {
    const { result: job } = await this.unit.run({ actor: ACTOR }, async (transaction) => {
      const [found] = await transaction.query<{ kind: string }>('select kind from jobs.job where guid = $1', [guid]);
      if (!found) return null;
      const [row] = await transaction.query<ToldJob & { attempt: number }>(
        `with changed as (
           update jobs.job set status = 'waiting', failure = null, finished_at = null, run_at = clock_timestamp(),
             max_attempts = attempt + $2, progress = 0
           where guid = $1 and status = 'failed'
           returning guid, kind, competition_guid as competition, owner, attempt)
         select * from changed`,
        [guid, this.kinds.of(found.kind).tries],
      );
      if (row) tellJob(transaction, row, 'waiting');
      return row ?? null;
    });
    if (job) await this.dispatcher.sendAll([{ guid, attempt: job.attempt + 1 }]);
    return job !== null;
  }

  async repeatLetter(guid: Guid): Promise<boolean> {
    const { result: job } = await this.unit.run({ actor: ACTOR }, async (transaction) => {
      const next = newGuid();
      if (!(await this.letterRows.repeat(transaction, guid, next))) return null;
      const given = { competition: null, owner: MAIL_OWNER, guid: next, payload: { letter: guid } };
      return this.table.enqueue(transaction, MAIL_SEND, given);
    });
    if (job) this.dispatcher.send(job);
    return job !== null;
  }
}

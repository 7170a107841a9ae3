import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { DailyJobs } from '../jobs/daily-jobs.ts';
import { JobHandlers } from '../jobs/kinds.ts';
import { LETTER_EXPIRED, LETTER_UNKNOWN } from './refusal-reasons.ts';
import { MAIL_TRIM, MAIL_TRIM_DAYS } from './mail-trim.ts';

@Injectable()
export class MailTrimHandler implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(MAIL_TRIM, ({ payload }) => this.run(payload.days));
    this.daily.add(MAIL_TRIM, { days: MAIL_TRIM_DAYS });
  }

  private async run(days: number): Promise<void> {
    await this.database.query(
      `update mail.letter set last_error = case state when 'waiting' then $1 else $2 end, state = 'failed', body = null
        where state in ('waiting', 'sending') and expires_at < clock_timestamp()`,
      [LETTER_EXPIRED, LETTER_UNKNOWN],
    );
    await this.database.query(
      `update mail.letter set body = null where state = 'failed' and body is not null and expires_at < clock_timestamp()`,
    );
    const old = 'created_at < clock_timestamp() - make_interval(days => $1)';
    await this.database.query(`delete from mail.letter where once_key is null and ${old}`, [days]);
    // The once-key stays: a letter sent once is not sent again a year later either.
    await this.database.query(
      `update mail.letter set recipient = '', subject = '' where once_key is not null and recipient <> '' and ${old}`,
      [days],
    );
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { TellOverdue } from '../use-cases/tell-overdue.ts';
import { OVERDUE_LETTERS } from './overdue-letters.ts';

@Injectable()
export class OverdueLettersHandler implements OnModuleInit {
  constructor(
    private readonly overdue: TellOverdue,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(OVERDUE_LETTERS, ({ signal }) => this.overdue.run(signal));
    this.daily.add(OVERDUE_LETTERS, {});
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { ForgetSessions } from '../use-cases/forget-sessions.ts';
import { SESSION_TRIM, SESSION_TRIM_DAYS } from './session-trim.ts';

@Injectable()
export class SessionTrimHandler implements OnModuleInit {
  constructor(
    private readonly forget: ForgetSessions,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(SESSION_TRIM, ({ payload, progress }) => this.forget.run(payload.days, () => progress(50)));
    this.daily.add(SESSION_TRIM, { days: SESSION_TRIM_DAYS });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyJobs, JobHandlers, JobKinds } from '@rampa/platform/server';
import { ForgetTaps } from '../use-cases/forget-taps.ts';
import { MARK_TRIM, MARK_TRIM_DAYS } from './mark-trim.ts';

/** Known to every process. */
@Injectable()
export class JudgingJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(MARK_TRIM);
  }
}

@Injectable()
export class MarkTrimHandler implements OnModuleInit {
  constructor(
    private readonly forget: ForgetTaps,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(MARK_TRIM, ({ payload, progress }) => this.forget.run(payload, () => progress(50)));
    this.daily.add(MARK_TRIM, MARK_TRIM_DAYS);
  }
}

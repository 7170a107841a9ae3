import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { ForgetClosed } from '../use-cases/forget-closed.ts';
import { FORGET_CLOSED, FORGET_CLOSED_DAILY } from './forget-closed.ts';

@Injectable()
export class ForgetClosedHandler implements OnModuleInit {
  constructor(
    private readonly forget: ForgetClosed,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(FORGET_CLOSED, ({ payload, progress }) => this.forget.run(payload.days, () => progress(50)));
    this.daily.add(FORGET_CLOSED, FORGET_CLOSED_DAILY);
  }
}

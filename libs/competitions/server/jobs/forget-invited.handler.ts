import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INVITED_MONTHS } from '@rampa/competitions/domain';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { ForgetInvited } from '../use-cases/forget-invited.ts';
import { FORGET_INVITED } from './forget-invited.ts';

@Injectable()
export class ForgetInvitedHandler implements OnModuleInit {
  constructor(
    private readonly forget: ForgetInvited,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(FORGET_INVITED, ({ payload }) => this.forget.run(payload.months));
    this.daily.add(FORGET_INVITED, { months: INVITED_MONTHS });
  }
}

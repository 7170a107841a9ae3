import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BIN_DAYS } from '@rampa/competitions/domain';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { EmptyBin } from '../use-cases/empty-bin.ts';
import { BIN_EMPTYING } from './bin-emptying.ts';

@Injectable()
export class BinEmptyingHandler implements OnModuleInit {
  constructor(
    private readonly bin: EmptyBin,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(BIN_EMPTYING, ({ payload, progress }) => this.bin.run(payload.days, () => progress(50)));
    this.daily.add(BIN_EMPTYING, { days: BIN_DAYS });
  }
}

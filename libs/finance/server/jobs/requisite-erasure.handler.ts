import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { EraseRequisites } from '../use-cases/erase-requisites.ts';
import { REQUISITE_ERASURE } from './requisite-erasure.ts';

@Injectable()
export class RequisiteErasureHandler implements OnModuleInit {
  constructor(
    private readonly erase: EraseRequisites,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(REQUISITE_ERASURE, () => this.erase.run());
    this.daily.add(REQUISITE_ERASURE, {});
  }
}

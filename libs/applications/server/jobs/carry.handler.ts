import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '@rampa/platform/server';
import { CarryAnswers } from '../use-cases/carry-answers.ts';
import { CARRY_ANSWERS } from './carry.ts';

@Injectable()
export class CarryHandler implements OnModuleInit {
  constructor(
    private readonly carrying: CarryAnswers,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(CARRY_ANSWERS, (job) => this.carrying.run(job));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyJobs, JobHandlers } from '@rampa/platform/server';
import { MoneyNight } from '../use-cases/money-night.ts';
import { MONEY_NIGHT, PRICES_OF_DAY } from './money-night.ts';

@Injectable()
export class MoneyNightHandler implements OnModuleInit {
  constructor(
    private readonly night: MoneyNight,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(MONEY_NIGHT, ({ signal }) => this.night.run(signal));
    this.daily.add(MONEY_NIGHT, {});
    this.handlers.add(PRICES_OF_DAY, ({ payload, signal }) => this.night.newDay(payload.timeZone, signal));
    this.daily.addAtMidnight(PRICES_OF_DAY, (timeZone) => ({ timeZone }), () => this.night.zones()); // prettier-ignore
  }
}

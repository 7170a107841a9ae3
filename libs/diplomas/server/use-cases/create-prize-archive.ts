import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { BeginJob, type Scope } from '@rampa/platform/server';
import { PRIZE_ARCHIVE } from '../jobs/prize-archive.ts';
import { noPrizes, PrizePapers } from '../papers/prize-papers.ts';

@Injectable()
export class CreatePrizeArchive {
  constructor(
    private readonly begin: BeginJob,
    private readonly papers: PrizePapers,
  ) {}

  /** Failure nothingToPrint. */
  async run(scope: Scope): Promise<{ jobGuid: Guid }> {
    const programs = await this.papers.programs(eventOf(scope).competition);
    if (programs.length === 0) throw noPrizes();
    return this.begin.run(scope, PRIZE_ARCHIVE, { title: 'Архив протоколов спецпризов', payload: {} });
  }
}

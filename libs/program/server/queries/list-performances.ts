import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionProgramGetPerformances } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { offeredOf } from './program-difference.ts';
import { programsOf, ProgramSources } from './sources.ts';

@Injectable()
export class ListPerformances {
  constructor(
    private readonly database: Database,
    private readonly sources: ProgramSources,
  ) {}

  run(scope: Scope): Promise<AnswerOf<typeof CompetitionProgramGetPerformances>> {
    const event = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { performances, nominationTitles } = await this.sources.of(reader, event, null);
      const programs = await programsOf(reader, event.competition);
      return performances.map((one) => ({
        ...offeredOf(one, nominationTitles),
        programs: programs(one.block),
      }));
    });
  }
}

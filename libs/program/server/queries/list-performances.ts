import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionProgramGetPerformances } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { offeredOf } from './program-difference.ts';
import { ProgramSources } from './sources.ts';

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
      const places = Map.groupBy(await standing(reader, event.competition), ({ block }) => block);
      return performances.map((one) => ({
        ...offeredOf(one, nominationTitles),
        programs: (places.get(one.block) ?? []).map(({ block: _, ...program }) => program),
      }));
    });
  }
}

/** In which programs of the event each block stands, once for each. */
function standing(reader: Reader, competition: Guid) {
  return reader.query<{ block: Guid; guid: Guid; title: string; tour: number }>(
    `select i.source_block_guid as block, p.guid, p.title, p.tour
       from program.item i join program.program p on p.guid = i.program_guid
      where i.competition_guid = $1 and i.source_block_guid is not null and i.kind = 'performance'
      order by p.position, p.guid`,
    [competition],
  );
}

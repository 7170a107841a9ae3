import { Injectable } from '@nestjs/common';
import type { BodyOf, CompetitionArchiveOrUnarchive } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

type Wanted = BodyOf<typeof CompetitionArchiveOrUnarchive>;

@Injectable()
export class ArchiveCompetition {
  constructor(private readonly work: UnitOfWork) {}

  /** Waits for the writes that are under way; whoever comes later is answered `archived`. */
  async run(scope: Scope, { isArchived }: Wanted): Promise<{ isArchived: boolean }> {
    const { organizer, competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<{ isArchived: boolean }>(
        `update competitions.competition
            set archived_at = case when coalesce($3, archived_at is null) then coalesce(archived_at, now()) end
          where guid = $1 and organizer_guid = $2
          returning archived_at is not null as "isArchived"`,
        [competition, organizer, isArchived ?? null],
      );
      if (!row) throw new Failure('notFound');
      tx.emit(competition, 'competition.changed', { competition });
      tx.emit(organizer, 'competition.changed', { competition });
      return row;
    });
    return result;
  }
}

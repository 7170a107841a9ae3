// A practice event beside the real one: the same set-up, invented performers, thrown away whole.

import { Injectable } from '@nestjs/common';
import { EventRemains, FastLinks } from '@rampa/accounts/server';
import { eventOnScreen, Failure, practiceTitle, type Guid } from '@rampa/kernel';
import { forgetFilesOf, streamsOf, UnitOfWork, type Scope } from '@rampa/platform/server';
import { forgetEventSets } from '@rampa/reference-books/server';
import { eventOf } from '../event-scope.ts';
import { COMPETITION } from '../persistence/competition-tables.ts';
import { CopyCompetition } from './copy-competition.ts';

/** Longest short title. */
const SHORT = 60;

@Injectable()
export class PractiseEvent {
  constructor(
    private readonly work: UnitOfWork,
    private readonly copies: CopyCompetition,
    private readonly links: FastLinks,
    private readonly remains: EventRemains,
  ) {}

  /** The one that is there, or a new one. Failure practiceOfPractice. */
  async create(scope: Scope): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      // Of two who press at once the second gets the first one's.
      await tx.query('select 1 from competitions.competition where guid = $1 for no key update', [competition]);
      const event = await COMPETITION.find(tx, { guid: competition });
      if (!event) throw new Failure('notFound');
      if (event.practiceOf !== null) throw new Failure('practiceOfPractice');
      const there = await COMPETITION.find(tx, { practiceOf: competition });
      if (there && there.deletedAt === null) return there.guid;
      // One in the bin gives its place up.
      if (there) await COMPETITION.delete(tx, { guid: there.guid });
      const { title, shortTitle, beginDate, endDate } = event;
      return this.copies.copy(tx, scope, {
        ...{ title: practiceTitle(title), beginDate, endDate, isPractice: true },
        shortTitle: practiceTitle(eventOnScreen(title, shortTitle), SHORT),
      });
    });
    return { guid: result };
  }

  /** At once and for good, whatever was done in it. Failure practiceOnly. */
  async discard(scope: Scope): Promise<void> {
    const { organizer, competition } = eventOf(scope);
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await this.links.endJudges(tx, competition);
      const gone = await tx.query(
        `with gone as (
           delete from competitions.competition where guid = $1 and practice_of is not null returning guid)
         select guid from gone`,
        [competition],
      );
      if (gone.length === 0) throw new Failure('practiceOnly');
      await this.remains.erase(tx, competition);
      await forgetEventSets(tx, competition);
      await forgetFilesOf(tx, competition);
      tx.emit(organizer, 'competition.changed', { competition });
      for (const stream of streamsOf(competition)) tx.emit(stream, 'access.changed', { competition });
    });
  }
}

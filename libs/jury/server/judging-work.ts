// Transactions of the rooms of judging: a write that changes how marks count waits until running saves of marks end,
// and new saves wait for it.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { UnitOfWork, type EventScope, type Scope, type Transaction, type Worked } from '@rampa/platform/server';

@Injectable()
export class JudgingWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  /** Under the event's exclusive lock. Failures: archived, notFound, withoutMarks. */
  exclusive<T>(scope: Scope, write: (tx: Transaction, event: EventScope) => Promise<T>): Promise<Worked<T>> {
    const event = eventOf(scope);
    return this.run(event, { competition: event.competition, mode: 'exclusive' }, write);
  }

  /** The same for writes that only remove something: a festival without marks allows them too. */
  taking<T>(scope: Scope, write: (tx: Transaction, event: EventScope) => Promise<T>): Promise<Worked<T>> {
    const event = eventOf(scope);
    return this.run(event, { competition: event.competition, mode: 'exclusive' }, write, false);
  }

  /** For writes that no count depends on: names, colours, links, permissions. */
  plain<T>(scope: Scope, write: (tx: Transaction, event: EventScope) => Promise<T>): Promise<Worked<T>> {
    return this.run(eventOf(scope), undefined, write);
  }

  private run<T>(
    event: EventScope,
    lock: { competition: string; mode: 'exclusive' } | undefined,
    write: (tx: Transaction, event: EventScope) => Promise<T>,
    isJudged = true,
  ): Promise<Worked<T>> {
    return this.work.run({ scope: event, ...(lock ? { lock } : {}) }, async (tx) => {
      if (isJudged) await this.competitions.assertJudged(tx, event.competition);
      return write(tx, event);
    });
  }
}

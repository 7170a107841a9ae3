// How the rooms of judging write: what decides how marks count waits for the marks being saved, and they wait for it.

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

  /** The same for what is only taken away: it may go from a festival without marks too. */
  taking<T>(scope: Scope, write: (tx: Transaction, event: EventScope) => Promise<T>): Promise<Worked<T>> {
    const event = eventOf(scope);
    return this.run(event, { competition: event.competition, mode: 'exclusive' }, write, false);
  }

  /** For what no count depends on: names, colours, links, permissions. */
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

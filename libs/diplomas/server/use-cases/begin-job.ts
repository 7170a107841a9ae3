// Writes a job of this room in one transaction and hands it to the queue after the commit.

import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { actorName, Dispatcher, JobTable, UnitOfWork, type JobDefinition, type Scope } from '@rampa/platform/server';
import type { z } from 'zod';

@Injectable()
export class BeginJob {
  constructor(
    private readonly work: UnitOfWork,
    private readonly table: JobTable,
    private readonly dispatcher: Dispatcher,
    private readonly competitions: Competitions,
  ) {}

  /** A second press while the first one's job is not over answers that job. Failure notFound. */
  async run<P extends z.ZodType>(
    scope: Scope,
    definition: JobDefinition<P>,
    given: { title: string; payload: z.input<P> },
  ): Promise<{ jobGuid: Guid }> {
    const { competition } = eventOf(scope);
    const owner = actorName(scope.actor);
    const { result } = await this.work.run({ actor: owner }, async (tx) => {
      await this.competitions.face(tx, competition);
      const open = await this.table.open(tx, definition, { owner, payload: given.payload });
      if (open) return { guid: open, isNew: false };
      return { guid: await this.table.enqueue(tx, definition, { competition, owner, ...given }), isNew: true };
    });
    if (result.isNew) this.dispatcher.send(result.guid);
    return { jobGuid: result.guid };
  }
}

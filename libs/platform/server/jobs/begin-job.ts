// Writes a job of one event in a transaction of its own and hands it to the queue after the commit.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { z } from 'zod';
import { actorName, type Scope } from '../access/scope.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobDefinition } from './definition.ts';
import { Dispatcher } from './dispatcher.ts';
import { JobTable } from './job-table.ts';

@Injectable()
export class BeginJob {
  constructor(
    private readonly work: UnitOfWork,
    private readonly table: JobTable,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** While the job of the first press is not over, a second press gets the same job. */
  async run<P extends z.ZodType>(
    scope: Scope,
    definition: JobDefinition<P>,
    given: { title: string; payload: z.input<P> },
  ): Promise<{ jobGuid: Guid }> {
    const { competition } = scope;
    const owner = actorName(scope.actor);
    const { result } = await this.work.run({ actor: owner }, async (tx) => {
      const open = await this.table.open(tx, definition, { owner, payload: given.payload });
      if (open) return { guid: open, isNew: false };
      return { guid: await this.table.enqueue(tx, definition, { competition, owner, ...given }), isNew: true };
    });
    if (result.isNew) this.dispatcher.send(result.guid);
    return { jobGuid: result.guid };
  }
}

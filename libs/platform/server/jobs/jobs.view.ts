import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobsView as Jobs } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { actorName, type Actor } from '../access/scope.ts';
import type { Reader } from '../database/database.ts';
import type { LiveEvent } from '../live/event-kinds.ts';
import { Views, type ViewDefinition, type ViewGrant } from '../live/view.ts';
import { JobReads } from './job-reads.ts';

/** The key is the account; nobody sees another one's jobs. */
@Injectable()
export class JobsView implements ViewDefinition<Jobs>, OnModuleInit {
  readonly name = 'jobs' as const;

  constructor(
    private readonly views: Views,
    private readonly jobs: JobReads,
  ) {}

  onModuleInit(): void {
    this.views.register(this);
  }

  async authorise(actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    if (actor.kind !== 'account' || actor.account !== key) throw new Failure('notFound');
    return { stream: key, audience: actorName(actor) };
  }

  touches({ kind }: LiveEvent): boolean {
    return kind === 'job.changed';
  }

  async load(reader: Reader, key: string): Promise<Jobs> {
    return { jobs: await this.jobs.ofOwner(reader, `account:${key}`) };
  }
}

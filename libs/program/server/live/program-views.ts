// The two live views of a program. They show the same; who may see it differs, and so does the audience.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ProgramView, ViewName, Who } from '@rampa/contract';
import { Failure, isGuid } from '@rampa/kernel';
import {
  GuidOwners,
  permit,
  Views,
  type Actor,
  type EventKind,
  type LiveEvent,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';
import { ProgramReads } from '../queries/program-reads.ts';

/** A kind whose payload names a program touches that one alone; the others touch every program of the event. */
const SHOWN: ReadonlySet<EventKind> = new Set([
  'items.changed',
  'item.activity',
  'program.changed',
  'program.deleted',
  'protocol.changed',
  'groupFields.changed',
  'nominations.changed',
  'competition.changed',
]);

interface Audience {
  name: Extract<ViewName, 'program' | 'presenter'>;
  audience: string;
  who: Who;
}

const AUDIENCES: readonly Audience[] = [
  { name: 'program', audience: 'organizer', who: 'org:program' },
  { name: 'presenter', audience: 'presenter', who: 'presenter' },
];

@Injectable()
export class ProgramViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
    private readonly reads: ProgramReads,
  ) {}

  onModuleInit(): void {
    for (const audience of AUDIENCES) this.views.register(this.definition(audience));
  }

  private definition(audience: Audience): ViewDefinition<ProgramView> {
    return {
      name: audience.name,
      authorise: (actor, key) => this.authorise(audience, actor, key),
      touches: ({ kind, payload }: LiveEvent, key) => SHOWN.has(kind) && isOf(payload.program, key),
      load: (reader, key) => this.reads.view(reader, key),
    };
  }

  private async authorise(audience: Audience, actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    if (!isGuid(key)) throw new Failure('notFound');
    const owner = await this.owners.ownerOf([{ kind: 'program', guid: key }]);
    if (!owner?.competition) throw new Failure('notFound');
    permit({ who: [audience.who] }, actor, owner);
    return { stream: owner.competition, audience: audience.audience };
  }
}

function isOf(program: unknown, key: string): boolean {
  return typeof program !== 'string' || program === key;
}

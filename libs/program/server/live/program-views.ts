// The live views of a program: the organizer's, the presenter's (with the order of awarding, once it may be read) and
// the public one.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompetitionProgramGetCeremony, type ViewName, type Who } from '@rampa/contract';
import { isGuid, type Guid } from '@rampa/kernel';
import {
  Database,
  eventToFollow,
  GuidOwners,
  Views,
  type Actor,
  type EventKind,
  type LiveEvent,
  type ViewDefinition,
  type ViewGrant,
  type Reader,
} from '@rampa/platform/server';
import { CeremonyReads } from '../queries/ceremony-reads.ts';
import { PresenterReads } from '../queries/presenter-reads.ts';
import { ProgramReads } from '../queries/program-reads.ts';
import { programClosed, PublicPrograms } from '../queries/public-program.ts';

/**
 * An event that names a program touches only its views; other events touch every program of the competition. The presenter
 * is also told who is on stage in another program.
 */
export const PROGRAM_SHOWN: ReadonlySet<EventKind> = new Set([
  'items.changed',
  'consent.changed',
  'item.activity',
  'program.changed',
  'program.deleted',
  'protocol.changed',
  'groupFields.changed',
  'nominations.changed',
  'competition.changed',
]);

/** Events that change the awarding: a clearing and a reopening also void results of a group in its other programs. */
const RESULTS: ReadonlySet<EventKind> = new Set([
  'results.written',
  'prizes.changed',
  'awards.changed',
  'marks.cleared',
  'protocol.changed',
]);

interface Audience {
  name: Extract<ViewName, 'program' | 'presenter' | 'ceremony'>;
  audience: string;
  who: readonly Who[];
  /** Results of this program, and the stage of the others. */
  seesMore: boolean;
  load(reader: Reader, key: string): Promise<unknown>;
}

@Injectable()
export class ProgramViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly programs: ProgramReads,
    private readonly presenters: PresenterReads,
    private readonly ceremonies: CeremonyReads,
    private readonly publics: PublicPrograms,
  ) {}

  onModuleInit(): void {
    const organizer: Audience = {
      ...{ name: 'program', audience: 'organizer', who: ['org:program'], seesMore: false },
      load: (reader, key) => this.programs.view(reader, key),
    };
    const presenter: Audience = {
      ...{ name: 'presenter', audience: 'presenter', who: ['presenter'], seesMore: true },
      load: (reader, key) => this.presenters.view(reader, key),
    };
    const ceremony: Audience = {
      ...{ name: 'ceremony', audience: 'ceremony', who: CompetitionProgramGetCeremony.who, seesMore: true },
      load: (reader, key) => this.ceremonies.view(reader, key),
    };
    for (const audience of [organizer, presenter, ceremony]) this.views.register(this.definition(audience));
    this.views.register({
      name: 'public-program',
      authorise: (_actor, key) => this.authorisePublic(key),
      touches: ({ kind, payload }, key) => PROGRAM_SHOWN.has(kind) && isOf(payload.program, key),
      load: (reader, key) => this.publics.view(reader, key),
    });
  }

  private definition(audience: Audience): ViewDefinition<unknown> {
    return {
      name: audience.name,
      authorise: (actor, key) => this.authorise(audience, actor, key),
      touches: ({ kind, payload }: LiveEvent, key) =>
        // Whoever has no judges wants no marks.
        kind === 'judges.changed'
          ? audience.name === 'presenter'
          : kind === 'ceremony.moved'
            ? audience.name === 'ceremony' && isOf(payload.program, key)
            : audience.seesMore
              ? PROGRAM_SHOWN.has(kind) || RESULTS.has(kind)
              : PROGRAM_SHOWN.has(kind) && isOf(payload.program, key),
      load: (reader, key) => audience.load(reader, key),
    };
  }

  private async authorisePublic(key: string): Promise<ViewGrant> {
    if (!isGuid(key)) throw programClosed();
    const [program] = await this.database.query<{ stream: Guid }>(
      'select competition_guid as stream from program.program where guid = $1 and is_published',
      [key],
    );
    if (!program) throw programClosed();
    return { stream: program.stream, audience: 'public' };
  }

  private async authorise(audience: Audience, actor: Actor, key: string): Promise<ViewGrant> {
    const stream = await eventToFollow(this.owners, { who: audience.who }, actor, 'program', key);
    return { stream, audience: audience.audience };
  }
}

function isOf(program: unknown, key: string): boolean {
  return typeof program !== 'string' || program === key;
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ProtocolView as Protocol } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Competitions } from '@rampa/competitions/server';
import {
  Database,
  eventToFollow,
  GuidOwners,
  Views,
  type Actor,
  type EventKind,
  type LiveEvent,
  type Reader,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';
import { ProtocolReads } from '../queries/protocol-reads.ts';

/** Events of one program: they touch the protocols whose groups include its performances. */
const PROGRAM: ReadonlySet<EventKind> = new Set([
  'mark.saved',
  'mark.corrected',
  'mark.abstained',
  'mark.lateDecided',
  'marks.cleared',
  'marks.restored',
  'adjustments.changed',
  'decisions.changed',
  'item.activity',
  'protocol.changed',
]);
/** Events of any program that may change who competes with whom. */
const EVENT: ReadonlySet<EventKind> = new Set([
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'program.changed',
  'program.deleted',
  'items.changed',
  'judges.changed',
  'criteria.changed',
  'scheme.changed',
  'awards.changed',
  'results.written',
]);

/** How many programs are remembered with those that share their groups. */
const REMEMBERED = 500;

@Injectable()
export class ProtocolView implements ViewDefinition<Protocol>, OnModuleInit {
  readonly name = 'protocol' as const;
  /** Programs that share groups with this one, as of the newest load. Before a load everything touches. */
  private readonly related = new Map<Guid, ReadonlySet<Guid>>();

  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
    private readonly protocols: ProtocolReads,
    private readonly database: Database,
    private readonly competitions: Competitions,
  ) {}

  onModuleInit(): void {
    this.views.register(this);
  }

  async authorise(actor: Actor, key: string): Promise<ViewGrant> {
    const stream = await eventToFollow(this.owners, { who: ['org:protocol'] }, actor, 'program', key);
    await this.competitions.assertJudged(this.database, stream);
    return { stream, audience: 'organizer' };
  }

  touches({ kind, payload }: LiveEvent, key: string): boolean {
    const { program } = payload;
    // The number of late marks and the comments belong to the program alone.
    if (kind === 'mark.late' || kind === 'mark.commented')
      return typeof program !== 'string' || program.toLowerCase() === key;
    if (!PROGRAM.has(kind)) return EVENT.has(kind);
    const related = this.related.get(key);
    return !related || typeof program !== 'string' || related.has(program.toLowerCase());
  }

  async load(reader: Reader, key: string): Promise<Protocol> {
    const protocol = await this.protocols.view(reader, key);
    const programs = protocol.groups.flatMap(({ rows }) => rows.map(({ programGuid }) => programGuid));
    this.related.delete(key);
    this.related.set(key, new Set([key, ...programs]));
    if (this.related.size > REMEMBERED) this.related.delete(this.related.keys().next().value!);
    return protocol;
  }
}

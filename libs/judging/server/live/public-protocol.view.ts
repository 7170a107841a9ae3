import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicProtocolView as PublicProtocol } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import {
  Database,
  Views,
  type Actor,
  type EventKind,
  type LiveEvent,
  type Reader,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';
import { publishedBy, PublicProtocols } from '../queries/public-protocol.ts';

/** Events of one program. Marks do not change what is published; comments may. */
const PROGRAM: ReadonlySet<EventKind> = new Set([
  'protocol.changed',
  'program.changed',
  'program.deleted',
  'items.changed',
  'item.activity',
  'mark.commented',
]);
/** Events of the whole event: names, titles, who is in which group. */
const EVENT: ReadonlySet<EventKind> = new Set([
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'consent.changed',
  'judges.changed',
  'criteria.changed',
  'scheme.changed',
  'awards.changed',
  'results.written',
  'prizes.changed',
]);

/** Keys remembered with their programs. */
const REMEMBERED = 500;

@Injectable()
export class PublicProtocolView implements ViewDefinition<PublicProtocol>, OnModuleInit {
  readonly name = 'public-protocol' as const;
  private readonly programs = new Map<string, Guid>();

  constructor(
    private readonly views: Views,
    private readonly database: Database,
    private readonly protocols: PublicProtocols,
  ) {}

  onModuleInit(): void {
    this.views.register(this);
  }

  async authorise(_actor: Actor, key: string): Promise<ViewGrant> {
    const { competition, program } = await publishedBy(this.database, key);
    this.programs.delete(key);
    this.programs.set(key, program);
    if (this.programs.size > REMEMBERED) this.programs.delete(this.programs.keys().next().value!);
    return { stream: competition, audience: 'public' };
  }

  touches({ kind, payload }: LiveEvent, key: string): boolean {
    if (!PROGRAM.has(kind)) return EVENT.has(kind);
    const own = this.programs.get(key);
    const { program } = payload;
    return own === undefined || typeof program !== 'string' || program.toLowerCase() === own;
  }

  load(reader: Reader, key: string): Promise<PublicProtocol> {
    return this.protocols.view(reader, key);
  }
}

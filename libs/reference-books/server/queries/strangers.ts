import { Injectable } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { OrganizerEvents } from '../ports/organizer-events.ts';

@Injectable()
export class Strangers {
  constructor(
    private readonly database: Database,
    private readonly events: OrganizerEvents,
  ) {}

  /** A book names no event, so the door cannot tell a judge's organizer from another one. */
  async refuse({ actor, organizer }: Scope): Promise<void> {
    if (actor.kind !== 'judge' && actor.kind !== 'presenter') return;
    const events = await this.events.of(this.database, organizer!);
    if (!events.includes(actor.competition)) throw new Failure('notFound');
  }
}

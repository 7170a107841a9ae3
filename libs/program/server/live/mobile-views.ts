// The live views of the mobile program: the event's main page and each program, by their keys.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database, Views, type EventKind, type ViewGrant } from '@rampa/platform/server';
import { mobileClosed, MobilePrograms } from '../queries/mobile-programs.ts';
import { PROGRAM_SHOWN } from './program-views.ts';

const EVENT_SHOWN: ReadonlySet<EventKind> = new Set([...PROGRAM_SHOWN, 'mobileProgram.changed', 'program.created']);

/** Keys whose program is remembered; with more of them, some screens are only read once more than they need. */
const REMEMBERED = 10_000;

@Injectable()
export class MobileViews implements OnModuleInit {
  /** The program of each key, so that a step on one stage does not redraw the phones of the others. */
  readonly #programs = new Map<string, Guid>();

  constructor(
    private readonly views: Views,
    private readonly database: Database,
    private readonly mobiles: MobilePrograms,
  ) {}

  onModuleInit(): void {
    this.views.register({
      name: 'mobile-event',
      authorise: (_actor, key) => this.authoriseEvent(key),
      touches: ({ kind }) => EVENT_SHOWN.has(kind),
      load: (reader, key) => this.mobiles.event(reader, key),
    });
    this.views.register({
      name: 'mobile-program',
      authorise: (_actor, key) => this.authoriseProgram(key),
      touches: ({ kind, payload }, key) =>
        kind === 'mobileProgram.changed' || (PROGRAM_SHOWN.has(kind) && this.isOf(payload.program, key)),
      load: (reader, key) => this.mobiles.program(reader, key),
    });
  }

  private isOf(program: unknown, key: string): boolean {
    const own = this.#programs.get(key);
    return own === undefined || typeof program !== 'string' || program === own;
  }

  private async authoriseEvent(key: string): Promise<ViewGrant> {
    const [event] = await this.database.query<{ stream: Guid }>(
      'select competition_guid as stream from program.mobile_event where key = $1 and is_open',
      [key],
    );
    if (!event) throw mobileClosed();
    return { stream: event.stream, audience: 'public' };
  }

  private async authoriseProgram(key: string): Promise<ViewGrant> {
    const [program] = await this.database.query<{ guid: Guid; stream: Guid }>(
      `select p.guid, p.competition_guid as stream
         from program.mobile_program m join program.program p on p.guid = m.program_guid
         join program.mobile_event e on e.competition_guid = p.competition_guid and e.is_open
        where m.key = $1 and m.is_open`,
      [key],
    );
    if (!program) throw mobileClosed();
    if (this.#programs.size >= REMEMBERED) this.#programs.clear();
    this.#programs.set(key, program.guid);
    return { stream: program.stream, audience: 'public' };
  }
}

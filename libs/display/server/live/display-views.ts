// The live view `display`: public, opened by the random key of a screen.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DisplayView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, Views, type EventKind, type ViewDefinition, type ViewGrant } from '@rampa/platform/server';
import { displayClosed } from '../queries/stage-reads.ts';
import { DisplayState } from './display-state.ts';

/** Everything else that happens in an event may change what its hall sees. */
const UNSEEN: ReadonlySet<EventKind> = new Set([
  'program.created',
  'mark.commented',
  'mark.late',
  'access.changed',
  'job.changed',
]);

@Injectable()
export class DisplayViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly database: Database,
    private readonly state: DisplayState,
  ) {}

  onModuleInit(): void {
    const definition: ViewDefinition<DisplayView> = {
      name: 'display',
      authorise: (_actor, key) => this.authorise(key),
      touches: ({ kind }) => !UNSEEN.has(kind),
      load: (reader, key) => this.state.load(reader, key),
    };
    this.views.register(definition);
  }

  private async authorise(key: string): Promise<ViewGrant> {
    const [setting] = await this.database.query<{ stream: Guid }>(
      'select competition_guid as stream from display.setting where key = $1',
      [key],
    );
    if (!setting) throw displayClosed();
    return { stream: setting.stream, audience: 'public' };
  }
}

// The live views of the hall: `display` is public and opened by a screen's random key; `displays` shows the operator
// all screens.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompetitionDisplaySettingGetRemote, type DisplaysView, type DisplayView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import {
  Database,
  eventToFollow,
  GuidOwners,
  Views,
  type Actor,
  type EventKind,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';
import { displayClosed, isKey } from '../queries/display-rows.ts';
import { DisplayState } from './display-state.ts';
import { DisplaysState } from './displays-state.ts';

/** The event kinds that repaint a hall screen. Other kinds repaint none, however often they come. */
const SHOWN: ReadonlySet<EventKind> = new Set([
  'competition.changed',
  'nominations.changed',
  'groupFields.changed',
  'program.changed',
  'program.deleted',
  'items.changed',
  'consent.changed',
  'item.activity',
  'ceremony.moved',
  'judges.changed',
  'criteria.changed',
  'scheme.changed',
  'awards.changed',
  'adjustments.changed',
  'decisions.changed',
  'mark.saved',
  'mark.corrected',
  'mark.abstained',
  'mark.lateDecided',
  'marks.cleared',
  'marks.restored',
  'protocol.changed',
  'prizes.changed',
  'results.written',
  'display.changed',
  'display.controlled',
]);

@Injectable()
export class DisplayViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly state: DisplayState,
    private readonly all: DisplaysState,
  ) {}

  onModuleInit(): void {
    const definition: ViewDefinition<DisplayView> = {
      name: 'display',
      authorise: (_actor, key) => this.authorise(key),
      touches: ({ kind }) => SHOWN.has(kind),
      load: (reader, key) => this.state.load(reader, key),
    };
    this.views.register(definition);
    const remote: ViewDefinition<DisplaysView> = {
      name: 'displays',
      authorise: (actor, key) => this.authoriseOperator(actor, key),
      touches: ({ kind }) => SHOWN.has(kind),
      load: (reader, key) => this.all.load(reader, key),
    };
    this.views.register(remote);
  }

  private async authoriseOperator(actor: Actor, key: string): Promise<ViewGrant> {
    const call = CompetitionDisplaySettingGetRemote;
    return { stream: await eventToFollow(this.owners, call, actor, 'competition', key), audience: 'organizer' };
  }

  private async authorise(key: string): Promise<ViewGrant> {
    if (!isKey(key)) throw displayClosed();
    const [setting] = await this.database.query<{ stream: Guid }>(
      'select competition_guid as stream from display.setting where key = $1 or overlay_key = $1',
      [key],
    );
    if (!setting) throw displayClosed();
    return { stream: setting.stream, audience: 'public' };
  }
}

// A view is what one audience sees of one thing. One projection serves HTTP and sockets, so that a live message can
// never show what the call would hide.

import type { ViewName } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Actor } from '../access/scope.ts';
import type { Reader } from '../database/database.ts';
import type { LiveEvent } from './event-kinds.ts';
import { officeOf } from './streams.ts';

export interface ViewGrant {
  /** The stream whose revisions stamp the view. */
  stream: Guid;
  /** Those with the same audience get the same bytes: 'organizer', 'public', 'judge:<guid>' … */
  audience: string;
}

export interface ViewDefinition<State = unknown> {
  name: ViewName;
  /**
   * `office`: shows what the office does, and follows the second stream of the event that `authorise` answers. Without
   * it the view follows the stream that `authorise` answers.
   */
  follows?: 'office';
  /**
   * May this actor see this key now? Runs at every subscribe and read, and again for every open socket after an
   * access event. Failure: notFound for what is foreign or unknown, unauthorized for nobody.
   */
  authorise(actor: Actor, key: string): Promise<ViewGrant>;
  /** Does the event change what this key shows? When in doubt, true. */
  touches(event: LiveEvent, key: string): boolean;
  /** Reads the state inside one snapshot; holds no clock (absolute instants only). Failure notFound ends the channel. */
  load(reader: Reader, key: string, audience: string): Promise<State>;
  /** Parts named in a `changed` frame; default: none. */
  keys?(events: readonly LiveEvent[]): string[];
}

/** May this actor see it, and whose revisions stamp it? Asked through here alone. */
export async function grantOf(definition: ViewDefinition, actor: Actor, key: string): Promise<ViewGrant> {
  const grant = await definition.authorise(actor, key);
  return definition.follows === 'office' ? { ...grant, stream: officeOf(grant.stream) } : grant;
}

/** A computed view: encoded once, the same bytes for everybody of the audience. */
export interface EncodedView {
  epoch: Guid;
  revision: number;
  /** JSON of the state alone. */
  json: string;
  /** JSON of the envelope around it, ready for HTTP. */
  body: Buffer;
  etag: string;
}

/** Injected where a controller answers a view: single-flight, computed once per revision. */
export abstract class Views {
  abstract register(view: ViewDefinition): void;
  abstract definition(name: ViewName): ViewDefinition;
  /** Authorises first, always; then the newest state at or after the stream's head. */
  abstract read(actor: Actor, name: ViewName, key: string): Promise<EncodedView>;
}

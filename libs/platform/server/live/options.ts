// Intervals and limits of live delivery; tests inject small ones.

import type { IncomingMessage } from 'node:http';
import { HEARTBEAT_MS } from '@rampa/contract';
import type { Config } from '../config/config.ts';
import { addressReader } from '../http/proxies.ts';

export interface LiveOptions {
  /**
   * Names the build that made the bytes. It is part of every ETag, so that a new release is never answered with 304.
   */
  build: string;
  /** The installation's public address, if it has one: its pages may connect whatever host they name. */
  publicUrl: string | null;
  /** Decides the names of the cookies. */
  mode: Config['mode'];
  /** Tells where a connection comes from. */
  addressOf(request: IncomingMessage): string;
  /** How often all watched heads are read even when no hint comes, ms. */
  pollMs: number;
  /** The first change leaves at once; changes within this time after it are merged, ms. */
  mergeMs: number;
  beatMs: number;
  /** How often the sessions of this node's sockets are checked, ms. */
  sessionsMs: number;
  /** How long after its last proof a snapshot may be called the newest, ms. */
  proofMs: number;
  /** A database read that takes longer counts as failed, ms. */
  readLimitMs: number;
  /**
   * Most parallel reads of views, of access and of identities, each: a returning hall must leave connections for marks.
   */
  readsAtOnce: number;
  /** How much one socket may have unsent before it is skipped, and how long before it is closed. */
  unsentBytes: number;
  unsentFrames: number;
  laggingMs: number;
  /** Limits of what one socket may ask for. */
  subscriptions: number;
  messages: number;
  messagesMs: number;
  /** How long strangers who ask for the same public view share one answer, unless an access event comes, ms. */
  publicGrantMs: number;
  /** Views kept in memory, by number and bytes; views that somebody watches are kept whatever their size. */
  cachedViews: number;
  cachedBytes: number;
}

export const LIVE_OPTIONS = Symbol('LiveOptions');

export function liveOptions(given: Partial<LiveOptions> = {}): LiveOptions {
  const pollMs = given.pollMs ?? 500;
  return {
    build: 'development',
    publicUrl: null,
    mode: 'embedded',
    addressOf: addressReader('embedded'),
    pollMs,
    mergeMs: 40,
    beatMs: HEARTBEAT_MS,
    sessionsMs: 3_000,
    proofMs: 2 * pollMs,
    readLimitMs: 5_000,
    readsAtOnce: 4,
    unsentBytes: 1024 * 1024,
    unsentFrames: 100,
    laggingMs: 30_000,
    subscriptions: 20,
    messages: 50,
    messagesMs: 10_000,
    publicGrantMs: 3_000,
    cachedViews: 2_000,
    cachedBytes: 128 * 1024 * 1024,
    ...given,
  };
}

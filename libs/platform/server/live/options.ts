// Intervals and limits of live delivery; tests inject small ones.

import type { IncomingMessage } from 'node:http';
import { HEARTBEAT_MS } from '@rampa/contract';
import type { Config } from '../config/config.ts';
import { addressReader } from '../http/proxies.ts';

export interface LiveOptions {
  /** Names the program that made the bytes: part of every ETag, so that a new release is never answered with 304. */
  build: string;
  /** The installation's address, when it has one: its pages may connect whatever host they name. */
  publicUrl: string | null;
  /** Names the cookies. */
  mode: Config['mode'];
  /** Where a connection comes from. */
  addressOf(request: IncomingMessage): string;
  /** How often all watched heads are read, whatever Redis does. */
  pollMs: number;
  /** The first change leaves at once; what follows within this time merges. */
  mergeMs: number;
  beatMs: number;
  /** How often the sessions of the node's sockets are checked. */
  sessionsMs: number;
  /** How long after its last proof a picture may be called the newest. */
  proofMs: number;
  /** A read of the database that takes longer counts as failed. */
  readLimitMs: number;
  /** Reads of views, of access and of identities, each: a returning hall must leave connections for marks. */
  readsAtOnce: number;
  /** What one socket may have unsent before it is skipped, and for how long before it is closed. */
  unsentBytes: number;
  unsentFrames: number;
  laggingMs: number;
  /** What one socket may ask for. */
  subscriptions: number;
  messages: number;
  messagesMs: number;
  /** Strangers asking for the same public view share one answer for so long, unless an access event comes. */
  publicGrantMs: number;
  /** Views kept in memory; those that somebody watches are kept whatever they take. */
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

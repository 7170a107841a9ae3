// The wire of live delivery (Socket.IO, path /live, websocket only). Clients name views, never channels.

import { z } from 'zod';

/**
 * Raised with every change of this folder. A hash test pins the shapes to it; a client with another version reloads
 * once.
 */
export const LIVE_VERSION = 11;

export const LIVE_PATH = '/live';

/** Sent in the Socket.IO handshake's `auth`. `link` chooses the cookie `rampa_link_<guid>`; without it the account's. */
export const handshake = z.object({
  version: z.int(),
  link: z.guid().optional(),
});

// --- up: client → server ---

export const VIEW_NAMES = [
  'display',
  'presenter',
  'judge-sheet',
  'judge-now',
  'protocol',
  'program',
  'public-program',
  'mobile-event',
  'mobile-program',
  'public-report',
  'public-protocol',
  'displays',
  'jobs',
  'form',
  'applications',
  'own-applications',
  'mailings',
  'money',
  'own-money',
  'custom-lists',
  'ceremony',
] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/**
 * `epoch` and `revision` are what the client has; they change nothing on the server, they only decide whether a
 * snapshot is sent.
 */
export const subscribe = z.object({
  view: z.enum(VIEW_NAMES),
  key: z.string().min(1).max(200),
  epoch: z.guid().optional(),
  revision: z.int().min(0).optional(),
});
export type Subscribe = z.infer<typeof subscribe>;

/** Acknowledgement of `subscribe`; the snapshot comes as the next frame. */
export const subscribed = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type Subscribed = z.infer<typeof subscribed>;

export const unsubscribe = z.object({ view: z.enum(VIEW_NAMES), key: z.string().min(1).max(200) });

/** `clock` event: acknowledged with the server's time in milliseconds; the client halves the round trip. */
export const clockAnswer = z.object({ serverTime: z.int() });

// --- down: server → client, event `frame` ---

const stamp = {
  view: z.enum(VIEW_NAMES),
  key: z.string(),
  epoch: z.guid(),
  revision: z.int(),
};

/** A whole small view (≤ 16 KB). */
export const stateFrame = z.object({ t: z.literal('state'), ...stamp, at: z.int(), state: z.unknown() });

/**
 * A larger view has changed and must be read by HTTP. `prev` is the revision of the previous frame; if it is above the
 * client's, the client missed one.
 */
export const changedFrame = z.object({
  t: z.literal('changed'),
  ...stamp,
  prev: z.int(),
  at: z.int(),
  keys: z.array(z.string()),
});

/** Every 5 s per channel: the newest frame's revision. A client below it subscribes again. */
export const beatFrame = z.object({ t: z.literal('beat'), ...stamp, serverTime: z.int() });

/** The channel ends for this client: access taken, link revoked, display deleted. */
export const endFrame = z.object({
  t: z.literal('end'),
  view: z.enum(VIEW_NAMES),
  key: z.string(),
  code: z.string(),
  message: z.string(),
});

export const frame = z.discriminatedUnion('t', [stateFrame, changedFrame, beatFrame, endFrame]);
export type Frame = z.infer<typeof frame>;
export type ChangedFrame = z.infer<typeof changedFrame>;
export type BeatFrame = z.infer<typeof beatFrame>;
export type EndFrame = z.infer<typeof endFrame>;

export const HEARTBEAT_MS = 5_000;
/** After this long without a frame the client says that its picture is old, ms. */
export const STALE_AFTER_MS = 10_000;
/** Views above this size are announced and read by HTTP, bytes. */
export const STATE_FRAME_LIMIT = 16 * 1024;

// What one subscription knows and may claim. Pure: (picture, happening) → picture and the next deeds.
//
// It promises that `live` is claimed only while connected and while nothing newer has been heard of in this epoch, that
// the revision never goes back within an epoch, and that an old picture says since when.

import { STALE_AFTER_MS, type Frame } from '@rampa/contract';
import { begun, emptyPicture, isBehind, old, shown, type Picture } from './picture.ts';

interface ReadState {
  epoch: string;
  revision: number;
  state: unknown;
  etag: string | null;
  readAt?: number | null;
}

export type Happening = { now: number } & (
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'frame'; frame: Frame }
  | { type: 'refused'; code: string; message: string }
  | ({ type: 'read' } & ReadState)
  /** Read before there was a connection, which will tell whether it is the newest. */
  | ({ type: 'begun' } & ReadState)
  | { type: 'readSame'; epoch: string | null; revision: number | null; readAt?: number | null }
  | { type: 'readFailed'; code: string; message: string }
  | { type: 'tick' }
  /** The device has slept: changes meanwhile were not heard. */
  | { type: 'woke' }
);

/** `reconnect`: the connection looks dead although nobody has closed it. */
export type Deed = 'subscribe' | 'read' | 'reconnect';

/** How long to wait for a WebSocket before the view is read by HTTP: a network may block it. */
const APART_EMPTY_MS = 2_500;
const APART_MS = 6_000;
const READ_APART_EVERY_MS = 15_000;

export interface Step {
  picture: Picture;
  deeds: Deed[];
}

export function step(picture: Picture, happening: Happening): Step {
  if (picture.status === 'ended') return { picture, deeds: [] };
  switch (happening.type) {
    case 'connected':
      return ask({ ...picture, connected: true, frameAt: happening.now, fault: null }, happening.now);
    case 'disconnected':
      return settle({ ...picture, connected: false, awaiting: false, apartAt: happening.now }, happening.now);
    case 'refused':
      return ending(picture, happening.code, happening.message);
    case 'frame':
      return frameCame(picture, happening.frame, happening.now);
    case 'read':
      return picture.connected ? readCame(picture, happening) : { picture: readApart(picture, happening), deeds: [] };
    case 'begun':
      return picture.connected
        ? readCame(picture, happening)
        : { picture: begun(picture, { ...happening, at: happening.readAt ?? null }), deeds: [] };
    case 'readSame':
      return picture.connected ? sameCame(picture, happening) : { picture: sameApart(picture, happening), deeds: [] };
    case 'readFailed':
      return { picture: failed(picture, happening), deeds: [] };
    case 'tick':
      return tick(picture, happening.now);
    case 'woke':
      return { picture: old(picture), deeds: [] };
  }
}

function frameCame(before: Picture, frame: Frame, now: number): Step {
  if (frame.t === 'end') return ending(before, frame.code, frame.message);
  const isFirst = before.heardEpoch === null;
  const isForeign = !isFirst && frame.epoch !== before.heardEpoch;
  const known = isFirst || isForeign ? { ...before, heardEpoch: frame.epoch, heard: -1, etag: null } : before;
  const isNews = frame.revision > known.heard;
  const picture: Picture = {
    ...known,
    frameAt: now,
    heard: Math.max(known.heard, frame.revision),
    heardAt: frame.t === 'beat' ? frame.serverTime : frame.at,
  };

  switch (frame.t) {
    case 'state':
      return settle(shown({ ...picture, awaiting: false }, { ...frame, etag: null }), now);
    case 'changed': {
      // Right after subscribing this frame is the snapshot itself, whatever came before it.
      const isGap = isForeign || frame.prev > known.heard;
      if (!before.awaiting && isNews && isGap) return ask(picture, now);
      return settle({ ...picture, awaiting: false }, now, isNews || before.awaiting);
    }
    case 'beat':
      return isNews && !before.awaiting ? ask(picture, now) : settle(picture, now);
  }
}

function readCame(before: Picture, read: ReadState & { now: number }): Step {
  // The answer may be older than a restore that changed the epoch: only the socket tells the current one.
  if (before.heardEpoch !== null && read.epoch !== before.heardEpoch) return ask(before, read.now);
  const picture = { ...before, heardEpoch: read.epoch, heard: Math.max(before.heard, read.revision) };
  return settle(shown(picture, { ...read, at: picture.heardAt }), read.now, true);
}

function sameCame(before: Picture, read: Extract<Happening, { type: 'readSame' }>): Step {
  if (before.revision === null || (read.epoch !== null && read.epoch !== before.epoch)) {
    return settle({ ...before, etag: null }, read.now, true);
  }
  const revision = Math.max(before.revision, read.revision ?? before.revision);
  return settle({ ...before, revision, heard: Math.max(before.heard, revision) }, read.now, true);
}

/** The picture was true when it was read, and is old from then on. */
function readApart(before: Picture, read: ReadState): Picture {
  const isSameEpoch = read.epoch === before.heardEpoch;
  const heard = isSameEpoch ? Math.max(before.heard, read.revision) : read.revision;
  const at = read.readAt ?? null;
  const picture = shown({ ...before, heardEpoch: read.epoch, heard }, { ...read, at });
  return { ...picture, status: 'stale', trueAt: at, staleSince: at, isRead: true, fault: null };
}

function sameApart(before: Picture, { epoch, readAt: at = null }: Extract<Happening, { type: 'readSame' }>): Picture {
  if (before.state === null || (epoch !== null && epoch !== before.epoch)) return { ...before, etag: null };
  return { ...before, status: 'stale', trueAt: at, staleSince: at ?? before.staleSince, isRead: true, fault: null };
}

/** With a connection a failed read is repeated, and nobody needs to know. */
function failed(before: Picture, { code, message }: Extract<Happening, { type: 'readFailed' }>): Picture {
  return before.connected ? before : { ...before, isRead: false, fault: { code, message } };
}

/** Whether it is time to read by HTTP, without a connection. */
function isReadDue({ connected, apartAt, state, heardEpoch, isRead, fault }: Picture, now: number): boolean {
  // The picture that the page was opened with has not been confirmed yet either.
  const isFirst = state === null || heardEpoch === null;
  const patience = isRead || fault !== null ? READ_APART_EVERY_MS : isFirst ? APART_EMPTY_MS : APART_MS;
  return !connected && now - apartAt >= patience;
}

function tick(before: Picture, now: number): Step {
  const { picture, deeds } = aged(before, now);
  return isReadDue(picture, now) ? { picture: { ...picture, apartAt: now }, deeds: ['read'] } : { picture, deeds };
}

function aged(picture: Picture, now: number): Step {
  const silent = now - picture.frameAt >= STALE_AFTER_MS;
  const behind = picture.behindAt !== null && now - picture.behindAt >= STALE_AFTER_MS;
  if (!silent && !behind) return { picture, deeds: [] };
  const aging = old(picture);
  if (!picture.connected) return { picture: aging, deeds: [] };
  if (silent) return { picture: { ...aging, awaiting: false, frameAt: now, behindAt: now }, deeds: ['reconnect'] };
  return { picture: { ...aging, awaiting: true, behindAt: now }, deeds: ['subscribe'] };
}

function ask(picture: Picture, now: number): Step {
  const asked = settle({ ...picture, awaiting: picture.connected }, now).picture;
  if (!picture.connected) return { picture: asked, deeds: [] };
  return { picture: { ...asked, status: 'loading' }, deeds: ['subscribe'] };
}

/** Derives the status from what is known; with `reads`, missing data are read by HTTP. */
function settle(before: Picture, now: number, reads = false): Step {
  const behind = isBehind(before);
  const picture = behind ? before : { ...before, trueAt: before.heardAt };
  if (!behind && picture.connected && !picture.awaiting) {
    const live = { status: 'live', staleSince: null, behindAt: null, isRead: false, fault: null } as const;
    return { picture: { ...picture, ...live }, deeds: [] };
  }
  const status = picture.status === 'stale' ? 'stale' : 'loading';
  const reading = reads && behind && picture.connected && !picture.awaiting;
  return { picture: { ...picture, status, behindAt: picture.behindAt ?? now }, deeds: reading ? ['read'] : [] };
}

function ending(picture: Picture, code: string, message: string): Step {
  return {
    picture: { ...emptyPicture(picture.frameAt), status: 'ended', ended: { code, message } },
    deeds: [],
  };
}

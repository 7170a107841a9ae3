// What a screen knows of its view: the picture shown, its age, and what has been heard since. Pure.

export type LiveStatus = 'empty' | 'loading' | 'live' | 'stale' | 'ended';

export interface Picture {
  status: LiveStatus;
  state: unknown;
  /** Of the shown picture; null while there is none. */
  epoch: string | null;
  revision: number | null;
  etag: string | null;
  /** Server time of the shown picture, ms. */
  at: number | null;
  /** Server time at which the picture was last known to be the newest, ms. */
  trueAt: number | null;
  /** Set while the picture is old; null once it is live again. */
  staleSince: number | null;
  ended: { code: string; message: string } | null;
  /** Read by HTTP because there is no live connection: it is read again and again. */
  isRead: boolean;
  /** Why reading by HTTP failed too; null once it succeeds, or while there is a connection. */
  fault: { code: string; message: string } | null;

  /** The server's current epoch; null: not heard yet. */
  heardEpoch: string | null;
  /** Highest revision heard of in that epoch. */
  heard: number;
  /** Server time of the newest frame, ms. */
  heardAt: number | null;
  /** A subscription was sent and its snapshot has not come. */
  awaiting: boolean;
  connected: boolean;
  /** Local time in ms of the last frame, and since when the picture is behind (null: it is not). */
  frameAt: number;
  behindAt: number | null;
  /** Local time in ms of the lost connection, or of the last read without one. */
  apartAt: number;
}

export function emptyPicture(now: number): Picture {
  return {
    status: 'empty',
    state: null,
    epoch: null,
    revision: null,
    etag: null,
    at: null,
    trueAt: null,
    staleSince: null,
    ended: null,
    isRead: false,
    fault: null,
    heardEpoch: null,
    heard: -1,
    heardAt: null,
    awaiting: false,
    connected: false,
    frameAt: now,
    behindAt: now,
    apartAt: now,
  };
}

/**
 * The picture that the page begins with. It counts as loading, because only the socket tells whether it is the newest.
 */
export function begun(picture: Picture, given: Given): Picture {
  return { ...shown(picture, given), status: 'loading', trueAt: given.at };
}

/** Keeps the picture and records since when it is old. */
export function old(picture: Picture): Picture {
  if (picture.state === null) return { ...picture, status: 'loading', staleSince: null };
  return { ...picture, status: 'stale', staleSince: picture.staleSince ?? picture.trueAt ?? picture.at };
}

export interface Given {
  epoch: string;
  revision: number;
  state: unknown;
  etag: string | null;
  at: number | null;
}

/** Takes a picture unless its epoch is the same and its revision is not newer. */
export function shown(picture: Picture, { epoch, revision, state, etag, at }: Given): Picture {
  if (picture.epoch === epoch && picture.revision !== null && revision <= picture.revision) return picture;
  return { ...picture, epoch, revision, state, etag, at };
}

export function isBehind(picture: Picture): boolean {
  return picture.revision === null || picture.epoch !== picture.heardEpoch || picture.revision < picture.heard;
}

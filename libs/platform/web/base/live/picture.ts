// What a screen knows of its view: the picture shown, its age, and what has been heard since. Pure.

export type LiveStatus = 'empty' | 'loading' | 'live' | 'stale' | 'ended';

export interface Picture {
  status: LiveStatus;
  state: unknown;
  /** Of the picture shown; null while there is none. */
  epoch: string | null;
  revision: number | null;
  etag: string | null;
  /** Server's milliseconds of the picture shown. */
  at: number | null;
  /** Server's milliseconds at which the picture was last known to be the newest. */
  trueAt: number | null;
  /** Set while the picture is old, until it is live again. */
  staleSince: number | null;
  ended: { code: string; message: string } | null;
  /** Read by HTTP while nobody tells of changes: the picture does not follow by itself, it is read again and again. */
  isRead: boolean;
  /** Why even that did not come; null once it has, or while there is a connection. */
  fault: { code: string; message: string } | null;

  /** The epoch that the server speaks of now; null: not heard yet. */
  heardEpoch: string | null;
  /** Highest revision heard of in that epoch. */
  heard: number;
  /** Server's milliseconds of the newest frame. */
  heardAt: number | null;
  /** A subscription is asked for and its snapshot has not come. */
  awaiting: boolean;
  connected: boolean;
  /** Local milliseconds of the last frame, and of the moment from which we are behind (null: we are not). */
  frameAt: number;
  behindAt: number | null;
  /** Local milliseconds of the loss of the connection, or of the last read without one. */
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

/** What the page was opened with: shown as a picture on its way, for only the socket says whether it is the newest. */
export function begunPicture(now: number, { state, epoch, revision, etag, at }: Given & { at: number }): Picture {
  return { ...emptyPicture(now), status: 'loading', state, epoch, revision, etag, at, trueAt: at };
}

/** The picture stays and says since when it is old. */
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

/** Takes a picture unless it would stand still or go back within its epoch. */
export function shown(picture: Picture, { epoch, revision, state, etag, at }: Given): Picture {
  if (picture.epoch === epoch && picture.revision !== null && revision <= picture.revision) return picture;
  return { ...picture, epoch, revision, state, etag, at };
}

export function isBehind(picture: Picture): boolean {
  return picture.revision === null || picture.epoch !== picture.heardEpoch || picture.revision < picture.heard;
}

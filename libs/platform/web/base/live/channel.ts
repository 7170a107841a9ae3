// One subscription: feeds the machine with events and does what it asks for.

import { VIEWS, type ViewName } from '@rampa/contract';
import { ApiFailure, OFFLINE_TEXT } from '../api/api-failure.ts';
import { readView } from '../api/read-view.ts';
import { step, type Deed, type Happening } from './machine.ts';
import { begun, emptyPicture, type LiveStatus, type Picture } from './picture.ts';
import { backoff } from '../backoff.ts';
import type { Environment } from './environment.ts';

/** Screens spread their reads of one change over this long, so that the server does not get them all at once. */
const READ_JITTER_MS = 120;
/** After an outage they all come back together, so their reads are spread wider. */
const APART_JITTER_MS = 2_000;
const READ_AGAIN_MS = 500;
const READ_AGAIN_MOST_MS = 8_000;
/** Right after a sleep a read may use a connection that has died unnoticed, so the first ones are given up sooner. */
const HASTE_MS = 4_000;
const HASTY_READS = 2;

/** What the channel needs of its client. */
export interface ChannelHost {
  environment: Environment;
  link: string | undefined;
  subscribe(channel: Channel): void;
  reconnect(): void;
  /** Called when its picture begins, or ceases, to be one that was read by HTTP. */
  readChanged(): void;
}

/** What a screen sees of a subscription. */
export interface Live<T> {
  /** `loading` and `stale` keep the last picture in `state`. */
  status: LiveStatus;
  state: T | null;
  revision: number | null;
  epoch: string | null;
  /** Server's milliseconds of the picture. */
  at: number | null;
  /** Server's milliseconds up to which the picture was true; null unless it is old. */
  staleSince: number | null;
  ended: { code: string; message: string } | null;
  /** The picture was read by HTTP: no live connection comes about, and it is read again every 15 s. */
  isRead: boolean;
  /** Neither a live connection nor HTTP: why. */
  fault: { code: string; message: string } | null;
}

const FIELDS = [
  'status',
  'state',
  'revision',
  'epoch',
  'at',
  'staleSince',
  'ended',
  'isRead',
  'fault',
] as const satisfies (keyof Live<unknown>)[];

function liveOf(picture: Picture): Live<unknown> {
  const { status, state, revision, epoch, at, staleSince, ended, isRead, fault } = picture;
  return { status, state, revision, epoch, at, staleSince, ended, isRead, fault };
}

export const NOTHING = liveOf(emptyPicture(0));

type Told = Happening extends infer H ? (H extends { now: number } ? Omit<H, 'now'> : never) : never;

export class Channel {
  readonly view: ViewName;
  readonly key: string;
  picture: Picture;
  /** The same object as long as nothing of it changes. */
  live: Live<unknown>;
  #host: ChannelHost;
  #listeners = new Set<() => void>();
  #cancelRead: (() => void) | null = null;
  #reading: AbortController | null = null;
  #fruitless = 0;
  /** Reads that are still to be hurried since the device woke. */
  #hasty = 0;

  constructor(host: ChannelHost, view: ViewName, key: string) {
    this.#host = host;
    this.view = view;
    this.key = key;
    const now = host.environment.now();
    const given = host.link ? null : (host.environment.begun?.(VIEWS[view].readAt(key)) ?? null);
    this.picture = given ? begun(emptyPicture(now), given) : emptyPicture(now);
    this.live = liveOf(this.picture);
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    // What frames only announce is read beside the connection, which takes longer to come about. A tablet shows its
    // picture of before meanwhile: one more to draw would delay the newest.
    const isAnnounced = VIEWS[this.view].mode === 'changed' && !this.#host.link;
    if (isAnnounced && this.picture.status === 'empty' && !this.#reading) void this.#read(true);
    return () => this.#listeners.delete(listener);
  }

  tell(told: Told): void {
    if (told.type === 'woke') {
      // What was being read when it fell asleep would be waited for in vain.
      this.close();
      this.#hasty = HASTY_READS;
    }
    // How often it was read in vain without a connection does not slow the first read with one.
    if (told.type === 'connected') this.#fruitless = 0;
    const before = this.picture;
    const next = step(before, { ...told, now: this.#host.environment.now() } as Happening);
    this.picture = next.picture;
    if (next.picture.status === 'ended') this.close();
    if (FIELDS.some((name) => before[name] !== next.picture[name])) {
      this.live = liveOf(next.picture);
      for (const listener of [...this.#listeners]) listener();
      if (before.isRead !== next.picture.isRead) this.#host.readChanged();
    }
    for (const deed of next.deeds) this.#do(deed);
  }

  close(): void {
    this.#cancelRead?.();
    this.#cancelRead = null;
    this.#reading?.abort();
    this.#reading = null;
  }

  #do(deed: Deed): void {
    switch (deed) {
      case 'subscribe':
        return this.#host.subscribe(this);
      case 'reconnect':
        return this.#host.reconnect();
      case 'read':
        if (this.picture.connected) return this.#readSoon(READ_JITTER_MS * this.#host.environment.random());
        // A hidden page asks when it is looked at again.
        if (this.#host.environment.isSeen()) {
          this.#readSoon(
            (this.picture.state === null ? READ_JITTER_MS : APART_JITTER_MS) * this.#host.environment.random(),
          );
        }
    }
  }

  /** A person asks for it: at once, whatever is waited for. */
  readNow(): void {
    if (this.#reading || this.picture.status === 'ended' || this.picture.connected) return;
    this.#cancelRead?.();
    this.#cancelRead = null;
    void this.#read();
  }

  #readSoon(ms: number): void {
    if (this.#cancelRead || this.#reading) return;
    const { random, later } = this.#host.environment;
    const wait = this.#fruitless === 0 ? ms : backoff(random, this.#fruitless, READ_AGAIN_MS, READ_AGAIN_MOST_MS);
    this.#cancelRead = later(() => {
      this.#cancelRead = null;
      void this.#read();
    }, wait);
  }

  /** `isFirst`: its picture is the one that the page begins with, and its failure is no news yet. */
  async #read(isFirst = false): Promise<void> {
    const reading = new AbortController();
    this.#reading = reading;
    const { revision } = this.picture;
    const { fetch, later } = this.#host.environment;
    const hurried = this.#hasty > 0 ? later(() => reading.abort(), HASTE_MS) : null;
    this.#hasty = Math.max(0, this.#hasty - 1);
    const given = {
      etag: this.picture.state === null ? null : this.picture.etag,
      signal: reading.signal,
      ...(this.#host.link ? { link: this.#host.link } : {}),
      ...(fetch ? { fetch } : {}),
    };
    try {
      const read = await readView(this.view, this.key, given);
      if (this.#reading !== reading) return;
      this.#reading = null;
      this.#hasty = 0;
      const isFruitful = !this.picture.connected || (!read.same && read.revision !== revision);
      this.#fruitless = isFruitful ? 0 : this.#fruitless + 1;
      this.tell(read.same ? { ...read, type: 'readSame' } : { ...read, type: isFirst ? 'begun' : 'read' });
    } catch (error) {
      if (this.#reading !== reading) return;
      this.#reading = null;
      this.#fruitless++;
      const failure = error instanceof ApiFailure ? error : null;
      if (failure && [401, 403, 404].includes(failure.status) && failure.code !== 'foreignAnswer') {
        this.tell({ type: 'refused', code: failure.code, message: failure.message });
      } else if (!this.picture.connected) {
        this.#fruitless = 0;
        if (isFirst) return;
        this.tell({ type: 'readFailed', code: failure?.code ?? 'internal', message: failure?.message ?? OFFLINE_TEXT });
      } else if (VIEWS[this.view].mode === 'changed') {
        this.#readSoon(0);
      }
    } finally {
      hurried?.();
    }
  }
}

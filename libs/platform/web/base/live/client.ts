// The connection to the live gateway and the subscriptions over it. One client per audience (account or link).

import { LIVE_VERSION, STALE_AFTER_MS, type ViewName } from '@rampa/contract';
import { Channel, type ChannelHost, type Live } from './channel.ts';
import { ServerClock } from './clock.ts';
import { backoff } from '../backoff.ts';
import type { LiveSocket } from './live-socket.ts';
import { browserEnvironment, type Environment } from './environment.ts';
import { channelId, connectRefusalOf, frameOf, refusalOf, type Refusal } from './wire.ts';

export type Connection = 'connecting' | 'connected' | 'disconnected';

const TICK_MS = 1_000;
const CLOCK_EVERY_MS = 60_000;
const AGAIN_MS = 400;
const AGAIN_MOST_MS = 5_000;
/** A screen that is drawn anew gives its subscription up and takes it again; in between it is kept. */
const LINGER_MS = 1_000;
/** Refusals that may pass; every other one ends the subscription. */
const PASSING = new Set(['unavailable', 'internal', 'tooMany']);
const OLD_PAGE = 'Страница устарела. Закройте её и откройте снова.';

export class LiveClient {
  readonly clock: ServerClock;
  readonly link: string | undefined;
  #environment: Environment;
  #socket: LiveSocket;
  #host: ChannelHost;
  #channels = new Map<string, Channel>();
  #connection: Connection = 'disconnected';
  #since: number;
  /** Server's milliseconds of the last frame. */
  #heardAt: number | null = null;
  /** The device's wall clock at the last tick. */
  #tickedAt = 0;
  #watchers = new Set<() => void>();
  #attempt = 0;
  #running = false;
  #refused: Refusal | null = null;
  #stops: (() => void)[] = [];
  #cancelConnect: (() => void) | null = null;

  constructor(given: { link?: string; environment?: Environment } = {}) {
    const environment = given.environment ?? browserEnvironment;
    this.#environment = environment;
    this.link = given.link;
    this.clock = new ServerClock(environment);
    this.#since = this.clock.now();
    this.#socket = environment.socket(given.link);
    this.#host = {
      environment,
      link: given.link,
      subscribe: (channel) => void this.#subscribe(channel),
      reconnect: () => this.#reconnect(),
      readChanged: () => this.#watchers.forEach((watcher) => watcher()),
    };
    this.#socket.on('connect', () => this.#connected());
    this.#socket.on('disconnect', () => this.#disconnected());
    this.#socket.on('connect_error', (error: unknown) => this.#notConnected(error));
    this.#socket.on('frame', (value: unknown) => this.#frame(value));
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    const { every, onReturn, onWrite, wall } = this.#environment;
    this.#tickedAt = wall();
    this.#stops = [
      every(() => this.#tick(), TICK_MS),
      every(() => this.#measure(), CLOCK_EVERY_MS),
      onReturn(() => this.#returned()),
      ...(onWrite ? [onWrite(() => this.#readApart(({ isRead }) => isRead))] : []),
    ];
    this.#connect();
  }

  stop(): void {
    this.#running = false;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#cancelConnect?.();
    this.#cancelConnect = null;
    this.#socket.disconnect();
    for (const channel of this.#channels.values()) channel.close();
  }

  /** Something else has just reached the server: no reason to wait any longer. */
  hurry(): void {
    if (!this.#running || this.#socket.connected) return;
    this.#attempt = 0;
    if (this.#cancelConnect) this.#connect();
  }

  /** A person asks again for what does not come: by HTTP at once, and a connection is tried. */
  askAgain(): void {
    this.hurry();
    this.#readApart();
  }

  #readApart(which: (live: Live<unknown>) => boolean = () => true): void {
    if (this.#socket.connected) return;
    for (const channel of this.#channels.values()) if (channel.isWatched && which(channel.live)) channel.readNow();
  }

  /** The live connection fails but the server answers, so pictures are read by HTTP. */
  get isRead(): boolean {
    return [...this.#channels.values()].some(({ isWatched, live }) => isWatched && live.isRead);
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Server's milliseconds since when `connection` is what it is. */
  get connectionSince(): number {
    return this.#since;
  }

  watchConnection(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  /** The subscription itself; it lives as long as somebody watches it. */
  channel(view: ViewName, key: string): Channel {
    const id = channelId(view, key);
    const found = this.#channels.get(id);
    if (found && found.picture.status !== 'ended') return found;
    if (found?.isWatched) return found;
    const channel = new Channel(this.#host, view, key);
    this.#channels.set(id, channel);
    return channel;
  }

  watch(channel: Channel, listener: () => void): () => void {
    const isFirst = !channel.isWatched;
    const stop = channel.watch(listener);
    this.#channels.set(channelId(channel.view, channel.key), channel);
    if (isFirst && this.#refused) channel.tell({ type: 'refused', ...this.#refused });
    else if (isFirst && this.#socket.connected && !channel.picture.connected) channel.tell({ type: 'connected' });
    return () => {
      stop();
      if (!channel.isWatched) this.#environment.later(() => this.#release(channel), LINGER_MS);
    };
  }

  #release(channel: Channel): void {
    const id = channelId(channel.view, channel.key);
    if (channel.isWatched || this.#channels.get(id) !== channel) return;
    channel.close();
    channel.tell({ type: 'disconnected' });
    this.#channels.delete(id);
    if (this.#socket.connected) this.#socket.emit('unsubscribe', { view: channel.view, key: channel.key });
  }

  async #subscribe(channel: Channel): Promise<void> {
    const { view, key } = channel;
    const { epoch, revision } = channel.picture;
    const has = epoch !== null && revision !== null ? { epoch, revision } : {};
    let refusal: Refusal | null;
    try {
      refusal = refusalOf(await this.#socket.ask('subscribe', { view, key, ...has }));
    } catch {
      // No acknowledgement: the machine asks again when nothing has come in ten seconds.
      return;
    }
    if (refusal && !PASSING.has(refusal.code)) channel.tell({ type: 'refused', ...refusal });
  }

  #frame(value: unknown): void {
    const frame = frameOf(value);
    this.#heardAt = this.clock.now();
    if (frame) this.#channels.get(channelId(frame.view, frame.key))?.tell({ type: 'frame', frame });
  }

  #connect(): void {
    this.#cancelConnect?.();
    this.#cancelConnect = null;
    if (!this.#running || this.#socket.connected || this.#refused) return;
    this.#be('connecting');
    this.#socket.connect();
  }

  #connectLater(): void {
    if (!this.#running || this.#cancelConnect || this.#refused) return;
    const { later, random } = this.#environment;
    this.#cancelConnect = later(() => this.#connect(), backoff(random, this.#attempt++, AGAIN_MS, AGAIN_MOST_MS));
  }

  #connected(): void {
    this.#attempt = 0;
    this.#be('connected');
    this.#measure();
    this.#all({ type: 'connected' });
  }

  #disconnected(): void {
    this.#be('disconnected');
    this.#all({ type: 'disconnected' });
    this.#connectLater();
  }

  #notConnected(error: unknown): void {
    this.#be('disconnected');
    const refusal = connectRefusalOf(error);
    if (refusal?.code === 'version') {
      if (this.#environment.reloadOnce(LIVE_VERSION)) return;
      this.#refused = { code: 'version', message: refusal.message || OLD_PAGE };
    } else if (refusal && !PASSING.has(refusal.code)) {
      this.#refused = refusal;
    }
    if (this.#refused) this.#all({ type: 'refused', ...this.#refused });
    else this.#connectLater();
  }

  #reconnect(): void {
    if (!this.#socket.connected) return;
    // The event `disconnect` follows and brings the next attempt.
    this.#socket.disconnect();
  }

  #returned(): void {
    if (!this.#socket.connected) {
      this.#readApart(({ isRead, fault }) => isRead || fault !== null);
      return this.hurry();
    }
    this.#tick();
    this.#measure();
  }

  #tick(): void {
    const last = this.#tickedAt;
    this.#tickedAt = this.#environment.wall();
    // Only the wall clock knows how long a device has slept: the one that only grows may have slept with it.
    if (this.#tickedAt - last >= STALE_AFTER_MS && this.#environment.isSeen()) this.#woke();
    this.#all({ type: 'tick' });
  }

  /** A connection may die unnoticed while the device sleeps, so pictures count as old until a new one has brought them. */
  #woke(): void {
    this.#all({ type: 'woke' });
    if (this.#socket.connected) this.#socket.disconnect();
    // Devices wake at different times, so this one connects without the usual delay.
    this.hurry();
  }

  #measure(): void {
    if (this.#socket.connected) this.clock.measure(this.#socket).catch(() => undefined);
  }

  #all(told: Parameters<Channel['tell']>[0]): void {
    for (const channel of [...this.#channels.values()]) {
      if (channel.isWatched || told.type === 'disconnected') channel.tell(told);
    }
  }

  #be(connection: Connection): void {
    const wasOff = this.#connection !== 'connected';
    if (this.#connection === connection) return;
    this.#connection = connection;
    // Attempts in between do not change since when there is no connection.
    if (!wasOff || connection === 'connected') this.#since = this.#changedAt();
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** A connection that had gone silent was lost when it fell silent, not when we noticed. */
  #changedAt(): number {
    const now = this.clock.now();
    if (this.#connection === 'connected' || this.#heardAt === null) return now;
    return now - this.#heardAt >= STALE_AFTER_MS ? this.#heardAt : now;
  }
}

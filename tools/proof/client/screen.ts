// One screen over one socket: follows a view by the client's rules and records what it has shown.

import type { Socket } from 'socket.io-client';
import { STALE_AFTER_MS, VIEWS, type Frame, type ViewName } from '@rampa/contract';
import type { Address } from './asking.ts';
import { openLiveSocket } from './live-socket.ts';
import { ReadLoop } from './read-loop.ts';
import { readView } from './read-view.ts';
import {
  confirm,
  hear,
  isNewest,
  nothingKnown,
  take,
  tellKnowledge,
  type Knowledge,
  type Shown,
  type Want,
} from './screen-rules.ts';

const REMEMBERED = 40;
/** Refusals that say nothing about access. */
const PASSING = new Set(['unavailable', 'internal', 'tooMany']);
const ASK_AGAIN_MS = 600;

export interface ScreenOptions {
  address: Address;
  view: ViewName;
  key: string;
  token?: string;
  /** For a mutant: ignores the epoch. */
  heedless?: boolean;
  /** Delays an answer by HTTP, as a bad network does. */
  hold?: () => Promise<void>;
}

export class Screen {
  readonly options: ScreenOptions;
  /** The last pictures, the newest last. */
  readonly shownLately: Shown[] = [];
  /** How often one connection brought an older revision of an epoch after a newer one. */
  wentBack = 0;
  frames = 0;
  reconnects = -1;
  onShown: (shown: Shown) => void = () => undefined;
  /** Called for each picture or announcement when its frame arrives. */
  onFrame: (frame: { epoch: string; revision: number; at: number }) => void = () => undefined;
  #known: Knowledge = nothingKnown();
  #socket: Socket | null = null;
  #etag: string | null = null;
  #reads = new ReadLoop(
    () => this.#read(),
    () => !this.#stopped && this.#socket?.connected === true,
  );
  #last: { epoch: string; revision: number } | null = null;
  #frameAt = performance.now();
  #watch: NodeJS.Timeout | null = null;
  #attempt = 0;
  #isAway = false;
  #stopped = false;

  constructor(options: ScreenOptions) {
    this.options = options;
  }

  get name(): string {
    return `${this.options.view} ${this.options.key.slice(0, 8)}`;
  }

  get shown(): Shown | null {
    return this.#known.shown;
  }

  /** What the screen itself believes: connected and showing the newest picture that it has heard of. */
  get isLive(): boolean {
    return this.#socket?.connected === true && isNewest(this.#known);
  }

  /** Diagnosis for people. */
  get condition(): string {
    const connection = this.#socket?.connected ? 'connected' : 'not connected';
    const silent = Math.round(performance.now() - this.#frameAt);
    return `${connection}; ${tellKnowledge(this.#known)}; ${this.frames} frames, ${this.reconnects} reconnects, silent for ${silent} ms`;
  }

  get ended(): string | null {
    return this.#known.ended;
  }

  start(): this {
    this.#watch = setInterval(() => this.#look(), 1_000);
    this.#connect();
    return this;
  }

  /** Drops its connection, as a bad network does; it reconnects by itself to the next node. */
  drop(): void {
    this.#socket?.io.engine?.close();
  }

  /** Goes offline and stays so until `comeBack`. */
  leave(): void {
    this.#isAway = true;
    this.#socket?.disconnect();
  }

  /** Reconnects to the node that its address names now. */
  comeBack(): void {
    this.#isAway = false;
    this.#attempt = 0;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#watch) clearInterval(this.#watch);
    this.#socket?.disconnect();
  }

  #connect(): void {
    if (this.#stopped || this.#isAway) return;
    const { address, token } = this.options;
    const socket = openLiveSocket(address(), token);
    this.#socket = socket;
    this.#frameAt = performance.now();
    let over = false;
    const again = () => {
      if (over || this.#stopped) return;
      over = true;
      this.#known.awaiting = false;
      socket.disconnect();
      const wait = Math.random() * Math.min(4_000, 200 * 2 ** this.#attempt++);
      // Meanwhile it may have reconnected over another socket.
      setTimeout(() => socket === this.#socket && this.#connect(), wait);
    };
    socket.on('connect', () => {
      this.#attempt = 0;
      this.reconnects++;
      this.#last = null;
      void this.#subscribe();
    });
    socket.on('connect_error', again);
    socket.on('disconnect', again);
    socket.on('frame', (frame: Frame) => {
      if (socket === this.#socket) this.#frame(frame);
    });
  }

  async #subscribe(): Promise<void> {
    const { view, key } = this.options;
    const { shown } = this.#known;
    this.#known.awaiting = true;
    const socket = this.#socket!;
    const has = shown ? { epoch: shown.epoch, revision: shown.revision } : {};
    try {
      const answer = (await socket.timeout(8_000).emitWithAck('subscribe', { view, key, ...has })) as {
        ok: boolean;
        code?: string;
      };
      if (answer.ok) return;
      if (!PASSING.has(answer.code ?? '')) this.#known.ended = answer.code ?? 'refused';
      // The server could not answer just now (its database is away): asked again soon.
      else setTimeout(() => this.#askAgain(socket), ASK_AGAIN_MS * (0.5 + Math.random()));
    } catch {
      // If nothing comes, the watchdog closes the socket.
    }
  }

  #askAgain(socket: Socket): void {
    if (socket === this.#socket && socket.connected && this.#known.awaiting) void this.#subscribe();
  }

  #frame(frame: Frame): void {
    this.frames++;
    this.#frameAt = performance.now();
    if (frame.t === 'state' || frame.t === 'changed') {
      if (this.#last?.epoch === frame.epoch && frame.revision < this.#last.revision) this.wentBack++;
      this.#last = { epoch: frame.epoch, revision: frame.revision };
      this.onFrame({ epoch: frame.epoch, revision: frame.revision, at: this.#frameAt });
    }
    this.#after(() => hear(this.#known, frame, this.#frameAt, this.options.heedless));
  }

  #after(learn: () => Want): void {
    const before = this.#known.shown;
    const want = learn();
    const { shown } = this.#known;
    if (shown && shown !== before) {
      this.shownLately.push(shown);
      if (this.shownLately.length > REMEMBERED) this.shownLately.shift();
      this.onShown(shown);
    }
    if (want === 'subscribe') void this.#subscribe();
    if (want !== 'read') return;
    // Small views come only in frames.
    if (VIEWS[this.options.view].mode === 'state') void this.#subscribe();
    else this.#reads.soon();
  }

  async #read(): Promise<void> {
    const { view, key, token, address, heedless } = this.options;
    const has = this.#known.shown ? this.#etag : null;
    const read = await readView(address(), view, key, token, has);
    await this.options.hold?.();
    if (this.#isAway) throw new Error('No answer comes to whoever has left');
    if (read.same) {
      this.#after(() => confirm(this.#known, read.epoch, read.revision));
      return;
    }
    this.#etag = read.etag;
    const { epoch, revision, state } = read;
    this.#after(() => take(this.#known, { epoch, revision, state, at: performance.now() }, heedless));
  }

  /** Treats a silent connection as dead, as the product's client does. */
  #look(): void {
    if (performance.now() - this.#frameAt < STALE_AFTER_MS || this.#stopped) return;
    this.#frameAt = performance.now();
    this.#socket?.disconnect();
  }
}

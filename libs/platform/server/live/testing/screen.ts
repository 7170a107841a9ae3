// A screen as the specs see it: it keeps every frame and what a correct client would show.

import {
  LIVE_PATH,
  LIVE_VERSION,
  frame as frameSchema,
  type Frame,
  type Subscribed,
  type ViewName,
} from '@rampa/contract';
import { io, type Socket } from 'socket.io-client';

export interface Shown {
  epoch: string;
  revision: number;
  state: unknown;
}

export class Screen {
  readonly frames: Frame[] = [];
  disconnected: string | null = null;
  refusal: { code: string; message: string } | null = null;

  private constructor(readonly socket: Socket) {
    socket.on('frame', (value: unknown) => this.frames.push(frameSchema.parse(value)));
    socket.on('disconnect', (reason) => (this.disconnected = reason));
    socket.on('connect_error', (error) => (this.refusal = (error as { data?: Screen['refusal'] }).data ?? null));
  }

  static connect(url: string, auth: Record<string, unknown> = {}, headers: Record<string, string> = {}): Screen {
    const socket = io(url, {
      ...{ path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
      auth: { version: LIVE_VERSION, ...auth },
      extraHeaders: headers,
    });
    return new Screen(socket);
  }

  static async watching(url: string, view: ViewName, key: string, auth: Record<string, unknown> = {}): Promise<Screen> {
    const screen = Screen.connect(url, auth);
    const answer = await screen.subscribe(view, key);
    if (!answer.ok) throw new Error(`refused: ${answer.code}`);
    return screen;
  }

  subscribe(view: ViewName | string, key: string): Promise<Subscribed> {
    return this.socket.timeout(10_000).emitWithAck('subscribe', { view, key }) as Promise<Subscribed>;
  }

  of<T extends Frame['t']>(t: T): Extract<Frame, { t: T }>[] {
    return this.frames.filter((frame): frame is Extract<Frame, { t: T }> => frame.t === t);
  }

  /** The client's rules: another epoch resets, a revision that is not newer is dropped. */
  get shown(): Shown | null {
    return this.of('state').reduce<Shown | null>(
      (shown, { epoch, revision, state }) =>
        shown?.epoch === epoch && revision <= shown.revision ? shown : { epoch, revision, state },
      null,
    );
  }

  get value(): number | undefined {
    return (this.shown?.state as { value?: number } | undefined)?.value;
  }

  /** A sleeping phone: the connection stays, nobody reads from it. */
  sleep(): void {
    this.wire.pause();
  }

  wake(): void {
    this.wire.resume();
  }

  private get wire(): { pause(): void; resume(): void } {
    const { transport } = this.socket.io.engine as unknown as { transport: { ws: { _socket: Screen['wire'] } } };
    return transport.ws._socket;
  }

  close(): void {
    this.socket.disconnect();
  }
}

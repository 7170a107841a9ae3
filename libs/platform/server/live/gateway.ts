// The entrance of the sockets: who may connect, what a client may ask for and how often. Nest's guards do not run on a
// connection, so Socket.IO's own middleware asks for the identity.

import {
  Ack,
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import { Inject, Logger } from '@nestjs/common';
import { handshake, LIVE_PATH, LIVE_VERSION, subscribe, unsubscribe, type Subscribed } from '@rampa/contract';
import { Failure, failureText, type FailureCode } from '@rampa/kernel';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { Authenticator } from '../access/authenticator.ts';
import { ANONYMOUS } from '../access/scope.ts';
import { tokensOf } from '../http/cookies.ts';
import { isOwnPage } from '../http/own-page.ts';
import { Rates } from '../rates/rates.ts';
import { Channels } from './channels.ts';
import { FloodGate, type IncomingConnection } from './flood-gate.ts';
import { Heads } from './heads.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, type LiveOptions } from './options.ts';
import type { Identity } from './seat.ts';
import { Seats } from './seats.ts';
import { Turnstile, withLimit } from './timing.ts';

const OTHER_VERSION = 'Вышла новая версия. Обновите страницу.';
const greeting = handshake.extend({ token: z.string().min(16).max(128).optional() });

type Answer = ((answer: unknown) => void) | undefined;

@WebSocketGateway({
  path: LIVE_PATH,
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  maxHttpBufferSize: 16 * 1024,
  pingInterval: 10_000,
  pingTimeout: 10_000,
  connectTimeout: 10_000,
})
export class LiveGateway implements OnGatewayInit<Server>, OnGatewayConnection<Socket>, OnGatewayDisconnect<Socket> {
  private readonly logger = new Logger('live');
  private readonly identities = new WeakMap<Socket, Identity>();
  private readonly turnstile: Turnstile;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly seats: Seats,
    private readonly channels: Channels,
    private readonly heads: Heads,
    private readonly metrics: LiveMetrics,
    private readonly rates: Rates,
    @Inject(LIVE_OPTIONS) private readonly options: LiveOptions,
  ) {
    this.turnstile = new Turnstile(options.readsAtOnce);
  }

  afterInit(server: Server): void {
    const gate = new FloodGate(this.options, this.metrics);
    server.engine.on('connection', (connection: IncomingConnection) => gate.watch(connection));
    server.use((socket, next) => {
      this.identify(socket).then(
        (identity) => {
          this.identities.set(socket, identity);
          next();
        },
        (error: unknown) => next(asConnectError(error)),
      );
    });
  }

  handleConnection(socket: Socket): void {
    this.seats.take(socket, this.identities.get(socket)!);
  }

  handleDisconnect(socket: Socket): void {
    this.seats.leave(socket);
  }

  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Answer): Promise<void> {
    const seat = this.seats.of(socket);
    const asked = subscribe.safeParse(body);
    if (!seat) return;
    if (!asked.success) return ack?.(refused('badRequest'));
    let isAnswered = false;
    const yes = (): void => {
      if (!isAnswered) ack?.({ ok: true } satisfies Subscribed);
      isAnswered = true;
    };
    try {
      await this.count(socket, this.identities.get(socket)!);
      await this.channels.subscribe(seat, asked.data.view, asked.data.key, yes);
      yes();
    } catch (error) {
      if (!isAnswered) ack?.(this.asRefusal(error));
    }
  }

  @SubscribeMessage('unsubscribe')
  unsubscribe(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Answer): void {
    const seat = this.seats.of(socket);
    const asked = unsubscribe.safeParse(body);
    if (seat && asked.success) this.channels.unsubscribe(seat, asked.data.view, asked.data.key);
    ack?.(asked.success ? { ok: true } : refused('badRequest'));
  }

  @SubscribeMessage('clock')
  clock(@Ack() ack: Answer): void {
    ack?.({ serverTime: Date.now() });
  }

  /**
   * A token that belongs to nobody (any more) makes a stranger, as in HTTP calls: public displays stay open to
   * strangers.
   */
  private async identify(socket: Socket): Promise<Identity> {
    // Browsers let any site open a WebSocket to any other and send the cookies along, so the origin is checked here.
    if (!isOwnPage(socket.handshake.headers, this.options.publicUrl)) throw new Failure('foreignPage');
    const auth: unknown = socket.handshake.auth;
    if ((auth as { version?: unknown } | null)?.version !== LIVE_VERSION) {
      throw Object.assign(new Error('version'), { data: { code: 'version', message: OTHER_VERSION } });
    }
    const said = greeting.safeParse(auth);
    if (!said.success) throw new Failure('badRequest');
    const { token, link } = said.data;
    const identity = await this.identityOf(
      token ? [token] : tokensOf(socket.handshake.headers, link, this.options.mode),
    );
    await this.count(socket, identity);
    return identity;
  }

  private async identityOf(tokens: readonly string[]): Promise<Identity> {
    const askedAt = this.heads.tick();
    for (const tried of tokens) {
      const actor = await this.turnstile.run(() =>
        withLimit(this.authenticator.actorOf(tried), this.options.readLimitMs),
      );
      if (actor) return { actor, token: tried, askedAt };
    }
    return { actor: ANONYMOUS, token: null, askedAt };
  }

  /** A connection and what it asks for count alike. Throws Failure tooMany. */
  private count(socket: Socket, { actor }: Identity): Promise<void> {
    return this.rates.count('sockets', actor, this.options.addressOf(socket.request));
  }

  private asRefusal(error: unknown): Subscribed {
    if (error instanceof Failure) return refused(error.code, error.details[0]?.message);
    this.logger.debug(`subscribe: ${(error as Error).message}`);
    return refused('unavailable');
  }
}

function refused(code: FailureCode, message = failureText(code)): Subscribed & { ok: false } {
  return { ok: false, code, message };
}

function asConnectError(error: unknown): Error {
  if (error instanceof Error && 'data' in error) return error;
  const code: FailureCode = error instanceof Failure ? error.code : 'unavailable';
  return Object.assign(new Error(code), { data: { code, message: failureText(code) } });
}

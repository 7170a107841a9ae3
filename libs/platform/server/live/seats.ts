// All screens connected to this node. Ended sessions and sockets that do not read are removed here.

import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Socket } from 'socket.io';
import { Authenticator } from '../access/authenticator.ts';
import { Channels } from './channels.ts';
import { Heads } from './heads.ts';
import { LiveMetrics } from './metrics.ts';
import { LIVE_OPTIONS, type LiveOptions } from './options.ts';
import { SocketWriter } from './socket-writer.ts';
import { Seat, type Identity } from './seat.ts';
import { monotonic, withLimit } from './timing.ts';

@Injectable()
export class Seats implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('live');
  private readonly seats = new Map<string, { seat: Seat; socket: Socket }>();
  private timer: NodeJS.Timeout | null = null;
  private isSweeping = false;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly channels: Channels,
    private readonly heads: Heads,
    private readonly metrics: LiveMetrics,
    @Inject(LIVE_OPTIONS) private readonly options: LiveOptions,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.sweep(), this.options.sessionsMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
  }

  take(socket: Socket, identity: Identity): void {
    const writer = new SocketWriter(socket, this.options, this.metrics, () => this.channels.drained(seat));
    const seat: Seat = new Seat(writer, identity, this.authenticator, this.heads.tick);
    this.seats.set(socket.id, { seat, socket });
    this.metrics.sockets = this.seats.size;
  }

  of(socket: Socket): Seat | null {
    return this.seats.get(socket.id)?.seat ?? null;
  }

  leave(socket: Socket): void {
    const found = this.seats.get(socket.id);
    if (!found) return;
    this.channels.leave(found.seat);
    this.seats.delete(socket.id);
    this.metrics.sockets = this.seats.size;
  }

  private async sweep(): Promise<void> {
    this.cutLagging();
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      await this.endSessions();
    } catch (error) {
      this.logger.debug(`sessions cannot be looked at: ${(error as Error).message}`);
    } finally {
      this.isSweeping = false;
    }
  }

  private async endSessions(): Promise<void> {
    const sessions = new Set<Guid>();
    for (const { seat } of this.seats.values()) if (seat.session) sessions.add(seat.session);
    if (sessions.size === 0) return;
    const over = new Set(await withLimit(this.authenticator.ended([...sessions]), this.options.readLimitMs));
    if (over.size === 0) return;
    for (const { seat, socket } of [...this.seats.values()]) {
      if (!seat.session || !over.has(seat.session)) continue;
      this.channels.endSeat(seat, new Failure('sessionEnded'));
      socket.disconnect(true);
    }
  }

  /** Closes sockets that do not read. A sleeping phone reconnects later and gets the newest snapshot then. */
  private cutLagging(): void {
    const before = monotonic() - this.options.laggingMs;
    for (const { seat } of [...this.seats.values()]) {
      if (seat.writer.fullSince === null || seat.writer.fullSince > before) continue;
      this.metrics.lagging++;
      seat.writer.cut();
    }
  }
}

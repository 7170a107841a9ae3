// Writes frames to one socket and limits how much may wait unsent. It writes the channel's bytes directly and uses
// Engine.IO's own queue only while that holds something, so that the order stays.

import type { Socket } from 'socket.io';
import type { LiveMetrics } from './metrics.ts';
import type { LiveOptions } from './options.ts';
import type { Packet } from './packet.ts';
import { monotonic } from './timing.ts';

type Sent = (error?: Error) => void;

/** The parts of the `ws` socket that Engine.IO's WebSocket transport uses itself. */
interface RawSocket {
  readyState: number;
  bufferedAmount: number;
  terminate(): void;
  _sender?: { sendFrame?(frame: Buffer[], sent?: Sent): void };
}

export interface Closable {
  transport: { socket?: Pick<RawSocket, 'terminate'> };
  close(discard?: boolean): unknown;
}

interface Connection extends Closable {
  readyState: string;
  writeBuffer: unknown[];
  transport: { socket?: RawSocket };
  write(data: string, options: { wsPreEncodedFrame: Buffer[]; compress: boolean }, sent: Sent): unknown;
}

const OPEN = 1;

/** Ends the connection at once, without waiting for a peer that does not read. */
export function cutConnection(connection: Closable): void {
  const raw = connection.transport.socket;
  if (raw) raw.terminate();
  else connection.close(true);
}

export class SocketWriter {
  /** Time since which frames are skipped; null while they are sent. */
  fullSince: number | null = null;
  private readonly connection: Connection;
  private unsent = 0;

  constructor(
    socket: Socket,
    private readonly options: LiveOptions,
    private readonly metrics: LiveMetrics,
    private readonly drained: () => void,
  ) {
    // Engine.IO declares neither its write buffer nor the socket below.
    this.connection = socket.conn as unknown as Connection;
  }

  /** False: the frame is not taken because too much is unsent. `drained` is called when there is room again. */
  send(packet: Packet): boolean {
    if (this.fullSince !== null && !this.isOver(0.5)) this.fullSince = null;
    if (this.fullSince !== null || this.isOver(1)) {
      this.fullSince ??= monotonic();
      this.metrics.skipped++;
      return false;
    }
    this.write(packet);
    return true;
  }

  /** Takes the frame however much is unsent: for the last frame of a channel. */
  write(packet: Packet): void {
    const { connection } = this;
    if (connection.readyState !== 'open') return;
    this.metrics.sent++;
    const raw = connection.transport.socket;
    const isDirect = connection.writeBuffer.length === 0 && raw?.readyState === OPEN && raw._sender?.sendFrame;
    // A callback costs more than the frame. While nothing waits, one more frame needs none: if the socket cannot take
    // it, `bufferedAmount` grows and every later frame is counted.
    if (isDirect && this.unsent === 0 && raw.bufferedAmount === 0) return raw._sender!.sendFrame!(packet.bytes);
    this.unsent++;
    if (isDirect) raw._sender!.sendFrame!(packet.bytes, this.sent);
    else connection.write(packet.data, { wsPreEncodedFrame: packet.bytes, compress: false }, this.sent);
  }

  cut(): void {
    cutConnection(this.connection);
  }

  private readonly sent: Sent = () => {
    this.unsent--;
    if (this.fullSince === null || this.isOver(0.5)) return;
    this.fullSince = null;
    this.drained();
  };

  private isOver(share: number): boolean {
    return (
      this.unsent >= this.options.unsentFrames * share ||
      (this.connection.transport.socket?.bufferedAmount ?? 0) >= this.options.unsentBytes * share
    );
  }
}

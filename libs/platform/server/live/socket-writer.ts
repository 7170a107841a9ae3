// The way out to one socket: it writes frames and limits how much of them may wait unsent. It writes a channel's bytes as
// they are, and uses Engine.IO's own queue only while that holds something, so that the order stays.

import type { Socket } from 'socket.io';
import type { LiveMetrics } from './metrics.ts';
import type { LiveOptions } from './options.ts';
import type { Packet } from './packet.ts';
import { monotonic } from './timing.ts';

type Sent = (error?: Error) => void;

/** As Engine.IO's WebSocket transport itself uses the `ws` socket below it. */
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

/** Ends the connection without waiting for a peer that does not read or does not stop. */
export function cutConnection(connection: Closable): void {
  const raw = connection.transport.socket;
  if (raw) raw.terminate();
  else connection.close(true);
}

export class SocketWriter {
  /** Since when frames are skipped; null while they are not. */
  fullSince: number | null = null;
  private readonly connection: Connection;
  private unsent = 0;

  constructor(
    socket: Socket,
    private readonly options: LiveOptions,
    private readonly metrics: LiveMetrics,
    private readonly drained: () => void,
  ) {
    this.connection = socket.conn as unknown as Connection;
  }

  /** False: not taken, because too much is unsent; `drained` is called when there is room again. */
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

  /** For a channel's last frame: it is taken however much is unsent. */
  write(packet: Packet): void {
    const { connection } = this;
    if (connection.readyState !== 'open') return;
    this.metrics.sent++;
    const raw = connection.transport.socket;
    const isDirect = connection.writeBuffer.length === 0 && raw?.readyState === OPEN && raw._sender?.sendFrame;
    // Being told that a frame has left costs more than the frame. Where nothing waits one more needs no telling: if the
    // socket does not take it, `bufferedAmount` says so, and everything after it is counted.
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

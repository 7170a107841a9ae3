// Limits how much one connection may send. It counts below Socket.IO, so that no malformed packet escapes the count.

import type { LiveMetrics } from './metrics.ts';
import type { LiveOptions } from './options.ts';
import { cutConnection, type Closable } from './socket-writer.ts';
import { monotonic } from './timing.ts';

export interface IncomingConnection extends Closable {
  on(event: 'data', listener: () => void): unknown;
}

export class FloodGate {
  constructor(
    private readonly options: Pick<LiveOptions, 'messages' | 'messagesMs'>,
    private readonly metrics: LiveMetrics,
  ) {}

  watch(connection: IncomingConnection): void {
    let count = 0;
    let endsAt = 0;
    connection.on('data', () => {
      const now = monotonic();
      if (now > endsAt) {
        endsAt = now + this.options.messagesMs;
        count = 0;
      }
      if (++count !== this.options.messages + 1) return;
      this.metrics.floods++;
      cutConnection(connection);
    });
  }
}

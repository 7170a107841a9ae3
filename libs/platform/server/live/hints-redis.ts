// Hints over Redis pub/sub. When Redis is dead only the hint is lost: nothing waits, queues or throws.

import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isGuid, newSecret } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { Hints, type Hint } from './hints.ts';

export const HINTS_CHANNEL = 'rampa:hints';

/** Most hints that may be on their way to a Redis that does not answer; further ones are dropped. */
const UNANSWERED_LIMIT = 1_000;

@Injectable()
export class RedisHints extends Hints implements OnModuleDestroy {
  private readonly listeners: ((hint: Hint) => void)[] = [];
  private readonly subscriber: Redis;
  private readonly node = newSecret();
  private unanswered = 0;

  constructor(private readonly redis: Redis) {
    super();
    this.subscriber = redis.duplicate({
      enableOfflineQueue: false,
      maxRetriesPerRequest: null,
      autoResubscribe: false,
      retryStrategy: (attempt: number) => Math.min(50 * attempt, 1_000),
    });
    this.subscriber.on('error', () => undefined); // ioredis reconnects for ever; the poll serves meanwhile.
    this.subscriber.on('ready', () => {
      this.subscriber.subscribe(HINTS_CHANNEL).catch(() => undefined);
    });
    this.subscriber.on('message', (_channel: string, text: string) => this.heard(text));
  }

  publish(hint: Hint): void {
    this.tell(hint);
    if (this.redis.status !== 'ready' || this.unanswered >= UNANSWERED_LIMIT) return;
    this.unanswered++;
    this.redis
      .publish(HINTS_CHANNEL, JSON.stringify({ ...hint, node: this.node }))
      .catch(() => undefined)
      .finally(() => this.unanswered--);
  }

  listen(listener: (hint: Hint) => void): void {
    this.listeners.push(listener);
  }

  onModuleDestroy(): void {
    this.subscriber.disconnect();
  }

  private heard(text: string): void {
    let hint: (Partial<Hint> & { node?: string }) | null;
    try {
      hint = JSON.parse(text) as typeof hint;
    } catch {
      return;
    }
    // This process was told of its own hints when it published them.
    if (isGuid(hint?.stream) && hint.node !== this.node) this.tell(hint as Hint);
  }

  private tell(hint: Hint): void {
    for (const listener of this.listeners) listener(hint);
  }
}

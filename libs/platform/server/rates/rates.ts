// Rate limits. This node counts at once by itself. Redis counts for all nodes together, after the answer has left: no
// request waits for Redis, and without Redis the node's own count holds.

import { Inject, Injectable, Logger } from '@nestjs/common';
import { counted, TooMany } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../access/scope.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { Secrets } from '../secrets/secrets.ts';
import { BOUNDS, WINDOW_S, type Bounds, type Bucket } from './bounds.ts';
import { networkOf } from './network.ts';

interface Counter {
  here: RateLimiterMemory;
  everywhere: RateLimiterRedis;
}

/** Limits the requests that wait for Redis: one that accepts commands and never answers must not fill the memory. */
const UNANSWERED = 1_000;

@Injectable()
export class Rates {
  private readonly logger = new Logger('rates');
  private readonly counters = new Map<string, Counter>();
  private unanswered = 0;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'rateLimits'>,
    redis: Redis,
    private readonly secrets: Secrets,
  ) {
    if (config.rateLimits === 0) return;
    for (const [bucket, bounds] of Object.entries(BOUNDS)) {
      for (const whose of ['person', 'address'] as const) {
        const keyPrefix = nameOf(bucket as Bucket, whose);
        const points = Math.max(1, Math.round(bounds[whose] * config.rateLimits));
        const options = { keyPrefix, points, duration: WINDOW_S };
        const everywhere = { ...options, storeClient: redis, rejectIfRedisNotReady: true };
        this.counters.set(keyPrefix, {
          here: new RateLimiterMemory(options),
          everywhere: new RateLimiterRedis(everywhere),
        });
      }
    }
  }

  /**
   * `address` counts only for a stranger. `weight`: how many requests it counts as. Throws Failure tooMany with the
   * time to wait.
   */
  async count(bucket: Bucket, actor: Actor, address: string, weight = 1): Promise<void> {
    const person = personOf(actor);
    const counter = this.counters.get(nameOf(bucket, person ? 'person' : 'address'));
    if (!counter) return;
    // Redis gets a hash, because it need not know the address.
    const key = person ?? this.secrets.disguise(`rate ${networkOf(address)}`);
    try {
      await counter.here.consume(key, weight);
    } catch (refusal) {
      const { msBeforeNext, consumedPoints } = refusal as RateLimiterRes;
      if (isFirst(consumedPoints, counter.here.points, weight)) this.tell(bucket, person);
      throw tooOften(msBeforeNext);
    }
    this.countEverywhere(counter, key, weight, () => this.tell(bucket, person));
  }

  private countEverywhere({ here, everywhere }: Counter, key: string, weight: number, tell: () => void): void {
    if (this.unanswered >= UNANSWERED) return;
    this.unanswered++;
    everywhere
      .consume(key, weight)
      .catch((refusal: unknown) => {
        // Any other error means that Redis is away, so this node's own count holds.
        if (!(refusal instanceof RateLimiterRes)) return;
        if (isFirst(refusal.consumedPoints, here.points, weight)) tell();
        return here.block(key, Math.max(1, refusal.msBeforeNext / 1000));
      })
      .finally(() => this.unanswered--);
  }

  /** Logged once for each minute in which somebody asks too much. */
  private tell(bucket: Bucket, person: string | null): void {
    this.logger.warn(`too many ${bucket}: ${person ?? 'strangers at one address'}`);
  }
}

function nameOf(bucket: Bucket, whose: keyof Bounds): string {
  return `rampa:rate:${bucket}:${whose}`;
}

/** Number of refusals within one window. */
function isFirst(consumed: number, points: number, weight: number): boolean {
  return consumed > points && consumed - weight <= points;
}

/** Null for a stranger. A link counts by itself, because all its devices are one judge. */
function personOf(actor: Actor): string | null {
  if (actor.kind === 'anonymous' || actor.kind === 'portal') return null;
  return actor.kind === 'account' ? `account:${actor.account}` : `${actor.kind}:${actor.link}`;
}

function tooOften(ms: number): TooMany {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const wait = counted(seconds, 'секунду', 'секунды', 'секунд');
  return new TooMany(seconds, { message: `Слишком много запросов подряд. Подождите ${wait} и повторите.` });
}

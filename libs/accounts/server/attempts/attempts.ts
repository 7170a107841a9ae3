// Rate limits, counted in Redis for all nodes together. Each node also counts for itself, so that a dead, slow or
// emptied Redis neither locks people out nor lifts the limits.

import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rampa/accounts/domain';
import { newSecret, TooMany } from '@rampa/kernel';
import { Secrets, withLimit } from '@rampa/platform/server';
import { Redis } from 'ioredis';
import { LIMITS, type Counted, type LimitName } from './limits.ts';

const REDIS_LIMIT_MS = 300;

/**
 * Takes an attempt under every key or under none, by Redis's clock. Arguments after the attempt: limit and window of
 * each key.
 */
const TAKE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for index, key in ipairs(KEYS) do
  redis.call('zremrangebyscore', key, '-inf', now - tonumber(ARGV[2 * index + 1]))
  if redis.call('zcard', key) >= tonumber(ARGV[2 * index]) then return 0 end
end
for index, key in ipairs(KEYS) do
  redis.call('zadd', key, now, ARGV[1])
  redis.call('pexpire', key, ARGV[2 * index + 1])
end
return 1`;

export interface Attempt {
  /** Takes the attempt back: whoever knows the password is never counted. */
  forgive(): Promise<void>;
}

@Injectable()
export class Attempts {
  private readonly own = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [name, new AttemptLimit(LIMITS[name])]),
  );

  constructor(
    private readonly redis: Redis,
    private readonly secrets: Secrets,
  ) {}

  /** Throws Failure tooMany before any hashing. */
  async begin(...counted: readonly Counted[]): Promise<Attempt> {
    const here = this.takeHere(counted);
    try {
      const everywhere = await this.takeEverywhere(counted);
      return {
        forgive: () => {
          here.forgive();
          return everywhere.forgive();
        },
      };
    } catch (error) {
      here.forgive(); // a refused attempt is not counted
      throw error;
    }
  }

  private takeHere(counted: readonly Counted[]): { forgive(): void } {
    const now = Date.now();
    const taken: Counted[] = [];
    const forgive = () => taken.forEach(([name, key]) => this.own.get(name)!.giveBack(key, now));
    for (const one of counted) {
      if (this.own.get(one[0])!.take(one[1], now)) taken.push(one);
      else {
        forgive();
        throw tooMany([one]);
      }
    }
    return { forgive };
  }

  private async takeEverywhere(counted: readonly Counted[]): Promise<Attempt> {
    const names = counted.map(([name, key]) => this.nameOf(`${name} ${key}`));
    const attempt = newSecret();
    const limits = counted.flatMap(([name]) => [LIMITS[name].limit, LIMITS[name].windowMs]);
    const asked = this.redis.eval(TAKE, names.length, ...names, attempt, ...limits);
    const answer = await withLimit(asked, REDIS_LIMIT_MS).catch(() => null);
    if (answer === 0) throw tooMany(counted);
    return { forgive: () => this.takeBack(names, attempt) };
  }

  private async takeBack(names: string[], attempt: string): Promise<void> {
    const taken = Promise.all(names.map((name) => this.redis.zrem(name, attempt)));
    await withLimit(taken, REDIS_LIMIT_MS).catch(() => undefined);
  }

  /**
   * Keys are hashed with the installation's secret: logins and addresses must not stand in Redis, and two installations
   * may share one.
   */
  private nameOf(key: string): string {
    return `rampa:login:${this.secrets.disguise(key)}`;
  }
}

/** The catalogue's text speaks of a minute; limits by the hour need another text. */
function tooMany(counted: readonly Counted[]): TooMany {
  const windowMs = Math.max(...counted.map(([name]) => LIMITS[name].windowMs));
  const isLong = windowMs > LIMITS.login.windowMs;
  const details = isLong ? { message: 'Слишком много попыток. Попробуйте снова через час.' } : [];
  return new TooMany(windowMs / 1000, details);
}

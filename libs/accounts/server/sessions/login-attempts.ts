// How often a password may be tried, counted in Redis for all nodes together. This node counts for itself as well: a
// dead, slow or emptied Redis then neither locks anybody out nor opens the door.

import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rampa/accounts/domain';
import { Failure, newSecret } from '@rampa/kernel';
import { Secrets, withLimit } from '@rampa/platform/server';
import { Redis } from 'ioredis';

const WINDOW_MS = 60_000;
const REDIS_LIMIT_MS = 300;

/**
 * The account first: a stranger elsewhere must not lock its owner out, so the strict limit is per login and address
 * together. The address comes last and is wide, for a whole hall shares one.
 */
const LIMITS = { loginAndAddress: 10, login: 60, address: 300 };

/** Takes an attempt under every key or under none, by Redis's own clock. */
const TAKE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[1])
for index, key in ipairs(KEYS) do
  redis.call('zremrangebyscore', key, '-inf', now - window)
  if redis.call('zcard', key) >= tonumber(ARGV[2 + index]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('zadd', key, now, ARGV[2])
  redis.call('pexpire', key, window)
end
return 1`;

export interface Attempt {
  /** Takes it back: whoever knows the password is never counted. */
  forgive(): Promise<void>;
}

@Injectable()
export class LoginAttempts {
  private readonly own = Object.values(LIMITS).map((limit) => new AttemptLimit({ limit, windowMs: WINDOW_MS }));

  constructor(
    private readonly redis: Redis,
    private readonly secrets: Secrets,
  ) {}

  /** Failure tooMany, before any hashing. */
  async begin(login: string, address: string): Promise<Attempt> {
    const name = login.toLowerCase();
    const keys = [`${name} ${address}`, name, address];
    const here = this.takeHere(keys);
    try {
      const everywhere = await this.takeEverywhere(keys);
      return {
        forgive: () => {
          here.forgive();
          return everywhere.forgive();
        },
      };
    } catch (error) {
      here.forgive(); // what is refused is not counted
      throw error;
    }
  }

  private takeHere(keys: string[]): { forgive(): void } {
    const now = Date.now();
    const taken: number[] = [];
    const forgive = () => taken.forEach((index) => this.own[index]!.giveBack(keys[index]!, now));
    keys.forEach((key, index) => {
      if (this.own[index]!.take(key, now)) return taken.push(index);
      forgive();
      throw new Failure('tooMany');
    });
    return { forgive };
  }

  private async takeEverywhere(keys: string[]): Promise<Attempt> {
    const names = keys.map((key, index) => this.nameOf(`${index} ${key}`));
    const attempt = newSecret();
    const limits = Object.values(LIMITS);
    const asked = this.redis.eval(TAKE, names.length, ...names, WINDOW_MS, attempt, ...limits);
    const answer = await withLimit(asked, REDIS_LIMIT_MS).catch(() => null);
    if (answer === 0) throw new Failure('tooMany');
    return { forgive: () => this.takeBack(names, attempt) };
  }

  private async takeBack(names: string[], attempt: string): Promise<void> {
    const taken = Promise.all(names.map((name) => this.redis.zrem(name, attempt)));
    await withLimit(taken, REDIS_LIMIT_MS).catch(() => undefined);
  }

  /** Whose login and from where is nobody's business in Redis, and two installations may share one. */
  private nameOf(key: string): string {
    return `rampa:login:${this.secrets.disguise(key)}`;
  }
}

import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '@rampa/kernel';
import { BoundedQueue } from './bounded-queue.ts';

/**
 * Limits of parallel hashing: each takes 19 MiB and one of the four threads that also read files. Waiting ones are
 * served within seconds.
 */
const AT_ONCE = 2;
const MOST_WAITING = 60;

// OWASP's minimum for argon2id: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private readonly queue = new BoundedQueue(AT_ONCE, MOST_WAITING);
  private dummy: Promise<string> | undefined;

  /** Throws Failure tooMany when very many wait; so does `verify`. */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, COST));
  }

  /**
   * Without a stored hash (an unknown login, no password yet) it takes as long and returns false, so that the time
   * reveals nothing.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    this.dummy ??= hash(newSecret(), COST);
    const known = stored || (await this.dummy);
    const isRight = await this.queue.run(() => verify(known, password));
    return Boolean(stored) && isRight;
  }
}

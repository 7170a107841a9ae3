import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '@rampa/kernel';

// OWASP's least for argon2id: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private dummy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Without a stored hash (an unknown login, no password yet) it works as long and answers false: time tells nobody. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    this.dummy ??= hash(newSecret(), COST);
    const isRight = await verify(stored || (await this.dummy), password);
    return Boolean(stored) && isRight;
  }
}

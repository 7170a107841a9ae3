// How often a password may be tried. In this process's memory: with several nodes the limit is as many times higher,
// which argon2 makes harmless, and a dead Redis locks nobody out.

import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rampa/accounts/domain';
import { Failure } from '@rampa/kernel';

const WINDOW_MS = 60_000;

@Injectable()
export class LoginAttempts {
  /** A stranger elsewhere cannot lock the owner out: the strict limit is per login and address together. */
  private readonly perLoginAndAddress = new AttemptLimit({ limit: 10, windowMs: WINDOW_MS });
  private readonly perLogin = new AttemptLimit({ limit: 60, windowMs: WINDOW_MS });
  private readonly perAddress = new AttemptLimit({ limit: 60, windowMs: WINDOW_MS });

  /** Failure tooMany, before any hashing; the answer takes the attempt back once the password proved right. */
  begin(login: string, address: string): { forgive(): void } {
    const now = Date.now();
    const name = login.toLowerCase();
    const limits: [AttemptLimit, string][] = [
      [this.perLoginAndAddress, `${name} ${address}`],
      [this.perLogin, name],
      [this.perAddress, address],
    ];
    const taken: [AttemptLimit, string][] = [];
    const forgive = () => taken.forEach(([limit, key]) => limit.giveBack(key, now));
    for (const [limit, key] of limits) {
      if (!limit.take(key, now)) {
        forgive();
        throw new Failure('tooMany');
      }
      taken.push([limit, key]);
    }
    return { forgive };
  }
}
